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

/** A failure whose message says to the operator what happened. */
export class JobError extends Error {
  override name = 'JobError'
}

/** A periodic task that runs once for the whole installation. */
export interface Job {
  readonly name: string
  readonly everySeconds: number
  /** Whether there is something to do; asked before a run is claimed. */
  isDue?(): Promise<boolean>
  /** May return what came of it, in one sentence that is kept and logged. */
  run(jobRun: JobRun): Promise<string | undefined> | Promise<void>
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
      if (job.isDue && !(await job.isDue())) return
      if (!(await claimRun(db, job, clock()))) return
      const outcome = (await job.run({ isStopping: () => stopped })) ?? null
      if (outcome) log.info({ job: job.name }, outcome)
      await recordEnd(job, { failure: null, outcome })
    } catch (error) {
      await recordEnd(job, { failure: describeFailure(error) }).catch(() => undefined)
      log.error({ err: error, job: job.name }, 'job failed; retrying at its next run')
    }
  }

  /** For the admins; the log has the whole error. A failure leaves what the last good run said. */
  async function recordEnd(
    { name }: Job,
    end: { failure: string | null; outcome?: string | null },
  ): Promise<void> {
    await db
      .update(jobRuns)
      .set({ endedAt: clock(), ...end })
      .where(eq(jobRuns.name, name))
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
  if (error instanceof JobError) return error.message
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
