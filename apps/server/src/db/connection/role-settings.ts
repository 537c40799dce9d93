import pg from 'pg'
import type { Env } from '../../env'
import { type Db, toPool } from '../tx'
import { createDirectClient, isPooled } from './direct-client'

/** A hanging statement must not hold a connection for ever. */
export const maxStatementMs = 30_000
/** A server that lost the network during a change must not keep its household locked. */
export const maxIdleInTransactionMs = 60_000

/** Changes of a household and of what every node has are in one transaction: one node after the other. */
const citusSettings = { 'citus.multi_shard_modify_mode': 'sequential' }

/**
 * Gives the role what its connections need in this database. Behind a pooler the limits cannot be sent with each connection. Sent
 * directly: a pooler without them would wait for ever.
 */
export async function setRoleSettings(db: Db, sharding: Env['sharding']): Promise<void> {
  const pool = toPool(db)
  const limits = {
    statement_timeout: maxStatementMs,
    idle_in_transaction_session_timeout: maxIdleInTransactionMs,
  }
  const settings = { ...(isPooled(pool) && limits), ...(sharding === 'citus' && citusSettings) }
  if (Object.keys(settings).length === 0) return
  const client = createDirectClient(pool, {})
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const scope = `alter role current_user in database ${pg.escapeIdentifier(rows[0]?.name ?? '')}`
    for (const [name, value] of Object.entries(settings))
      await client.query(`${scope} set ${name} = ${pg.escapeLiteral(String(value))}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
