import type { NewItem } from '@larder/contract/inventory'
import { amount } from '@larder/kitchen/amount'
import { takeFromStock } from '@larder/kitchen/stock'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { weightAndWorth } from '../../apps/server/src/features/inventory/booking-row'
import { asItem, type LotRow } from '../../apps/server/src/features/inventory/lot-row'
import { newLot } from '../../apps/server/src/features/inventory/new-lot'
import { type LotSnapshot, snapshotOf } from '../../apps/server/src/features/inventory/snapshot'
import { dayAndHour } from '../../apps/server/src/household-day'
import { lotColumns, readLot, shelfOf, valuesOf } from './lot-columns'
import { type Asker, nameChange, pool, takeTurn, whoAsks, written } from './whose'

/** The stock: one statement to read it; to change it, the household's turn, the change's name, the lot and its booking. */
export function floorStock(app: FastifyInstance): void {
  app.get('/api/v1/users/inventories', async (request) => {
    const { current_household_id } = await whoAsks(request)
    const { rows } = await pool.query<LotRow>({
      name: 'inventories',
      text: `select ${readLot} from lots where household_id = $1 and removed_at is null order by id`,
      values: [current_household_id],
    })
    return { data: rows.map(shelfOf) }
  })

  app.post('/api/v1/users/inventories', async (request, reply) => {
    const asker = await whoAsks(request)
    const { action = '', ...item } = request.body as NewItem
    const household = asker.current_household_id
    const now = new Date().toISOString()
    const data = await written(async (client) => {
      const today = dayAndHour(now, await takeTurn(client, household)).day
      await nameChange(client, household, action, item)
      const lot = newLot({ ...item, source: 'manual' }, today)
      const { rows } = await client.query<{ id: string }>({
        name: 'lot',
        text: `insert into lots (household_id, version, created_at, updated_at, ${lotColumns.join(', ')})
          values ($1, 1, $2, $2, ${lotColumns.map((_, at) => `$${at + 3}`).join(', ')}) returning id`,
        values: [household, now, ...valuesOf(lot)],
      })
      const id = Number(rows[0]?.id)
      const change = { over: lot.amountOver, under: lot.amountUnder }
      const booking = await book(client, asker, { id, action, now, today, version: 1, after: lot, change })
      return asItem(rowOf(lot, id, 1), booking)
    })
    return reply.status(201).send({ data })
  })

  app.post('/api/v1/users/inventories/:id/take', async (request) => {
    const asker = await whoAsks(request)
    const { id } = request.params as { id: string }
    const { amount: howMany, action = '' } = request.body as { amount: string; action?: string }
    const household = asker.current_household_id
    const now = new Date().toISOString()
    const data = await written(async (client) => {
      const today = dayAndHour(now, await takeTurn(client, household)).day
      await nameChange(client, household, action, { id, howMany })
      const { rows } = await client.query<LotRow>({
        name: 'held',
        text: `select ${readLot} from lots where id = $1 and household_id = $2 and removed_at is null`,
        values: [id, household],
      })
      const [lot] = rows
      const held = lot && { name: lot.name, unit: lot.unit, amount: String(lot.amountOver) }
      const taken = held && takeFromStock(held, howMany, 'whole')
      if (!lot || !taken?.ok) throw new Error('it cannot be taken')
      const version = lot.version + 1
      const after = { ...lot, amountOver: lot.amountOver - taken.taken.over, version }
      await client.query({
        name: 'less',
        text: 'update lots set amount_over = $1, version = $2, updated_at = $3 where id = $4 and household_id = $5',
        values: [after.amountOver, version, now, id, household],
      })
      const change = amount(-taken.taken.over, taken.taken.under)
      const told = { id: lot.id, action, now, today, version, before: lot, after, change }
      return asItem(after, await book(client, asker, told))
    })
    return { data }
  })
}

interface Booked {
  id: number
  action: string
  now: string
  today: string
  version: number
  before?: LotSnapshot
  after: LotSnapshot
  change: { over: number; under: number }
}

async function book(client: pg.PoolClient, asker: Asker, booked: Booked): Promise<number> {
  const { id, action, now, today, version, before, after, change } = booked
  const kind = before ? 'used' : 'bought'
  const { grams, money } = weightAndWorth(kind, before ?? null, change)
  const { rows } = await client.query<{ id: string }>({
    name: 'booking',
    text: `insert into bookings (household_id, lot_id, action_id, kind, account_id, at, day, before, after, change_over,
        change_under, grams, money, version)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    values: [
      ...[asker.current_household_id, id, action, kind, asker.id, now, today],
      ...[before ? snapshotOf(before) : null, snapshotOf(after)],
      ...[change.over, change.under, grams, money, version],
    ],
  })
  return Number(rows[0]?.id)
}

function rowOf(lot: LotSnapshot, id: number, version: number): LotRow {
  return { ...lot, id, version, householdId: '', createdAt: '', updatedAt: '', removedAt: null }
}
