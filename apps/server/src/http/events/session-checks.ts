import type { ActingSession, SessionHousehold } from '../../db/session-household'

/** Where many sessions are: one statement at a time for all who ask. */
export interface SessionChecks {
  /** Reads after the call, never before. */
  find(session: ActingSession): Promise<SessionHousehold | undefined>
}

interface WaitingCheck {
  readonly session: ActingSession
  resolve(household: SessionHousehold | undefined): void
  reject(error: unknown): void
}

/** Enough for a heartbeat of a server, and a statement that does not hold a connection for long. */
const mostAtOnce = 2000

export function createSessionChecks(
  findAll: (sessions: readonly ActingSession[]) => Promise<ReadonlyMap<string, SessionHousehold>>,
): SessionChecks {
  const waiting: WaitingCheck[] = []
  let isAsking = false

  async function askUntilNobodyWaits(): Promise<void> {
    isAsking = true
    // Checks requested in the same turn of the event loop, as at a heartbeat, share one statement.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce)
      try {
        const found = await findAll(batch.map(({ session }) => session))
        for (const { session, resolve } of batch) resolve(found.get(session.sessionId))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isAsking = false
  }

  return {
    find(session) {
      return new Promise((resolve, reject) => {
        waiting.push({ session, resolve, reject })
        if (!isAsking) void askUntilNobodyWaits()
      })
    },
  }
}
