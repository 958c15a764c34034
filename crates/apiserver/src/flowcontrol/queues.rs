//! The seats and queues of one priority level: shuffle-sharded queues, served
//! in the order of their virtual finish times, so that a busy flow cannot hold
//! up the others.
//!
//! Every request takes one seat. Pure but for the waker it is given back: the
//! caller locks, the clock is virtual.
//!
//! Upstream followed: `apiserver/pkg/util/flowcontrol/fairqueuing/queueset`,
//! `shufflesharding`. Left out: widths above one seat and borrowing of other
//! levels' seats.

use std::collections::VecDeque;

use super::config::Queuing;

/// A request that waits; `waker` is told when it gets a seat.
#[derive(Debug)]
struct Waiting<W> {
    id: u64,
    start: u64,
    waker: W,
}

#[derive(Debug)]
struct Queue<W> {
    waiting: VecDeque<Waiting<W>>,
    /// Virtual time at which the last request enqueued here will have finished.
    finish: u64,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Admission {
    /// A seat was free.
    Seat,
    /// Wait under this id.
    Wait(u64),
    /// The chosen queue is full, or the level does not queue.
    Reject,
}

#[derive(Debug)]
pub struct Level<W> {
    seats: u64,
    in_use: u64,
    queuing: Option<Queuing>,
    queues: Vec<Queue<W>>,
    virtual_time: u64,
    next_id: u64,
}

impl<W> Level<W> {
    pub fn new(seats: u64, queuing: Option<Queuing>) -> Self {
        let mut level = Level { seats, in_use: 0, queuing: None, queues: Vec::new(), virtual_time: 0, next_id: 0 };
        level.reconfigure(seats, queuing);
        level
    }

    /// New limits; waiting requests keep their queues.
    pub fn reconfigure(&mut self, seats: u64, queuing: Option<Queuing>) {
        self.seats = seats.max(1);
        self.queuing = queuing;
        let wanted = queuing.map_or(0, |q| q.queues);
        while self.queues.len() < wanted {
            self.queues.push(Queue { waiting: VecDeque::new(), finish: 0 });
        }
        while self.queues.len() > wanted && self.queues.last().is_some_and(|q| q.waiting.is_empty()) {
            self.queues.pop();
        }
    }

    pub fn in_use(&self) -> u64 {
        self.in_use
    }

    pub fn waiting(&self) -> usize {
        self.queues.iter().map(|q| q.waiting.len()).sum()
    }

    /// `hash` of schema and flow chooses the queues the request may join.
    pub fn enter(&mut self, hash: u64, waker: impl FnOnce() -> W) -> Admission {
        if self.in_use < self.seats && self.waiting() == 0 {
            self.in_use += 1;
            return Admission::Seat;
        }
        let Some(queuing) = self.queuing else { return Admission::Reject };
        let hand = deal(hash, queuing.queues, queuing.hand_size);
        let Some(index) = hand.into_iter().min_by_key(|index| self.queues[*index].waiting.len()) else {
            return Admission::Reject;
        };
        let queue = &mut self.queues[index];
        if queue.waiting.len() >= queuing.queue_length_limit {
            return Admission::Reject;
        }
        let id = self.next_id;
        self.next_id += 1;
        let start = queue.finish.max(self.virtual_time);
        queue.finish = start + 1;
        queue.waiting.push_back(Waiting { id, start, waker: waker() });
        Admission::Wait(id)
    }

    /// A seat is given back; gives the wakers of the requests that sit down now.
    pub fn leave(&mut self) -> Vec<W> {
        self.in_use = self.in_use.saturating_sub(1);
        let mut woken = Vec::new();
        while self.in_use < self.seats {
            let next = self
                .queues
                .iter()
                .enumerate()
                .filter_map(|(index, queue)| queue.waiting.front().map(|w| (w.start, index)))
                .min();
            let Some((start, index)) = next else { break };
            let Some(waiting) = self.queues[index].waiting.pop_front() else { break };
            self.virtual_time = self.virtual_time.max(start);
            self.in_use += 1;
            woken.push(waiting.waker);
        }
        woken
    }

    /// A waiting request gives up. False when it already has a seat.
    pub fn cancel(&mut self, id: u64) -> bool {
        for queue in &mut self.queues {
            if let Some(at) = queue.waiting.iter().position(|w| w.id == id) {
                queue.waiting.remove(at);
                return true;
            }
        }
        false
    }
}

/// A hand of distinct queue numbers dealt from the hash.
pub fn deal(mut hash: u64, queues: usize, hand_size: usize) -> Vec<usize> {
    let mut hand: Vec<usize> = Vec::with_capacity(hand_size);
    for dealt in 0..hand_size.min(queues) {
        let left = (queues - dealt) as u64;
        let mut card = (hash % left) as usize;
        hash /= left;
        // The card is a rank among queues not in the hand yet.
        let mut taken: Vec<usize> = hand.clone();
        taken.sort_unstable();
        for other in taken {
            if card >= other {
                card += 1;
            }
        }
        hand.push(card);
    }
    hand
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUEUING: Queuing = Queuing { queues: 4, hand_size: 1, queue_length_limit: 2 };

    #[test]
    fn a_hand_has_distinct_queues_and_depends_on_the_hash() {
        let hand = deal(0xdead_beef_cafe, 128, 6);
        let mut sorted = hand.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!((hand.len(), sorted.len()), (6, 6));
        assert!(hand.iter().all(|q| *q < 128));
        assert_ne!(hand, deal(0xdead_beef_caff, 128, 6));
    }

    #[test]
    fn full_seats_queue_then_reject() {
        let mut level = Level::new(1, Some(QUEUING));
        assert_eq!(level.enter(0, || 'a'), Admission::Seat);
        assert_eq!(level.enter(0, || 'b'), Admission::Wait(0));
        assert_eq!(level.enter(0, || 'c'), Admission::Wait(1));
        assert_eq!(level.enter(0, || 'd'), Admission::Reject);
        assert_eq!(level.leave(), ['b']);
        assert!(level.cancel(1) && !level.cancel(1));
        assert_eq!((level.leave(), level.in_use()), (vec![], 0));
        assert_eq!(Level::new(1, None).enter(0, || 'x'), Admission::Seat);
    }

    #[test]
    fn a_quiet_flow_overtakes_a_busy_one() {
        let mut level = Level::new(1, Some(Queuing { queue_length_limit: 9, ..QUEUING }));
        level.enter(0, || "running");
        for name in ["busy1", "busy2", "busy3"] {
            level.enter(0, || name);
        }
        level.enter(1, || "quiet");
        assert_eq!(level.leave(), ["busy1"]);
        assert_eq!(level.leave(), ["quiet"]);
        assert_eq!(level.leave(), ["busy2"]);
    }

    #[test]
    fn a_level_without_queues_rejects() {
        let mut level = Level::new(1, None);
        level.enter(0, || ());
        assert_eq!(level.enter(0, || ()), Admission::Reject);
    }
}
