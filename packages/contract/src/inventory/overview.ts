import * as z from 'zod/mini'
import { InventoryItem } from './item'

/** One week of what was eaten and what was thrown away. Example: `{ from: '2026-11-09', usedGrams: 4200, wastedGrams: 150, … }`. */
export const WasteWeek = z.object({
  from: z.string(),
  usedGrams: z.number(),
  wastedGrams: z.number(),
  /** In the household's currency, of what has a price. */
  usedMoney: z.number(),
  wastedMoney: z.number(),
  /** Bookings that nobody could weigh. */
  unweighed: z.int(),
})

/** What the home screens show of the stock. Example: 42 items, 3 to use soon, 1 expired. */
export const StockOverview = z.object({
  items: z.int(),
  useSoon: z.int(),
  expired: z.int(),
  outOfStock: z.int(),
  addedThisWeek: z.int(),
  usedThisWeek: z.int(),
  wastedThisWeek: z.int(),
  /** What to finish first, most urgent first. */
  soonest: z.array(InventoryItem),
  /** The last eight weeks, oldest first. */
  weeks: z.array(WasteWeek),
  currency: z.string(),
})
/** What the home screens show of the stock. Example: 42 items. */
export type StockOverview = z.infer<typeof StockOverview>

/** How many things and bookings the whole installation holds. Example: `{ ingredients: 1204, usageRecords: 98 }`. */
export const StockTotals = z.object({ ingredients: z.int(), usageRecords: z.int() })
