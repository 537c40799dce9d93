import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log'
import { isDatabaseUnavailable } from '../database-errors'

interface WaitParts {
  /** Asks the database something; rejects while it cannot be reached. */
  ask: () => Promise<unknown>
  log: Log
  /** Aborted when the server is asked to stop. */
  signal: AbortSignal
  pause?: (ms: number) => Promise<unknown>
}

const attempts = 60
const betweenMs = 2000
/** The log has a line at the first attempt and then every so many. */
const attemptsPerLog = 10

/**
 * Waits until the database answers, for at most two minutes, and logs it: after a power cut it may start later than Larder. Other
 * errors, such as a wrong password, are thrown at once.
 */
export async function waitForDatabase({ ask, log, signal, pause = sleep }: WaitParts): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ask()
      if (attempt > 0) log.info('the database answers')
      return
    } catch (error) {
      if (!isDatabaseUnavailable(error) || attempt + 1 >= attempts || signal.aborted) throw error
      if (attempt % attemptsPerLog === 0)
        log.warn(
          { reason: reasonOf(error) },
          'the database at DATABASE_URL cannot be reached yet: waiting for it',
        )
      await pause(betweenMs)
    }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
}
