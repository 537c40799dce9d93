import type pg from 'pg'

/** Whether somebody waits for what another transaction of this database holds. */
export async function hasLockWaiter(client: pg.ClientBase): Promise<boolean> {
  // Within a transaction the first look would be repeated for ever.
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
