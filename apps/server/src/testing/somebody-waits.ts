import type pg from 'pg'

/** Whether somebody waits for what another transaction of this database holds. */
export async function somebodyWaits(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
