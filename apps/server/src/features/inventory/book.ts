import type { BookingKind, WasteReason } from '@larder/contract/inventory'
import { zero } from '@larder/kitchen/amount'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
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

/** Writes changes into the books and the shelves, three statements however many there are. */
export async function book(turn: Turn, actionId: string, changes: readonly Change[]): Promise<BookingRow[]> {
  if (changes.length === 0) return []
  const drafts = changes.map((change) => draft(turn, actionId, change))
  await refuseTooMany(turn, drafts)
  const arrivals = drafts.filter(({ lot }) => lot.id === unborn)
  const ids = await insert(
    turn,
    'lots',
    lots,
    arrivals.map(({ lot }) => lot),
  )
  arrivals.forEach(({ lot, booking }, at) => {
    lot.id = ids[at] ?? unborn
    booking.lotId = lot.id
  })
  // Where one lot is changed twice, its last state counts.
  const stayed = drafts.filter(({ isNew }) => !isNew).map(({ lot }) => [lot.id, lot] as const)
  await update(turn, [...new Map(stayed).values()])
  const written = await insert(
    turn,
    'bookings',
    bookings,
    drafts.map(({ booking }) => booking),
  )
  return drafts.map(({ booking }, at) => ({ ...booking, id: written[at] ?? unborn }))
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

async function refuseTooMany({ tx, householdId }: Turn, drafts: readonly { comes: number; goes: number }[]) {
  const more = drafts.reduce((sum, { comes, goes }) => sum + comes - goes, 0)
  if (more <= 0) return
  const [counted] = await tx
    .select({ held: sql<number>`count(*)::int` })
    .from(lots)
    .where(and(eq(lots.householdId, householdId), isNull(lots.removedAt)))
  if ((counted?.held ?? 0) + more > mostLots) throw new AppError('too-many-items')
}

/** Rows travel as one JSON text, so that a thousand of them are no more statements and parameters than one. */
async function insert(
  { tx }: Turn,
  name: string,
  table: typeof lots | typeof bookings,
  rows: readonly object[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const columns = sql.raw(namesOf(table).join(', '))
  const { rows: made } = await tx.execute<{ id: string }>(
    sql`insert into ${table} (${columns}) select ${columns}
      from json_populate_recordset(null::${sql.raw(name)}, ${jsonOf(table, rows)}::json) returning id`,
  )
  // Ids are given out in the order of the rows.
  return made.map(({ id }) => Number(id)).sort((a, b) => a - b)
}

async function update({ tx, householdId }: Turn, rows: readonly LotRow[]): Promise<void> {
  if (rows.length === 0) return
  const columns = sql.raw(
    namesOf(lots)
      .map((name) => `${name} = fresh.${name}`)
      .join(', '),
  )
  await tx.execute(
    sql`update ${lots} set ${columns} from json_populate_recordset(null::lots, ${jsonOf(lots, rows)}::json) fresh
      where ${lots.id} = fresh.id and ${lots.householdId} = ${householdId}`,
  )
}

function namesOf(table: typeof lots | typeof bookings): string[] {
  return Object.values(getTableColumns(table)).flatMap(({ name }) => (name === 'id' ? [] : [`"${name}"`]))
}

function jsonOf(table: typeof lots | typeof bookings, rows: readonly object[]): string {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const)
  return JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = { ...row }
      return Object.fromEntries(columns.map(([key, name]) => [name, values[key]]))
    }),
  )
}
