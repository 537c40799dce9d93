import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import type { Product, scan } from '@larder/contract/scan'
import { foodById } from '@larder/kitchen/food/food'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import type { Tx } from '../../../db/database'
import { selectAgreedProducts } from '../../../db/sql/products'
import { products } from '../../../db/tables/scan'
import { AppError } from '../../../errors'
import { newLot } from '../../inventory/lots/new-lot'
import { findHouseholdContext } from '../../inventory/views/household-context'
import type { ScanParts } from '../parts'
import { parseCode } from './parse-code'

export type ProductRow = typeof products.$inferSelect
type ProductInput = ParsedInputOf<typeof scan.teach>['body']

/** More than a household ever buys. */
const maxProducts = 20_000

/** Products as a household defined them. */
export function createHouseholdProducts({ db, clock, withHousehold }: ScanParts) {
  return {
    async teach(actor: Actor, code: string, definition: ProductInput): Promise<Product> {
      const { gtin, shown } = parseCode(code)
      const { householdId } = actor
      const { today } = await findHouseholdContext(db, clock, householdId)
      const { foodId, category } = newLot({ ...definition, source: 'barcode' }, today)
      const { name, amount, unit, location } = definition
      const product = { name, amount, unit, foodId, category, location: location ?? null }
      await withHousehold(actor, ['scan'], async (tx) => {
        await saveProducts(tx, householdId, [{ gtin, ...product }], tx.now)
      })
      return {
        code: shown,
        name,
        amount,
        unit,
        category,
        ...(foodId !== null && { foodId }),
        ...(location !== undefined && { location }),
      }
    },

    async forget(actor: Actor, code: string): Promise<void> {
      const { gtin } = parseCode(code)
      const { householdId } = actor
      await withHousehold(actor, ['scan'], async (tx) => {
        const deleted = await tx
          .delete(products)
          .where(and(eq(products.householdId, householdId), eq(products.gtin, gtin)))
          .returning({ gtin: products.gtin })
        if (deleted.length === 0) throw new AppError('product-not-found')
      })
    },
  }
}

/** Saves products; only under the household lock, which keeps the count right. */
export async function saveProducts(
  tx: Tx,
  householdId: string,
  newProducts: readonly Omit<ProductRow, 'householdId' | 'taughtAt'>[],
  now: string,
): Promise<void> {
  if (newProducts.length === 0) return
  const rows = newProducts.map((product) => ({ ...product, householdId, taughtAt: now }))
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: [products.householdId, products.gtin],
      set: {
        name: sql`excluded.name`,
        foodId: sql`excluded.food_id`,
        amount: sql`excluded.amount`,
        unit: sql`excluded.unit`,
        category: sql`excluded.category`,
        location: sql`excluded.location`,
        taughtAt: sql`excluded.taught_at`,
      },
    })
  const kept = await tx.$count(products, eq(products.householdId, householdId))
  if (kept > maxProducts) throw new AppError('too-many-products')
}

/** Returns the household's own definition of a product. */
export async function findOwnProduct(
  tx: Tx,
  householdId: string,
  gtin: string,
): Promise<ProductRow | undefined> {
  const [found] = await tx
    .select()
    .from(products)
    .where(and(eq(products.householdId, householdId), eq(products.gtin, gtin)))
  return found
}

/** Households that must agree before others see a definition. */
const minAgreeing = 2

/**
 * Returns the food that several other households assign to a product, and the amount where they agree. Their own texts are not
 * shared: only entries of the kitchen's tables.
 */
export async function findAgreedProduct(
  tx: Tx,
  householdId: string,
  gtin: string,
): Promise<{ foodId: string; amount?: string; unit?: string } | undefined> {
  const rows = await selectAgreedProducts(tx, gtin, householdId)
  const [first] = rows
  if (!first || first.agree < minAgreeing || !foodById(first.foodId)) return undefined
  const { foodId, amount, unit, same, agree } = first
  if (rows.some((row) => row.foodId !== foodId && row.agree === agree)) return undefined
  return same >= minAgreeing ? { foodId, amount, unit } : { foodId }
}
