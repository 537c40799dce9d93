import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { fastify } from 'fastify'
import pg from 'pg'
import type { Serving } from './serve'
import { partsGiven, readyFor } from './told-to'

// The least that could answer the same: a bare Fastify that does only the one dear thing of each call.

export type FloorParts = Pick<Serving, 'database'>

export interface Floor {
  url: string
}

const { database } = partsGiven<FloorParts>()
const pool = new pg.Pool({ ...database, max: 10 })
// When the whole bench is ended from outside, the database may go first.
pool.on('error', () => undefined)

const text = { type: 'string' }
const user = {
  type: 'object',
  properties: { id: text, name: text, email: text, subscription: text, role: text },
}
const answer = (data: object) => ({ response: { 200: { type: 'object', properties: { data } } } })

const app = fastify()

app.get('/healthz', async () => ({ data: { alive: true } }))

app.get('/api/v1/auth/me', { schema: answer(user) }, async (request) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const { rows } = await pool.query({
    name: 'me',
    text: `select a.id, a.current_household_id, s.id as session_id, a.name, a.email, a.role, a.subscription,
        s.last_used_at
      from sessions s join accounts a on a.id = s.account_id
      where s.token_hash = $1 and s.expires_at > $2 and a.status = 'active'`,
    values: [createHash('sha256').update(token).digest(), new Date().toISOString()],
  })
  return { data: rows[0] }
})

interface Shelf {
  [column: string]: string | number | null
  over: number
  under: number
}

const told = (over: number, under: number) => String(over / under)

app.get('/api/v1/users/inventories', async (request) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const { rows } = await pool.query<Shelf>({
    name: 'inventories',
    text: `select id::float8, name, amount_over::float8 as over, amount_under::float8 as under, unit, category,
        expiry_day::text, expiry_source, expiry_kind, expiry_because, food_id, location, since::text, opened_on::text,
        frozen_on::text, thawed_on::text, source, daily_over::float8, daily_under::float8, unit_price, version
      from lots where removed_at is null and household_id = (
        select a.current_household_id from sessions s join accounts a on a.id = s.account_id
        where s.token_hash = $1 and s.expires_at > $2 and a.status = 'active')
      order by id`,
    values: [createHash('sha256').update(token).digest(), new Date().toISOString()],
  })
  // What is undefined is left out.
  const data = rows.map((row) => ({
    id: row.id,
    name: row.name,
    amount: told(row.over, row.under),
    unit: row.unit,
    category: row.category,
    expiryDate: row.expiry_day ?? undefined,
    expirySource: row.expiry_source ?? undefined,
    expiryKind: row.expiry_kind ?? undefined,
    expiryBecause: row.expiry_because ?? undefined,
    foodId: row.food_id ?? undefined,
    location: row.location,
    since: row.since,
    openedOn: row.opened_on ?? undefined,
    frozenOn: row.frozen_on ?? undefined,
    thawedOn: row.thawed_on ?? undefined,
    source: row.source,
    dailyConsumption:
      row.daily_over === null ? undefined : told(Number(row.daily_over), Number(row.daily_under)),
    price: row.unit_price === null ? undefined : ((Number(row.unit_price) * row.over) / row.under).toFixed(2),
    version: row.version,
  }))
  return { data }
})

const password = 'three warm plums'
const stored = await hash(password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
const signedIn = { type: 'object', properties: { access_token: text, user } }

app.post('/api/v1/auth/login', { schema: answer(signedIn) }, async (request) => {
  const given = request.body as { password: string }
  if (!(await verify(stored, given.password))) throw new Error('the wrong password')
  const ana = { id: '', name: 'Ana', email: 'ana@example.org', subscription: 'free', role: 'cook' }
  return { data: { access_token: '', user: ana } }
})

const floor: Floor = { url: await app.listen({ port: 0, host: '127.0.0.1' }) }
readyFor(floor, async () => {
  await app.close()
  await pool.end()
})
