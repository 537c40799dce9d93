import { getTableColumns } from 'drizzle-orm'
import { bookings, lots } from '../../db/tables/inventory'
import type { BookingRow } from './booking-row'
import type { LotRow } from './lot-row'

/** A booking, and its lot as it is afterwards. */
export interface Draft {
  readonly booking: BookingRow
  readonly lot: LotRow
  readonly isNew: boolean
}

interface Column {
  readonly key: string
  readonly name: string
}

/** A row's own number is given to it. */
const columnsOf = (table: typeof lots | typeof bookings): Column[] =>
  Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
    key === 'id' ? [] : [{ key, name: `"${name}"` }],
  )
const lotColumns = columnsOf(lots)
const bookingColumns = columnsOf(bookings)
const namesOf = (columns: readonly Column[]) => columns.map(({ name }) => name).join(', ')

/** What is sent most: one lot that came, or changed. */
const writeOne = { new: oneStatement(true), changed: oneStatement(false) }

export function writingOne({ booking, lot, isNew }: Draft) {
  const { columns, ...statement } = isNew ? writeOne.new : writeOne.changed
  return { ...statement, values: [...valuesOf(lotColumns, lot), ...valuesOf(columns, booking)] }
}

function oneStatement(isNew: boolean) {
  const columns = bookingColumns.filter(({ key }) => !isNew || key !== 'lotId')
  const ofLot = (key: string) => placeIn(lotColumns, key)
  const ofBooking = (key: string) => `$${lotColumns.length + 1 + columns.findIndex((one) => one.key === key)}`
  const lot = isNew
    ? `insert into lots (${namesOf(lotColumns)}) values (${lotColumns.map(({ key }) => ofLot(key)).join(', ')}) returning id`
    : `update lots set ${lotColumns.map(({ key, name }) => `${name} = ${ofLot(key)}`).join(', ')}
        where id = ${ofBooking('lotId')} and household_id = ${ofLot('householdId')}`
  const told = bookingColumns.map(({ key }) =>
    isNew && key === 'lotId' ? '(select id from lot)' : ofBooking(key),
  )
  return {
    columns,
    name: isNew ? 'write_new_lot' : 'write_changed_lot',
    text: `with lot as (${lot})
      insert into bookings (${namesOf(bookingColumns)}) values (${told.join(', ')}) returning id, lot_id as "lotId"`,
  }
}

function placeIn(columns: readonly Column[], key: string): string {
  return `$${1 + columns.findIndex((one) => one.key === key)}`
}

function valuesOf(columns: readonly Column[], row: object): unknown[] {
  const values: Record<string, unknown> = { ...row }
  return columns.map(({ key }) => values[key])
}

/** Any number of them, in the order of the drafts. */
export function writingAll(householdId: string, drafts: readonly Draft[]) {
  const arrivals = drafts.filter(({ isNew }) => isNew)
  const places = new Map(arrivals.map(({ booking }, at) => [booking, -1 - at]))
  // Where one lot is changed twice, its last state counts.
  const stayed = new Map(drafts.filter(({ isNew }) => !isNew).map(({ lot }) => [lot.id, lot]))
  const told = drafts.map(({ booking }) => ({ ...booking, lotId: places.get(booking) ?? booking.lotId }))
  return {
    ...writeAll,
    values: [
      householdId,
      jsonOf(
        lotColumns,
        arrivals.map(({ lot }) => lot),
      ),
      jsonOf([ownNumber, ...lotColumns], [...stayed.values()]),
      jsonOf(bookingColumns, told),
      [...stayed.keys()],
    ],
  }
}

const ownNumber: Column = { key: 'id', name: '"id"' }

/**
 * Rows travel as JSON texts, so that a thousand of them are no more parameters than one. A booking of a lot that came with it knows
 * it by its place among those, below zero. Lots that stayed are named once more, or all of the household's would be gone through.
 */
const writeAll = {
  name: 'write_books',
  text: `with came as (
      insert into lots (${namesOf(lotColumns)}) select ${namesOf(lotColumns)}
      from json_populate_recordset(null::lots, $2::json) returning id
    ), places as (select id, -row_number() over (order by id) as place from came),
    stayed as (
      update lots set ${lotColumns.map(({ name }) => `${name} = fresh.${name}`).join(', ')}
      from json_populate_recordset(null::lots, $3::json) fresh
      where lots.id = any ($5::bigint[]) and lots.id = fresh.id and lots.household_id = $1
    )
    insert into bookings (${namesOf(bookingColumns)})
    select ${bookingColumns
      .map(({ key, name }) => (key === 'lotId' ? 'coalesce(places.id, told.lot_id)' : `told.${name}`))
      .join(', ')}
    from json_populate_recordset(null::bookings, $4::json) with ordinality told
      left join places on places.place = told.lot_id
    order by told.ordinality
    returning id, lot_id as "lotId"`,
}

function jsonOf(columns: readonly Column[], rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = { ...row }
      return Object.fromEntries(columns.map(({ key, name }) => [name.slice(1, -1), values[key]]))
    }),
  )
}
