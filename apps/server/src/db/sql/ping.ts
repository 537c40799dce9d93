import { statement } from './statement'

/** Responds while the database does; without a row when it takes no writes. */
export const pingDatabase = statement<{ ok: number }>({
  name: 'ping',
  why: 'reads no table',
  text: "select 1 as ok where current_setting('transaction_read_only') = 'off'",
})

/** Is confirmed by the standby that a commit waits for. */
export const pingStandby = statement<{ ok: number }>({
  name: 'ping_standby',
  why: 'writes a message to the log of changes and no table',
  text: "select 1 as ok where pg_logical_emit_message(true, 'larder', '') is not null",
})
