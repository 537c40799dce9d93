import type pg from 'pg'

/** Returns whether a session of this database waits for a lock. */
export async function hasLockWaiter(client: pg.ClientBase): Promise<boolean> {
  // Within a transaction the first snapshot would be repeated.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
