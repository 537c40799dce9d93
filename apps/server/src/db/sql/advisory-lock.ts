import { sql } from 'drizzle-orm'
import type { Tx } from '../tx'
import { unpreparedStatement } from './statement'

/** The advisory locks of the app. A key stands for one purpose. */
const advisoryLocks = { cookbook: 5_273_002, vocabulary: 5_273_003, firstAdmin: 5_273_004 }

const lockKey = unpreparedStatement<Record<string, never>, [key: number]>(
  { why: 'the query builder has no advisory locks' },
  (key) => sql`select pg_advisory_xact_lock(${key})`,
)

/** Waits for other transactions with the same lock; it is held until the end of this one. */
export async function takeAdvisoryLock(tx: Tx, purpose: keyof typeof advisoryLocks): Promise<void> {
  await lockKey(tx, advisoryLocks[purpose])
}
