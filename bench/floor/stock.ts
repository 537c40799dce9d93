import type { NewItem } from '@larder/contract/inventory'
import { amount } from '@larder/kitchen/amount'
import type { Day } from '@larder/kitchen/day'
import { takeFromStock } from '@larder/kitchen/stock'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type BookingRow, weightAndWorth } from '../../apps/server/src/features/inventory/booking-row'
import { asItem, type LotRow } from '../../apps/server/src/features/inventory/lot-row'
import { newLot } from '../../apps/server/src/features/inventory/new-lot'
import { type LotSnapshot, snapshotOf } from '../../apps/server/src/features/inventory/snapshot'
import { writingOne } from '../../apps/server/src/features/inventory/write-books'
import { dayAndHour } from '../../apps/server/src/household-day'
import { readLot, shelfOf } from './lot-columns'
import { type Asker, nameChange, pool, takeTurn, whoAsks, written } from './whose'

/** The stock: one statement to read it; to change it, the household's turn, the change's name, and the lot with its booking. */
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
      const lot = rowOf(newLot({ ...item, source: 'manual' }, today), household, now)
      const change = { over: lot.amountOver, under: lot.amountUnder }
      const { id, booking } = await book(client, asker, { action, now, today, after: lot, change })
      return asItem({ ...lot, id }, booking)
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
        text: `select ${readLot}, created_at as "createdAt" from lots where id = $1 and household_id = $2 and removed_at is null`,
        values: [id, household],
      })
      const [lot] = rows
      const held = lot && { name: lot.name, unit: lot.unit, amount: String(lot.amountOver) }
      const taken = held && takeFromStock(held, howMany, 'whole')
      if (!lot || !taken?.ok) throw new Error('it cannot be taken')
      const amountOver = lot.amountOver - taken.taken.over
      const version = lot.version + 1
      const after = { ...lot, amountOver, version, householdId: household, updatedAt: now, removedAt: null }
      const change = amount(-taken.taken.over, taken.taken.under)
      const { booking } = await book(client, asker, { action, now, today, before: lot, after, change })
      return asItem(after, booking)
    })
    return { data }
  })
}

interface Booked {
  action: string
  now: string
  today: Day
  before?: LotRow
  after: LotRow
  change: { over: number; under: number }
}

async function book(client: pg.PoolClient, asker: Asker, booked: Booked) {
  const { action, now, today, before, after, change } = booked
  const kind = before ? 'used' : 'bought'
  const booking: BookingRow = {
    ...{ id: 0, householdId: asker.current_household_id, lotId: after.id, actionId: action, kind },
    ...{ accountId: asker.id, at: now, day: today, reason: null },
    ...{ before: before ? snapshotOf(before) : null, after: snapshotOf(after) },
    ...{ changeOver: change.over, changeUnder: change.under },
    ...weightAndWorth(kind, before ?? null, change),
    ...{ version: after.version, undoes: null, undoneAt: null, camera: null },
  }
  const { rows } = await client.query<{ id: string; lotId: string }>(
    writingOne({ booking, lot: after, isNew: !before }),
  )
  return { booking: Number(rows[0]?.id), id: Number(rows[0]?.lotId) }
}

function rowOf(lot: LotSnapshot, householdId: string, now: string): LotRow {
  return { ...lot, id: 0, version: 1, householdId, createdAt: now, updatedAt: now, removedAt: null }
}
