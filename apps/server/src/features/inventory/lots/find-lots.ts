import { getTableColumns } from 'drizzle-orm'
import { instantAsText } from '../../../db/columns'
import type { HouseholdScope } from '../../../db/household-transaction'
import { lots } from '../../../db/tables/inventory'
import type { LotRow } from './lot-row'

/**
 * Returns some lots of a household, in the order of the ids. Runs with every change of the stock, so it skips the query builder.
 */
export async function findLots(tx: HouseholdScope, ids: readonly number[]): Promise<LotRow[]> {
  const { rows } = await tx.$client.query<LotRow>({
    name: 'lots_among',
    text: `select ${lotColumnsSql} from lots
      where household_id = $1 and id = any($2::bigint[]) and removed_at is null order by id`,
    values: [tx.householdId, ids],
  })
  return rows
}

const lotColumnsSql = Object.entries(getTableColumns(lots))
  .map(([key, column]) => `${castColumn(`"${column.name}"`, column.getSQLType())} as "${key}"`)
  .join(', ')

/** Casts a column to the type of a table row; the driver's default differs. */
function castColumn(column: string, type: string): string {
  if (type === 'bigint') return `${column}::float8`
  if (type === 'date') return `${column}::text`
  return type === 'timestamptz' ? instantAsText(column) : column
}
