//! ttl-after-finished-controller: deletes Jobs `ttlSecondsAfterFinished` after
//! their end.
//!
//! Before it deletes, it reads the Job from the server: the TTL may have been raised.
//! Upstream followed: pkg/controller/ttlafterfinished.

mod decide;

use client::{DeleteOptions, Propagation, resources};
use informers::{Event, Key, Object};
use reconciler::{Next, Queue, Runner, SyncError};

use crate::Context;
use decide::{Job, Verdict};

pub async fn run(context: Context) -> Result<(), SyncError> {
    let client = context.client("ttl-after-finished-controller").await?;
    let jobs = context.factory.informer::<Job>(&resources::JOBS);
    let queue: Queue<Key> = Queue::new("ttl_jobs_to_delete");
    jobs.add_handler({
        let queue = queue.clone();
        move |event| {
            let job = event.object();
            let interesting = decide::has_ttl(job) && !job.metadata.is_deleting() && decide::is_finished(job);
            if interesting && !matches!(event, Event::Deleted { .. }) {
                queue.add(job.key());
            }
        }
    });
    context.synced().await;
    let workers = context.config.concurrent("ttl-after-finished");
    let clock = context.clock.clone();
    let sync = move |key: Key| {
        let (client, jobs, clock) = (client.clone(), jobs.clone(), clock.clone());
        async move {
            let Some(job) = jobs.get_key(&key) else { return Ok(Next::Done) };
            match decide::decide(&job, clock.now()).map_err(SyncError::new)? {
                Verdict::Nothing => return Ok(Next::Done),
                Verdict::Wait(wait) => return Ok(Next::After(wait)),
                Verdict::Delete => {}
            }
            let Some(fresh) = client.get_opt::<Job>(&resources::JOBS, &key.namespace, &key.name).await? else {
                return Ok(Next::Done);
            };
            match decide::decide(&fresh, clock.now()).map_err(SyncError::new)? {
                Verdict::Nothing => Ok(Next::Done),
                Verdict::Wait(wait) => Ok(Next::After(wait)),
                Verdict::Delete => {
                    let options = DeleteOptions::uid(&fresh.metadata.uid)
                        .resource_version(&fresh.metadata.resource_version)
                        .propagation(Propagation::Foreground);
                    match client.delete(&resources::JOBS, &key.namespace, &key.name, &options).await {
                        Err(error) if error.is_not_found() => Ok(Next::Done),
                        other => other.map(|_| Next::Done).map_err(SyncError::from),
                    }
                }
            }
        }
    };
    Runner::new("ttl-after-finished-controller", workers).run(queue, context.shutdown.clone(), sync).await;
    Ok(())
}
