import { getTableColumns, sql } from 'drizzle-orm'
import { instantAsText } from '../../columns'
import { type KitchenLotColumns, lots } from '../../tables/inventory'
import { statement, unpreparedStatement } from '../statement'

type Lot = typeof lots.$inferSelect

const lotColumnsSql = Object.entries(getTableColumns(lots))
  .map(([key, column]) => `${castColumn(`"${column.name}"`, column.getSQLType())} as "${key}"`)
  .join(', ')

/** Casts a column to the type of a table row; the driver's default differs. */
function castColumn(column: string, type: string): string {
  if (type === 'bigint') return `${column}::float8`
  if (type === 'date') return `${column}::text`
  return type === 'timestamptz' ? instantAsText(column) : column
}

export const selectLots = statement<Lot, [householdId: string, ids: readonly number[]]>({
  name: 'lots_among',
  why: 'runs with every change of the stock; a bulk change reads hundreds of rows of 28 columns',
  gain: 'decision 37: a row costs 2 µs of CPU, through a prepared Drizzle query 8, two hundred rows 19 and 945',
  text: `select ${lotColumnsSql} from lots
      where household_id = $1 and id = any($2::bigint[]) and removed_at is null order by id`,
})

/** The lots that a household can cook with: known food, amount above zero. */
export const selectCookableLots = statement<KitchenLotColumns, [householdId: string]>({
  name: 'held_lots',
  why: 'hundreds of rows with every list of recipes and suggestions',
  gain: 'decision 37: two hundred rows cost 19 µs of CPU, through a prepared Drizzle query 945',
  text: `select id::float8, food_id as "foodId", name, amount_numerator::float8 as "amountNumerator",
        amount_denominator::float8 as "amountDenominator", unit, location, expiry_day::text as "expiryDay",
        expiry_source as "expirySource", expiry_kind as "expiryKind", expiry_because as "expiryBecause", since::text,
        opened_on::text as "openedOn", frozen_on::text as "frozenOn", left_when_frozen as "leftWhenFrozen",
        thawed_on::text as "thawedOn", cooked, dish
      from lots
      where household_id = $1 and removed_at is null and food_id is not null and amount_numerator > 0
      order by lots.id`,
})

/** A row as an array in the order of the statement: looking up names for every field takes as long as the rest of the read. */
export type ItemTuple = [
  id: Lot['id'],
  name: Lot['name'],
  category: Lot['category'],
  unit: Lot['unit'],
  amountNumerator: Lot['amountNumerator'],
  amountDenominator: Lot['amountDenominator'],
  location: Lot['location'],
  since: Lot['since'],
  source: Lot['source'],
  version: Lot['version'],
  expiryDay: Lot['expiryDay'],
  expirySource: Lot['expirySource'],
  expiryKind: Lot['expiryKind'],
  expiryBecause: Lot['expiryBecause'],
  foodId: Lot['foodId'],
  openedOn: Lot['openedOn'],
  frozenOn: Lot['frozenOn'],
  thawedOn: Lot['thawedOn'],
  dailyNumerator: Lot['dailyNumerator'],
  dailyDenominator: Lot['dailyDenominator'],
  unitPrice: Lot['unitPrice'],
  dish: Lot['dish'],
]

const asArrays = {
  rowMode: 'array' as const,
  why: 'rows as arrays, which the query builder does not return',
  gain: 'decision 30: a list of 200 from 0.67 to 0.84 of the baseline, 0.94 today',
}

// Days as text and integers as numbers, as in a table row.
const itemSelectSql = `select id::float8, name, category, unit, amount_numerator::float8, amount_denominator::float8, location, since::text, source,
    version, expiry_day::text, expiry_source, expiry_kind, expiry_because, food_id, opened_on::text, frozen_on::text,
    thawed_on::text, daily_numerator::float8, daily_denominator::float8, unit_price, dish
  from lots`

export const selectItems = statement<ItemTuple, [householdId: string]>({
  name: 'items_of_household',
  ...asArrays,
  text: `${itemSelectSql} where household_id = $1 and removed_at is null order by id`,
})

export const selectItem = statement<ItemTuple, [householdId: string, id: number]>({
  name: 'item_of_household',
  ...asArrays,
  text: `${itemSelectSql} where id = $2 and household_id = $1 and removed_at is null`,
})

/** Stores the risk class of leftovers. */
export const updateRiskClass = unpreparedStatement<
  Record<string, never>,
  [householdId: string, id: number, riskClass: string, now: string]
>(
  { why: 'changes one field of a JSON value without reading it' },
  (householdId, id, riskClass, now) => sql`
          update lots set dish = dish || jsonb_build_object('riskClass', ${riskClass}::text), version = version + 1,
            updated_at = ${now}::timestamptz
          where id = ${id} and household_id = ${householdId}::uuid and dish is not null`,
)
