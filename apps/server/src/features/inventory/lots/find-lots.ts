import { getTableColumns } from 'drizzle-orm'
import { instantAsText } from '../../../db/columns'
import { lots } from '../../../db/tables/inventory'
import type { HouseholdScope } from '../ledger/household-transaction'
import type { LotRow } from './lot-row'

/** What a household holds of some lots, in their order. Asked with every change of the stock, so it goes the shortest way. */
export async function findLots(
  { tx, householdId }: HouseholdScope,
  ids: readonly number[],
): Promise<LotRow[]> {
  const { rows } = await tx.$client.query<LotRow>({
    name: 'lots_among',
    text: `select ${lotColumnsSql} from lots
      where household_id = $1 and id = any($2::bigint[]) and removed_at is null order by id`,
    values: [householdId, ids],
  })
  return rows
}

const lotColumnsSql = Object.entries(getTableColumns(lots))
  .map(([key, column]) => `${castColumn(`"${column.name}"`, column.getSQLType())} as "${key}"`)
  .join(', ')

/** The driver would read these otherwise than a row has them. */
function castColumn(column: string, type: string): string {
  if (type === 'bigint') return `${column}::float8`
  if (type === 'date') return `${column}::text`
  return type === 'timestamptz' ? instantAsText(column) : column
}
