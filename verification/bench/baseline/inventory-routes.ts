import type { NewItem } from '@larder/contract/inventory'
import type { Day } from '@larder/kitchen/date/day'
import { type Amount, amount } from '@larder/kitchen/quantity/amount'
import { takeFromStock } from '@larder/kitchen/stock/stock'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { toSingleStatement } from '../../../apps/server/src/db/sql/inventory/booking-writes'
import {
  type BookingRow,
  toWeightAndCost,
} from '../../../apps/server/src/features/inventory/ledger/book-changes'
import {
  type LotRow,
  type LotSnapshot,
  toInventoryItem,
  toSnapshot,
} from '../../../apps/server/src/features/inventory/lots/lot-row'
import { newLot } from '../../../apps/server/src/features/inventory/lots/new-lot'
import { localDayAndHour } from '../../../apps/server/src/time/time-zone'
import {
  authenticateRequest,
  type BaselineActor,
  baselinePool,
  inBaselineTransaction,
  insertIdempotencyKey,
  lockHouseholdRow,
} from './baseline-session'
import { lotSelectList, toBaselineItem } from './lot-columns'

/** The stock: one statement to read it; to change it, the household's turn, the change's name, and the lot with its booking. */
export function addInventoryRoutes(app: FastifyInstance): void {
  app.get('/api/v1/users/inventories', async (request) => {
    const { current_household_id } = await authenticateRequest(request)
    const { rows } = await baselinePool.query<LotRow>({
      name: 'inventories',
      text: `select ${lotSelectList} from lots where household_id = $1 and removed_at is null order by id`,
      values: [current_household_id],
    })
    return { data: rows.map(toBaselineItem) }
  })

  app.post('/api/v1/users/inventories', async (request, reply) => {
    const asker = await authenticateRequest(request)
    const { action = '', ...item } = request.body as NewItem
    const household = asker.current_household_id
    const now = new Date().toISOString()
    const data = await inBaselineTransaction(async (client) => {
      const today = localDayAndHour(now, await lockHouseholdRow(client, household)).day
      await insertIdempotencyKey(client, household, action, item)
      const lot = toLotRow(newLot({ ...item, source: 'manual' }, today), household, now)
      const change = { numerator: lot.amountNumerator, denominator: lot.amountDenominator }
      const { id, booking } = await insertBooking(client, asker, { action, now, today, after: lot, change })
      return toInventoryItem({ ...lot, id }, booking)
    })
    return reply.status(201).send({ data })
  })

  app.post('/api/v1/users/inventories/:id/take', async (request) => {
    const asker = await authenticateRequest(request)
    const { id } = request.params as { id: string }
    const { amount: howMany, action = '' } = request.body as { amount: string; action?: string }
    const household = asker.current_household_id
    const now = new Date().toISOString()
    const data = await inBaselineTransaction(async (client) => {
      const today = localDayAndHour(now, await lockHouseholdRow(client, household)).day
      await insertIdempotencyKey(client, household, action, { id, howMany })
      const { rows } = await client.query<LotRow>({
        name: 'held',
        text: `select ${lotSelectList}, created_at as "createdAt" from lots where id = $1 and household_id = $2 and removed_at is null`,
        values: [id, household],
      })
      const [lot] = rows
      const held = lot && { name: lot.name, unit: lot.unit, amount: String(lot.amountNumerator) }
      const taken = held && takeFromStock(held, howMany, 'whole')
      if (!lot || !taken?.ok) throw new Error('it cannot be taken')
      const amountNumerator = lot.amountNumerator - taken.taken.numerator
      const version = lot.version + 1
      const after = {
        ...lot,
        amountNumerator,
        version,
        householdId: household,
        updatedAt: now,
        removedAt: null,
      }
      const change = amount(-taken.taken.numerator, taken.taken.denominator)
      const { booking } = await insertBooking(client, asker, {
        action,
        now,
        today,
        before: lot,
        after,
        change,
      })
      return toInventoryItem(after, booking)
    })
    return { data }
  })
}

interface NewBooking {
  action: string
  now: string
  today: Day
  before?: LotRow
  after: LotRow
  change: Amount
}

async function insertBooking(client: pg.PoolClient, asker: BaselineActor, booked: NewBooking) {
  const { action, now, today, before, after, change } = booked
  const kind = before ? 'used' : 'bought'
  const booking: BookingRow = {
    ...{ id: 0, householdId: asker.current_household_id, lotId: after.id, actionId: action, kind },
    ...{ accountId: asker.id, at: now, day: today, reason: null },
    ...{ before: before ? toSnapshot(before) : null, after: toSnapshot(after) },
    ...{ changeNumerator: change.numerator, changeDenominator: change.denominator },
    ...toWeightAndCost(kind, before ?? null, change),
    ...{ version: after.version, undoes: null, undoneAt: null, camera: null },
  }
  const { rows } = await client.query<{ id: string; lotId: string }>(
    toSingleStatement({ booking, lot: after, isNew: !before, added: before ? 0 : 1 }),
  )
  return { booking: Number(rows[0]?.id), id: Number(rows[0]?.lotId) }
}

function toLotRow(lot: LotSnapshot, householdId: string, now: string): LotRow {
  return { ...lot, id: 0, version: 1, householdId, createdAt: now, updatedAt: now, removedAt: null }
}
