import { getTableColumns } from 'drizzle-orm'
import type { QueryConfig } from 'pg'
import { queryAndCommit } from '../../database'
import { bookings, lots } from '../../tables/inventory'
import { type Tx, toRawTx } from '../../tx'

// A lot and its booking are written by one statement, any number of them as JSON (json_populate_recordset), which the query builder
// cannot express. Gain: decisions 12, 30 and 32; take from 0.53 to 0.80–0.88 of the baseline, add from 0.71 to 0.89.

/** A booking with its lot as it is afterwards. */
export interface BookingDraft {
  readonly booking: typeof bookings.$inferSelect
  readonly lot: typeof lots.$inferSelect
  readonly isNew: boolean
  /** 1 for a lot that comes into stock, -1 for one that goes. */
  readonly added: number
}

interface WrittenBooking {
  readonly id: string
  readonly lotId: string
}

/** Writes bookings and their lots; returns the assigned ids in any order. */
export async function writeBookings(
  tx: Tx,
  householdId: string,
  drafts: readonly BookingDraft[],
): Promise<WrittenBooking[]> {
  const { rows } = await toRawTx(tx).$client.query<WrittenBooking>(toStatement(householdId, drafts))
  return rows
}

/** Like `writeBookings`, as the last statement of a transaction: the commit shares its round trip. */
export async function writeBookingsAndCommit(
  tx: Tx,
  householdId: string,
  drafts: readonly BookingDraft[],
): Promise<WrittenBooking[]> {
  const { rows } = await queryAndCommit<WrittenBooking>(tx, toStatement(householdId, drafts))
  return rows
}

function toStatement(householdId: string, drafts: readonly BookingDraft[]): QueryConfig {
  const [first] = drafts
  return first && drafts.length === 1 ? toSingleStatement(first) : toBulkStatement(householdId, drafts)
}

interface StatementColumn {
  readonly key: string
  readonly name: string
}

/** The database assigns the id of a row. */
const toStatementColumns = (table: typeof lots | typeof bookings): StatementColumn[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
    key === 'id' ? [] : [{ key, name: `"${name}"` }],
  )
const lotColumns = toStatementColumns(lots)
const bookingColumns = toStatementColumns(bookings)
/** The household of a lot never changes. */
const changedColumns = lotColumns.filter(({ key }) => key !== 'householdId')
const toColumnNames = (columns: readonly StatementColumn[]) => columns.map(({ name }) => name).join(', ')

/** Prepared statements of the most frequent case: one lot that is added, changed, or changed and counted. */
const singleStatements = {
  new: createSingleStatement('write_new_lot'),
  changed: createSingleStatement('write_changed_lot'),
  counted: createSingleStatement('write_counted_lot'),
}

export function toSingleStatement({ booking, lot, isNew, added }: BookingDraft) {
  const kind = isNew ? 'new' : added === 0 ? 'changed' : 'counted'
  const { columns, ...statement } = singleStatements[kind]
  const values = [...toParameters(lotColumns, lot), ...toParameters(columns, booking)]
  return { ...statement, values: kind === 'counted' ? [...values, added] : values }
}

function createSingleStatement(name: 'write_new_lot' | 'write_changed_lot' | 'write_counted_lot') {
  const isNew = name === 'write_new_lot'
  const columns = bookingColumns.filter(({ key }) => !isNew || key !== 'lotId')
  const lotParameter = (key: string) => parameterOf(lotColumns, key)
  const bookingParameter = (key: string) =>
    `$${lotColumns.length + 1 + columns.findIndex((one) => one.key === key)}`
  const lot = isNew
    ? `insert into lots (${toColumnNames(lotColumns)}) values (${lotColumns.map(({ key }) => lotParameter(key)).join(', ')}) returning id`
    : `update lots set ${changedColumns.map(({ key, name }) => `${name} = ${lotParameter(key)}`).join(', ')}
        where id = ${bookingParameter('lotId')} and household_id = ${lotParameter('householdId')}`
  const bookingValues = bookingColumns.map(({ key }) =>
    isNew && key === 'lotId' ? 'lot.id' : bookingParameter(key),
  )
  const added = isNew ? '1' : `$${lotColumns.length + columns.length + 1}::int`
  const counted = `, counted as (
      update households set lot_count = lot_count + ${added} where id = ${lotParameter('householdId')})`
  return {
    columns,
    name,
    text: `with lot as (${lot})${name === 'write_changed_lot' ? '' : counted}
      insert into bookings (${toColumnNames(bookingColumns)})
      ${isNew ? `select ${bookingValues.join(', ')} from lot` : `values (${bookingValues.join(', ')})`}
      returning id, lot_id as "lotId"`,
  }
}

