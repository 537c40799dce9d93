import type { BookingKind, WasteReason } from '@larder/contract/inventory'
import { zero } from '@larder/kitchen/amount'
import { getTableColumns } from 'drizzle-orm'
import { bookings, lots } from '../../db/tables/inventory'
import { AppError } from '../../errors'
import { type BookingRow, weightAndWorth } from './booking-row'
import { canBeHeld, differenceOf } from './exact-amount'
import type { LotRow } from './lot-row'
import { heldBy, type LotSnapshot, snapshotOf } from './snapshot'
import type { Turn } from './turn'

/** What is to become of one lot. */
export interface Change {
  readonly kind: BookingKind
  /** Absent when it is a new one. */
  readonly lot?: LotRow
  /** Nothing when it goes. */
  readonly after: LotSnapshot | null
  readonly reason?: WasteReason
  /** The booking that this one takes back. */
  readonly undoes?: number
}

/** More would be no kitchen. */
export const mostLots = 20_000

/** Writes changes into the books and the shelves, one statement however many there are. */
export async function book(turn: Turn, actionId: string, changes: readonly Change[]): Promise<BookingRow[]> {
  if (changes.length === 0) return []
  const drafts = changes.map((change) => draft(turn, actionId, change))
  const arrivals = drafts.filter(({ isNew }) => isNew)
  arrivals.forEach(({ booking }, at) => {
    booking.lotId = -1 - at
  })
  // Where one lot is changed twice, its last state counts.
  const stayed = drafts.filter(({ isNew }) => !isNew).map(({ lot }) => [lot.id, lot] as const)
  const more = drafts.reduce((sum, { comes, goes }) => sum + comes - goes, 0)
  const { rows } = await turn.tx.$client.query<{ id: string; lotId: string; held: number | null }>({
    ...writeBooks,
    values: [
      turn.householdId,
      jsonOf(
        lotColumns,
        arrivals.map(({ lot }) => lot),
      ),
      jsonOf(lotColumns, [...new Map(stayed).values()]),
      jsonOf(
        bookingColumns,
        drafts.map(({ booking }) => booking),
      ),
      more > 0,
    ],
  })
  if ((rows[0]?.held ?? 0) + more > mostLots) throw new AppError('too-many-items')
  // Ids are given out in the order of the rows.
  const written = rows.map(({ id, lotId }) => ({ id: Number(id), lotId: Number(lotId) }))
  written.sort((a, b) => a.id - b.id)
  return drafts.map(({ booking }, at) => ({ ...booking, ...written[at] }))
}

const unborn = 0

function draft(turn: Turn, actionId: string, { kind, lot, after, reason, undoes }: Change) {
  const { householdId, accountId, camera, now: at, today: day } = turn
  const before = lot && lot.removedAt === null ? snapshotOf(lot) : null
  const change = differenceOf(after ? heldBy(after) : zero, before ? heldBy(before) : zero)
  if (!change || (after && !canBeHeld(heldBy(after)))) throw new AppError('invalid-amount')
  const version = (lot?.version ?? 0) + 1
  const booking: BookingRow = {
    id: unborn,
    householdId,
    lotId: lot?.id ?? unborn,
    actionId,
    kind,
    accountId,
    at,
    day,
    reason: reason ?? null,
    before,
    after: after && snapshotOf(after),
    changeOver: change.over,
    changeUnder: change.under,
    ...(undoes === undefined ? weightAndWorth(kind, before, change) : { grams: null, money: null }),
    version,
    undoes: undoes ?? null,
    undoneAt: null,
    camera,
  }
  const row: LotRow = {
    ...snapshotOf(after ?? lot ?? impossible()),
    id: booking.lotId,
    householdId,
    version,
    createdAt: lot?.createdAt ?? at,
    updatedAt: at,
    removedAt: after ? null : at,
  }
  return { booking, lot: row, isNew: lot === undefined, comes: before ? 0 : 1, goes: after ? 0 : 1 }
}

function impossible(): never {
  throw new TypeError('a lot that never was cannot go')
}

const lotColumns = Object.entries(getTableColumns(lots)).map(([key, { name }]) => [key, name] as const)
const bookingColumns = Object.entries(getTableColumns(bookings)).map(
  ([key, { name }]) => [key, name] as const,
)

const writtenOf = (columns: typeof lotColumns) =>
  columns.flatMap(([, name]) => (name === 'id' ? [] : [`"${name}"`]))

/**
 * Rows travel as JSON texts, so that a thousand of them are no more parameters than one. A booking of a lot that came with it knows
 * it by its place among those, below zero. How much was held before is counted only where it becomes more.
 */
const writeBooks = {
  name: 'write_books',
  text: `with came as (
      insert into lots (${writtenOf(lotColumns).join(', ')}) select ${writtenOf(lotColumns).join(', ')}
      from json_populate_recordset(null::lots, $2::json) returning id
    ), places as (select id, -row_number() over (order by id) as place from came),
    stayed as (
      update lots set ${writtenOf(lotColumns)
        .map((name) => `${name} = fresh.${name}`)
        .join(', ')}
      from json_populate_recordset(null::lots, $3::json) fresh where lots.id = fresh.id and lots.household_id = $1
    )
    insert into bookings (${writtenOf(bookingColumns).join(', ')})
    select ${writtenOf(bookingColumns)
      .map((name) => (name === '"lot_id"' ? 'coalesce(places.id, told.lot_id)' : `told.${name}`))
      .join(', ')}
    from json_populate_recordset(null::bookings, $4::json) with ordinality told
      left join places on places.place = told.lot_id
    order by told.ordinality
    returning id, lot_id as "lotId", case when $5 then
      (select count(*)::int from lots where household_id = $1 and removed_at is null) end as held`,
}

function jsonOf(columns: typeof lotColumns, rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = { ...row }
      return Object.fromEntries(columns.map(([key, name]) => [name, values[key]]))
    }),
  )
}
