import { DayText, text } from '@larder/contract/fields'
import { InventoryItem, NewItem } from '@larder/contract/inventory'
import { check } from '@larder/contract/messages'
import * as z from 'zod/mini'
import { asItem, type LotRow } from './lot-row'
import { plainSaid } from './plain-said'
import { type RawItem, type StockColumn, stockColumns } from './stock-columns'

/** No two days of the calendar are further apart. */
const mostDays = 3_652_059

/** An item that comes from a file: as somebody would add it, with what it lived through before. */
export const FileItem = z.extend(NewItem, {
  expirySource: InventoryItem.shape.expirySource,
  expiryBecause: z.optional(text({ max: 300 })),
  foodId: z.optional(z.nullable(text({ max: 80 }))),
  since: z.optional(DayText),
  frozenOn: z.optional(DayText),
  thawedOn: z.optional(DayText),
  leftWhenFrozen: z.optional(z.int().check(z.gte(-mostDays), z.lte(mostDays))),
  /** What one unit costs, where nothing is left that could have a price. */
  unitPrice: z.optional(z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,12})?$/, 'Write the price like 3.49.'))),
})
export type FileItem = z.infer<typeof FileItem>

/** What a lot says in a file; read again, it is the same lot. Without a day or a food it says so. */
export function toFile(row: LotRow): Partial<Record<StockColumn, string | number | null>> {
  const item: Record<string, unknown> = { ...asItem(row), expiryDate: row.expiryDay, foodId: row.foodId }
  if (row.leftWhenFrozen !== null) item.leftWhenFrozen = row.leftWhenFrozen
  if (row.unitPrice !== null && row.amountOver === 0) {
    item.unitPrice = row.unitPrice
    item.price = undefined
  }
  return Object.fromEntries(
    stockColumns.filter((column) => item[column] !== undefined).map((column) => [column, item[column]]),
  )
}

/** The same as cells of a table, which know only text: there, an empty one would be filled in. */
export function toCells(row: LotRow): Partial<Record<StockColumn, string>> {
  const said = Object.entries(toFile(row))
  return Object.fromEntries(said.map(([column, value]) => [column, value === null ? 'none' : String(value)]))
}

/** What a file says of an item, checked as strictly as what a form says. */
export function readItem({ says, trouble }: RawItem) {
  if (trouble !== undefined) return { ok: false, fields: { '': trouble } } as const
  return check(FileItem, { source: 'import', ...plainSaid(says) })
}