function parameterOf(columns: readonly StatementColumn[], key: string): string {
  return `$${1 + columns.findIndex((one) => one.key === key)}`
}

function toParameters(columns: readonly StatementColumn[], row: object): unknown[] {
  const values: Record<string, unknown> = { ...row }
  return columns.map(({ key }) => values[key])
}

/** Writes any number of bookings, in the order of the drafts. */
function toBulkStatement(householdId: string, drafts: readonly BookingDraft[]) {
  const arrivals = drafts.filter(({ isNew }) => isNew)
  const newLotIndexes = new Map(arrivals.map(({ booking }, at) => [booking, -1 - at]))
  // If one lot is changed twice, its last state counts.
  const changedLots = new Map(drafts.filter(({ isNew }) => !isNew).map(({ lot }) => [lot.id, lot]))
  const bookingRows = drafts.map(({ booking }) => ({
    ...booking,
    lotId: newLotIndexes.get(booking) ?? booking.lotId,
  }))
  return {
    ...bulkStatement,
    values: [
      householdId,
      toJsonRows(
        lotColumns,
        arrivals.map(({ lot }) => lot),
      ),
      toJsonRows([idColumn, ...lotColumns], [...changedLots.values()]),
      toJsonRows(bookingColumns, bookingRows),
      [...changedLots.keys()],
      drafts.reduce((sum, { added }) => sum + added, 0),
    ],
  }
}

const idColumn: StatementColumn = { key: 'id', name: '"id"' }

const bulkSources: Readonly<Record<string, string | undefined>> = {
  householdId: '$1::uuid',
  lotId: 'coalesce(places.id, draft.lot_id)',
}

/**
 * Rows are sent as JSON text, so that the number of parameters does not grow with the rows. A booking of a lot added by the same
 * statement refers to it by a negative index. Changed lots are also listed by id; without that, the update scans all lots of the
 * household.
 */
const bulkStatement = {
  name: 'write_bookings',
  text: `with came as (
      insert into lots (${toColumnNames(lotColumns)})
      select ${lotColumns.map(({ key, name }) => (key === 'householdId' ? '$1::uuid' : name)).join(', ')}
      from json_populate_recordset(null::lots, $2::json) returning id
    ), places as (select id, -row_number() over (order by id) as place from came),
    stayed as (
      update lots set ${changedColumns.map(({ name }) => `${name} = fresh.${name}`).join(', ')}
      from json_populate_recordset(null::lots, $3::json) fresh
      where lots.id = any ($5::bigint[]) and lots.id = fresh.id and lots.household_id = $1
    ), counted as (update households set lot_count = lot_count + $6::int where id = $1 and $6::int <> 0)
    insert into bookings (${toColumnNames(bookingColumns)})
    select ${bookingColumns.map(({ key, name }) => bulkSources[key] ?? `draft.${name}`).join(', ')}
    from json_populate_recordset(null::bookings, $4::json) with ordinality draft
      left join places on places.place = draft.lot_id
    order by draft.ordinality
    returning id, lot_id as "lotId"`,
}

function toJsonRows(columns: readonly StatementColumn[], rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = { ...row }
      return Object.fromEntries(columns.map(({ key, name }) => [name.slice(1, -1), values[key]]))
    }),
  )
}
