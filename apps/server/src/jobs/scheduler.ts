import { eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { claimJobRun } from '../db/sql/jobs'
import { jobRuns } from '../db/tables/notifications'
import type { Log } from '../log'
import type { Clock } from '../time/clock'

/** State of the current run. Jobs check it between units of work and stop when the server closes. */
export interface JobRun {
  isStopping(): boolean
}

/** A periodic task that runs once for the whole installation. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  run(jobRun: JobRun): Promise<void>
}

export interface Scheduler {
  start(): void
  /** Runs due jobs that are not running yet, and waits for them. */
  tick(): Promise<void>
  /** Starts no further job and waits for running ones. */
  stop(): Promise<void>
}

export interface SchedulerParts {
  db: Db
  clock: Clock
  log: Log
  jobs: readonly Job[]
}

const tickMs = 60_000
/** Clocks and timers drift; a run may start this much early. */
const slackSeconds = 5

/** Every server ticks; the first to claim a job's run executes it. */
export function createScheduler({ db, clock, log, jobs }: SchedulerParts): Scheduler {
  const running = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function runIfDue(job: Job): Promise<void> {
    try {
      if (!(await claimRun(db, job, clock()))) return
      await job.run({ isStopping: () => stopped })
      await recordEnd(job, null)
    } catch (error) {
      await recordEnd(job, describeFailure(error)).catch(() => undefined)
      log.error({ err: error, job: job.name }, 'job failed; retrying at its next run')
    }
  }

  /** For the admins; the log has the whole error. */
  async function recordEnd({ name }: Job, failure: string | null): Promise<void> {
    await db.update(jobRuns).set({ endedAt: clock(), failure }).where(eq(jobRuns.name, name))
  }

  async function tick(): Promise<void> {
    if (stopped) return
    for (const job of jobs) {
      if (running.has(job.name)) continue
      running.set(
        job.name,
        runIfDue(job).finally(() => running.delete(job.name)),
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

/** One line; the details of a database error may hold what cooks wrote, so they are left out. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed.'
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
  return `${error.name}${code}`
}

/**
 * Claims the run in one statement, so that exactly one of several servers gets it. After a crash the job runs again at its next
 * time.
 */
async function claimRun(db: Db, { name, everySeconds }: Job, now: string): Promise<boolean> {
  const claimed = await claimJobRun(db, name, now, everySeconds - slackSeconds, everySeconds + slackSeconds)
  return claimed.length > 0
}
