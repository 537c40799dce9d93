import { getTableColumns } from 'drizzle-orm'
import { lots } from '../../../apps/server/src/db/tables/inventory'
import type { LotRow } from '../../../apps/server/src/features/inventory/lots/lot-row'

const serverOnlyColumns = ['id', 'householdId', 'version', 'createdAt', 'updatedAt', 'removedAt']
const lotColumns = Object.entries(getTableColumns(lots)).filter(([key]) => !serverOnlyColumns.includes(key))

// Days as text and whole numbers as numbers.
const itemKeys = ['id', 'version', ...lotColumns.map(([key]) => key)]
const columns: Readonly<Record<string, { name: string; getSQLType(): string }>> = getTableColumns(lots)

/** What a statement selects of a lot. */
export const lotSelectList = itemKeys
  .map((key) => {
    const { name, getSQLType } = columns[key] ?? { name: key, getSQLType: () => '' }
    const type = getSQLType.call(columns[key])
    const cast = type === 'bigint' ? '::float8' : type === 'date' ? '::text' : ''
    return `${name}${cast} as "${key}"`
  })
  .join(', ')

/** The item as it travels; what is undefined is left out. */
export function toBaselineItem(row: LotRow) {
  return {
    id: row.id,
    name: row.name,
    amount: String(row.amountNumerator / row.amountDenominator),
    unit: row.unit,
    category: row.category,
    expiryDate: row.expiryDay ?? undefined,
    expirySource: row.expirySource ?? undefined,
    expiryKind: row.expiryKind ?? undefined,
    expiryBecause: row.expiryBecause ?? undefined,
    foodId: row.foodId ?? undefined,
    location: row.location,
    since: row.since,
    openedOn: row.openedOn ?? undefined,
    frozenOn: row.frozenOn ?? undefined,
    thawedOn: row.thawedOn ?? undefined,
    source: row.source,
    dailyConsumption:
      row.dailyNumerator === null ? undefined : String(row.dailyNumerator / (row.dailyDenominator ?? 1)),
    price:
      row.unitPrice === null
        ? undefined
        : ((Number(row.unitPrice) * row.amountNumerator) / row.amountDenominator).toFixed(2),
    version: row.version,
  }
}
