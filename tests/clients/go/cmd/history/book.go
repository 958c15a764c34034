package main

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
)

// entry is one line of a register's history.
type entry struct {
	at    time.Time
	what  string
	value int
	rv    int64
}

type register struct {
	history []entry
	floor   int // highest acknowledged value, -1 for none
	ceiling int // highest value ever sent
	acks    map[int]int64
	uid     string
}

type sight struct {
	name  string
	value int
	rv    int64
	kind  string
}

// book holds what all actors saw. Broken rules are counted and kept, at most
// maxBroken of them with their register's history.
type book struct {
	mutex     sync.Mutex
	registers map[string]*register
	sights    map[int][]sight
	position  map[int]int64
	gaps      map[int][][2]int64
	snapshots map[int64]map[string]int
	faults    []string
	count     struct{ acked, lost, conflicts, reads, broken int }
}

const maxBroken = 10

// listedKind marks what a watcher has from a list.
const listedKind = "LISTED"

func newBook() *book {
	return &book{registers: map[string]*register{}, sights: map[int][]sight{}, position: map[int]int64{}, gaps: map[int][][2]int64{}, snapshots: map[int64]map[string]int{}}
}

func (b *book) register(name string) *register {
	r := b.registers[name]
	if r == nil {
		r = &register{floor: -1, ceiling: -1, acks: map[int]int64{}}
		b.registers[name] = r
	}
	return r
}

func (r *register) note(what string, value int, rv int64) {
	r.history = append(r.history, entry{time.Now(), what, value, rv})
}

func (b *book) begin(name string, value int) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	r := b.register(name)
	r.ceiling = max(r.ceiling, value)
}

func (b *book) acknowledged(name string, number int, got *corev1.ConfigMap) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	r := b.register(name)
	rv := revision(got.ResourceVersion)
	r.note("acknowledged", number, rv)
	b.count.acked++
	if value(got) != number {
		b.breaks(name, "the answer to a write of %d has %d", number, value(got))
	}
	if before, twice := r.acks[number]; twice {
		b.breaks(name, "%d was acknowledged at %d and at %d", number, before, rv)
	}
	if r.uid != "" && r.uid != string(got.UID) {
		b.breaks(name, "the uid changed from %s to %s", r.uid, got.UID)
	}
	r.uid = string(got.UID)
	r.acks[number] = rv
	r.floor = max(r.floor, number)
}

func (b *book) lost(name string, value int, err error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.count.lost++
	b.register(name).note("no answer: "+err.Error(), value, 0)
}

func (b *book) conflict(name string, value int, err error) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.count.conflicts++
	b.register(name).note("conflict: "+err.Error(), value, 0)
}

func (b *book) floor(name string) int {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	return b.register(name).floor
}

func (b *book) floors() map[string]int {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	floors := map[string]int{}
	for name, r := range b.registers {
		if r.floor >= 0 {
			floors[name] = r.floor
		}
	}
	return floors
}

// checkRead: a consistent read that began when floor was acknowledged.
func (b *book) checkRead(name string, got, floor int, how string) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.count.reads++
	r := b.register(name)
	if got < floor || got > r.ceiling {
		r.note(how, got, 0)
		b.breaks(name, "%s has %d; %d was acknowledged before, %d is the highest sent", how, got, floor, r.ceiling)
	}
}

func (b *book) snapshot(rv int64, state map[string]int) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.snapshots[rv] = state
}

func (b *book) seen(watcher int, kind string, item *corev1.ConfigMap) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	rv := revision(item.ResourceVersion)
	b.sights[watcher] = append(b.sights[watcher], sight{item.Name, value(item), rv, kind})
	b.position[watcher] = max(b.position[watcher], rv)
}

// listed: a watcher starts, or starts again behind a gap, with a list.
func (b *book) listed(watcher int, rv int64, items []corev1.ConfigMap) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if before, again := b.position[watcher]; again {
		b.gaps[watcher] = append(b.gaps[watcher], [2]int64{before, rv})
	}
	for i := range items {
		b.sights[watcher] = append(b.sights[watcher], sight{items[i].Name, value(&items[i]), revision(items[i].ResourceVersion), listedKind})
	}
	b.position[watcher] = max(b.position[watcher], rv)
}

func (b *book) reached(watcher int, rv int64) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.position[watcher] = max(b.position[watcher], rv)
}

// watchersReached: each watcher has seen the last acknowledged writes, or a
// bookmark at or behind the revision.
func (b *book) watchersReached(rv int64) bool {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	var newest int64
	for _, r := range b.registers {
		for _, acked := range r.acks {
			newest = max(newest, acked)
		}
	}
	for _, position := range b.position {
		if position < min(rv, newest) {
			return false
		}
	}
	return len(b.position) > 0
}

