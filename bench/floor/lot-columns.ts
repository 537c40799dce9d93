import { getTableColumns } from 'drizzle-orm'
import { lots } from '../../apps/server/src/db/tables/inventory'
import type { LotRow } from '../../apps/server/src/features/inventory/lot-row'

const counted = ['id', 'householdId', 'version', 'createdAt', 'updatedAt', 'removedAt']
const told = Object.entries(getTableColumns(lots)).filter(([key]) => !counted.includes(key))

// Days as text and whole numbers as numbers.
const shown = ['id', 'version', ...told.map(([key]) => key)]
const columns: Readonly<Record<string, { name: string; getSQLType(): string }>> = getTableColumns(lots)

/** What a statement selects of a lot. */
export const readLot = shown
  .map((key) => {
    const { name, getSQLType } = columns[key] ?? { name: key, getSQLType: () => '' }
    const type = getSQLType.call(columns[key])
    const cast = type === 'bigint' ? '::float8' : type === 'date' ? '::text' : ''
    return `${name}${cast} as "${key}"`
  })
  .join(', ')

/** The item as it travels; what is undefined is left out. */
export function shelfOf(row: LotRow) {
  return {
    id: row.id,
    name: row.name,
    amount: String(row.amountOver / row.amountUnder),
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
    dailyConsumption: row.dailyOver === null ? undefined : String(row.dailyOver / (row.dailyUnder ?? 1)),
    price:
      row.unitPrice === null
        ? undefined
        : ((Number(row.unitPrice) * row.amountOver) / row.amountUnder).toFixed(2),
    version: row.version,
  }
}
