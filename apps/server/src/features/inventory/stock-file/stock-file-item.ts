import { DayText, textField } from '@larder/contract/http/fields'
import { validateBySchema } from '@larder/contract/http/validation'
import { InventoryItem, NewItem } from '@larder/contract/inventory'
import * as z from 'zod/mini'
import { type LotRow, toInventoryItem } from '../lots/lot-row'
import { normalizeFileItem } from './normalize-file-item'
import { type RawFileItem, type StockColumn, stockColumns } from './stock-columns'

/** No two calendar days are further apart. */
const maxDays = 3_652_059

/** An item of a file: a new item with its history. */
export const StockFileItem = z.extend(NewItem, {
  expirySource: InventoryItem.shape.expirySource,
  expiryBecause: z.optional(textField({ max: 300 })),
  foodId: z.optional(z.nullable(textField({ max: 80 }))),
  since: z.optional(DayText),
  frozenOn: z.optional(DayText),
  thawedOn: z.optional(DayText),
  leftWhenFrozen: z.optional(z.int().check(z.gte(-maxDays), z.lte(maxDays))),
  /** Price per unit of an empty lot, where a total price cannot be stated. */
  unitPrice: z.optional(z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,12})?$/, 'Enter a price like 3.49.'))),
})
export type StockFileItem = z.infer<typeof StockFileItem>

/** Maps a lot to a file item; reading it back gives the same lot. A missing date or food is written as null. */
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

/** The same as text cells; 'none' is written out because an empty cell would be filled in on import. */
export function toCsvCells(row: LotRow): Partial<Record<StockColumn, string>> {
  const cells = Object.entries(toFileItem(row))
  return Object.fromEntries(cells.map(([column, value]) => [column, value === null ? 'none' : String(value)]))
}

/** Validates a file item as strictly as form input. */
export function parseFileItem({ values, error }: RawFileItem) {
  if (error !== undefined) return { ok: false, fields: { '': error } } as const
  return validateBySchema(StockFileItem, { source: 'import', ...normalizeFileItem(values) })
}
