import { sql } from 'drizzle-orm'
import { unpreparedStatement } from './statement'

interface AgreedProductRow extends Record<string, unknown> {
  readonly foodId: string
  readonly amount: string
  readonly unit: string
  /** Households that agree on food, amount and unit. */
  readonly same: number
  /** Households that agree on the food. */
  readonly agree: number
}

/** What other households assign to a product, most frequent first. */
export const selectAgreedProducts = unpreparedStatement<
  AgreedProductRow,
  [gtin: string, householdId: string]
>(
  { why: 'sums counts over groups (a window)' },
  (gtin, householdId) => sql`select food_id as "foodId", amount, unit, count(*)::int as same,
        sum(count(*)) over (partition by food_id)::int as agree
      from products where gtin = ${gtin} and household_id <> ${householdId} and food_id is not null
      group by food_id, amount, unit order by agree desc, food_id, same desc, amount, unit`,
)