func (b *book) checkFinal(found map[string]*corev1.ConfigMap) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for name, r := range b.registers {
		item := found[name]
		switch {
		case item == nil && r.floor >= 0:
			b.breaks(name, "is gone; %d was acknowledged", r.floor)
		case item != nil && (value(item) < r.floor || value(item) > r.ceiling):
			b.breaks(name, "ends with %d; acknowledged %d, highest sent %d", value(item), r.floor, r.ceiling)
		case item != nil && r.uid != "" && string(item.UID) != r.uid:
			b.breaks(name, "ends with uid %s; %s was told", item.UID, r.uid)
		}
	}
}

func (b *book) checkWatches(watchers int) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	for w := range watchers {
		b.checkWatch(w, b.sights[w])
	}
}

func (b *book) checkWatch(watcher int, sights []sight) {
	byName := map[string][]sight{}
	var last int64
	for _, s := range sights {
		if s.kind != listedKind && s.rv <= last {
			b.breaks(s.name, "watcher %d: revision %d after %d", watcher, s.rv, last)
		}
		last = max(last, s.rv)
		byName[s.name] = append(byName[s.name], s)
	}
	for name, r := range b.registers {
		b.checkSeen(watcher, name, r, byName[name])
	}
	for rv, state := range b.snapshots {
		if slices.ContainsFunc(b.gaps[watcher], func(gap [2]int64) bool { return rv >= gap[0] && rv < gap[1] }) {
			continue
		}
		for name, seen := range byName {
			at := -1
			for _, s := range seen {
				if s.rv <= rv {
					at = s.value
				}
			}
			if listed, there := state[name]; there && at >= 0 && listed != at {
				b.breaks(name, "the list at exactly %d has %d, watcher %d had %d then", rv, listed, watcher, at)
			} else if !there && at >= 0 {
				b.breaks(name, "the list at exactly %d has it not, watcher %d had %d then", rv, watcher, at)
			}
		}
	}
}

// checkSeen: one register as one watcher saw it. Only a list after a gap may
// repeat a value or skip some.
func (b *book) checkSeen(watcher int, name string, r *register, seen []sight) {
	skipped := func(int) bool { return false }
	for i := 1; i < len(seen); i++ {
		before, now := seen[i-1], seen[i]
		switch {
		case now.kind != listedKind && (now.rv <= before.rv || now.value != before.value+1),
			now.kind == listedKind && (now.value < before.value || (now.value == before.value) != (now.rv == before.rv)):
			b.breaks(name, "watcher %d: %d at %d (%s) follows %d at %d", watcher, now.value, now.rv, now.kind, before.value, before.rv)
		case now.kind == listedKind && now.value > before.value+1:
			earlier := skipped
			skipped = func(number int) bool { return earlier(number) || number > before.value && number < now.value }
		}
	}
	first := 0
	if len(seen) > 0 {
		first = seen[0].value
	}
	for number, rv := range r.acks {
		at := slices.IndexFunc(seen, func(s sight) bool { return s.value == number })
		if at < 0 && number >= first && !skipped(number) {
			b.breaks(name, "watcher %d never saw %d, acknowledged at %d", watcher, number, rv)
		} else if at >= 0 && seen[at].rv != rv {
			b.breaks(name, "watcher %d saw %d at %d, the writer was told %d", watcher, number, seen[at].rv, rv)
		}
	}
}

func (b *book) broken(name, format string, arguments ...any) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.breaks(name, format, arguments...)
}

// breaks notes a broken rule; the mutex is held.
func (b *book) breaks(name, format string, arguments ...any) {
	b.count.broken++
	if len(b.faults) >= maxBroken {
		return
	}
	text := fmt.Sprintf("BROKEN %s: ", name) + fmt.Sprintf(format, arguments...)
	if r := b.registers[name]; r != nil {
		for _, e := range r.history[max(0, len(r.history)-12):] {
			text += fmt.Sprintf("\n    %s %d rv=%d %s", e.at.Format("15:04:05.000"), e.value, e.rv, e.what)
		}
	}
	b.faults = append(b.faults, text)
}

func (b *book) line() string {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	events, gaps := 0, 0
	for watcher, sights := range b.sights {
		events += len(sights)
		gaps += len(b.gaps[watcher])
	}
	return fmt.Sprintf("%d acknowledged, %d without an answer, %d conflicts, %d reads checked, %d exact lists, %d events seen, %d lists after a gap, %d broken",
		b.count.acked, b.count.lost, b.count.conflicts, b.count.reads, len(b.snapshots), events, gaps, b.count.broken)
}

func (b *book) summary() bool {
	sort.Strings(b.faults)
	if len(b.faults) > 0 {
		fmt.Println(strings.Join(b.faults, "\n"))
	}
	fmt.Println(b.line())
	return b.count.broken == 0
}
