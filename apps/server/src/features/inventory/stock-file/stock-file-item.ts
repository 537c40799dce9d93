import { DayText, textField } from '@larder/contract/http/fields'
import { validateBySchema } from '@larder/contract/http/validation'
import { InventoryItem, NewItem } from '@larder/contract/inventory'
import * as z from 'zod/mini'
import { type LotRow, toInventoryItem } from '../lots/lot-row'
import { normalizeFileItem } from './normalize-file-item'
import { type RawFileItem, type StockColumn, stockColumns } from './stock-columns'

/** No two days of the calendar are further apart. */
const maxDays = 3_652_059

/** An item that comes from a file: as somebody would add it, with what it lived through before. */
export const StockFileItem = z.extend(NewItem, {
  expirySource: InventoryItem.shape.expirySource,
  expiryBecause: z.optional(textField({ max: 300 })),
  foodId: z.optional(z.nullable(textField({ max: 80 }))),
  since: z.optional(DayText),
  frozenOn: z.optional(DayText),
  thawedOn: z.optional(DayText),
  leftWhenFrozen: z.optional(z.int().check(z.gte(-maxDays), z.lte(maxDays))),
  /** What one unit costs, where nothing is left that could have a price. */
  unitPrice: z.optional(z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,12})?$/, 'Write the price like 3.49.'))),
})
export type StockFileItem = z.infer<typeof StockFileItem>

/** What a lot says in a file; read again, it is the same lot. Without a day or a food it says so. */
export function toFileItem(row: LotRow): Partial<Record<StockColumn, string | number | null>> {
  const item: Record<string, unknown> = {
    ...toInventoryItem(row),
    expiryDate: row.expiryDay,
    foodId: row.foodId,
  }
  if (row.leftWhenFrozen !== null) item.leftWhenFrozen = row.leftWhenFrozen
  if (row.unitPrice !== null && row.amountNumerator === 0) {
    item.unitPrice = row.unitPrice
    item.price = undefined
  }
  return Object.fromEntries(
    stockColumns.filter((column) => item[column] !== undefined).map((column) => [column, item[column]]),
  )
}

/** The same as cells of a table, which know only text: there, an empty one would be filled in. */
export function toCsvCells(row: LotRow): Partial<Record<StockColumn, string>> {
  const said = Object.entries(toFileItem(row))
  return Object.fromEntries(said.map(([column, value]) => [column, value === null ? 'none' : String(value)]))
}

/** What a file says of an item, checked as strictly as what a form says. */
export function parseFileItem({ values: says, error: trouble }: RawFileItem) {
  if (trouble !== undefined) return { ok: false, fields: { '': trouble } } as const
  return validateBySchema(StockFileItem, { source: 'import', ...normalizeFileItem(says) })
}
