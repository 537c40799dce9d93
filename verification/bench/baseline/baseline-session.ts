import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import pg from 'pg'
import type { DatabaseAddress } from '../../kit/start-larder'
import { readConfig } from '../processes/program-side'

// Every baseline begins here: the least that could say who asks, and hold a transaction.

export type BaselineConfig = { database: DatabaseAddress }

const { database } = readConfig<BaselineConfig>()

export const baselinePool = new pg.Pool({ ...database, max: 10 })
// When the whole bench is ended from outside, the database may go first.
baselinePool.on('error', () => undefined)

export interface BaselineActor {
  id: string
  current_household_id: string
  name: string
  email: string
  role: string
  subscription: string
}

/** The account whose token a request carries. */
export async function authenticateRequest({ headers }: FastifyRequest): Promise<BaselineActor> {
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  const { rows } = await baselinePool.query<BaselineActor>({
    name: 'who',
    text: `select a.id, a.current_household_id, a.name, a.email, a.role, a.subscription
      from sessions s join accounts a on a.id = s.account_id
      where s.token_hash = $1 and s.expires_at > $2 and a.status = 'active'`,
    values: [createHash('sha256').update(token).digest(), new Date().toISOString()],
  })
  const [asker] = rows
  if (!asker) throw new Error('nobody has this token')
  return asker
}

/** All or nothing. */
export async function inBaselineTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await baselinePool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The household lock: a change waits for the one in progress. */
export async function lockHouseholdRow(client: pg.PoolClient, householdId: string): Promise<string> {
  const { rows } = await client.query<{ time_zone: string }>({
    name: 'turn',
    text: 'update households set revision = revision + 1 where id = $1 returning time_zone',
    values: [householdId],
  })
  return rows[0]?.time_zone ?? 'UTC'
}

/** Remembers the name of a change, so that it counts once. */
export async function insertIdempotencyKey(
  client: pg.PoolClient,
  householdId: string,
  action: string,
  input: unknown,
) {
  await client.query({
    name: 'action',
    text: 'insert into idempotency_keys (household_id, id, fingerprint, at) values ($1, $2, $3, now())',
    values: [householdId, action, createHash('sha256').update(JSON.stringify(input)).digest()],
  })
}
