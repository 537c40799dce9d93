import { getTableColumns } from 'drizzle-orm'
import { bookings, lots } from '../../../db/tables/inventory'
import type { LotRow } from '../lots/lot-row'
import type { BookingRow } from './booking-row'

/** A booking, and its lot as it is afterwards. */
export interface BookingDraft {
  readonly booking: BookingRow
  readonly lot: LotRow
  readonly isNew: boolean
}

interface StatementColumn {
  readonly key: string
  readonly name: string
}

/** A row's own number is given to it. */
const toStatementColumns = (table: typeof lots | typeof bookings): StatementColumn[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
    key === 'id' ? [] : [{ key, name: `"${name}"` }],
  )
const lotColumns = toStatementColumns(lots)
const bookingColumns = toStatementColumns(bookings)
const toColumnNames = (columns: readonly StatementColumn[]) => columns.map(({ name }) => name).join(', ')

/** What is sent most: one lot that came, or changed. */
const singleStatements = { new: createSingleStatement(true), changed: createSingleStatement(false) }

export function toSingleStatement({ booking, lot, isNew }: BookingDraft) {
  const { columns, ...statement } = isNew ? singleStatements.new : singleStatements.changed
  return { ...statement, values: [...toParameters(lotColumns, lot), ...toParameters(columns, booking)] }
}

function createSingleStatement(isNew: boolean) {
  const columns = bookingColumns.filter(({ key }) => !isNew || key !== 'lotId')
  const ofLot = (key: string) => parameterOf(lotColumns, key)
  const ofBooking = (key: string) => `$${lotColumns.length + 1 + columns.findIndex((one) => one.key === key)}`
  const lot = isNew
    ? `insert into lots (${toColumnNames(lotColumns)}) values (${lotColumns.map(({ key }) => ofLot(key)).join(', ')}) returning id`
    : `update lots set ${lotColumns.map(({ key, name }) => `${name} = ${ofLot(key)}`).join(', ')}
        where id = ${ofBooking('lotId')} and household_id = ${ofLot('householdId')}`
  const told = bookingColumns.map(({ key }) =>
    isNew && key === 'lotId' ? '(select id from lot)' : ofBooking(key),
  )
  return {
    columns,
    name: isNew ? 'write_new_lot' : 'write_changed_lot',
    text: `with lot as (${lot})
      insert into bookings (${toColumnNames(bookingColumns)}) values (${told.join(', ')}) returning id, lot_id as "lotId"`,
  }
}

function parameterOf(columns: readonly StatementColumn[], key: string): string {
  return `$${1 + columns.findIndex((one) => one.key === key)}`
}

function toParameters(columns: readonly StatementColumn[], row: object): unknown[] {
  const values: Record<string, unknown> = { ...row }
  return columns.map(({ key }) => values[key])
}

/** Any number of them, in the order of the drafts. */
export function toBulkStatement(householdId: string, drafts: readonly BookingDraft[]) {
  const arrivals = drafts.filter(({ isNew }) => isNew)
  const places = new Map(arrivals.map(({ booking }, at) => [booking, -1 - at]))
  // Where one lot is changed twice, its last state counts.
  const stayed = new Map(drafts.filter(({ isNew }) => !isNew).map(({ lot }) => [lot.id, lot]))
  const told = drafts.map(({ booking }) => ({ ...booking, lotId: places.get(booking) ?? booking.lotId }))
  return {
    ...bulkStatement,
    values: [
      householdId,
      toJsonRows(
        lotColumns,
        arrivals.map(({ lot }) => lot),
      ),
      toJsonRows([idColumn, ...lotColumns], [...stayed.values()]),
      toJsonRows(bookingColumns, told),
      [...stayed.keys()],
    ],
  }
}

const idColumn: StatementColumn = { key: 'id', name: '"id"' }

/**
 * Rows travel as JSON texts, so that a thousand of them are no more parameters than one. A booking of a lot that came with it knows
 * it by its place among those, below zero. Lots that stayed are named once more, or all of the household's would be gone through.
 */
const bulkStatement = {
  name: 'write_bookings',
  text: `with came as (
      insert into lots (${toColumnNames(lotColumns)}) select ${toColumnNames(lotColumns)}
      from json_populate_recordset(null::lots, $2::json) returning id
    ), places as (select id, -row_number() over (order by id) as place from came),
    stayed as (
      update lots set ${lotColumns.map(({ name }) => `${name} = fresh.${name}`).join(', ')}
      from json_populate_recordset(null::lots, $3::json) fresh
      where lots.id = any ($5::bigint[]) and lots.id = fresh.id and lots.household_id = $1
    )
    insert into bookings (${toColumnNames(bookingColumns)})
    select ${bookingColumns
      .map(({ key, name }) => (key === 'lotId' ? 'coalesce(places.id, told.lot_id)' : `told.${name}`))
      .join(', ')}
    from json_populate_recordset(null::bookings, $4::json) with ordinality told
      left join places on places.place = told.lot_id
    order by told.ordinality
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
