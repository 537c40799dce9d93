import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import type { Log } from '../log'
import type { Clock } from '../time/clock'

/** Asked between one piece of work and the next: a server that closes does not begin another. */
export interface JobRun {
  isStopping(): boolean
}

/** Something that is done by the clock, once for the whole installation. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  run(turn: JobRun): Promise<void>
}

export interface Scheduler {
  start(): void
  /** Does what is due and not being done yet, and waits for it. */
  tick(): Promise<void>
  /** Begins nothing more and waits for what is under way. */
  stop(): Promise<void>
}

export interface SchedulerParts {
  db: Db
  clock: Clock
  log: Log
  jobs: readonly Job[]
}

const tickMs = 60_000
/** Clocks and timers are never quite even; a turn may come this much early. */
const slackSeconds = 5

/** Every server ticks; whoever moves a job's turn forward first does it. */
export function createScheduler({ db, clock, log, jobs }: SchedulerParts): Scheduler {
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function take(job: Job): Promise<void> {
    try {
      if (await claimRun(db, job, clock())) await job.run({ isStopping: () => stopped })
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed; retrying at its next run')
    }
  }

  async function tick(): Promise<void> {
    if (stopped) return
    for (const job of jobs) {
      if (running.has(job.name)) continue
      running.set(
        job.name,
        take(job).finally(() => running.delete(job.name)),
      )
    }
    await Promise.all(running.values())
  }

  return {
    start() {
      void tick()
      timer = setInterval(() => void tick(), tickMs)
      timer.unref()
    },
    tick,
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}

/** One statement, so that of several servers exactly one gets the turn; a crash only leaves the next one to come. */
async function claimRun(db: Db, { name, everySeconds }: Job, now: string): Promise<boolean> {
  const least = everySeconds - slackSeconds
  // A turn that lies further ahead than the next one was taken by a clock that was wrong: whoever took it may be gone.
  const { rows } = await db.execute(sql`
    insert into job_runs (name, claimed_at) values (${name}, ${now}::timestamptz)
    on conflict (name) do update set claimed_at = excluded.claimed_at
    where job_runs.claimed_at <= excluded.claimed_at - make_interval(secs => ${least})
      or job_runs.claimed_at > excluded.claimed_at + make_interval(secs => ${everySeconds + slackSeconds})
    returning name`)
  return rows.length > 0
}
