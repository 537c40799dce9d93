import * as z from 'zod/mini'
import { InventoryItem } from './item'

/** The used and wasted amounts of one week. Example: `{ from: '2026-11-09', usedGrams: 4200, wastedGrams: 150, … }`. */
const WasteWeek = z.object({
  from: z.string(),
  usedGrams: z.number(),
  wastedGrams: z.number(),
  /** In the household's currency, for priced items. */
  usedMoney: z.number(),
  wastedMoney: z.number(),
  /** Bookings without a known weight. */
  unweighed: z.int(),
})

/** The stock overview of the home screens. Example: 42 items, 3 to use soon, 1 expired. */
export const StockOverview = z.object({
  items: z.int(),
  useSoon: z.int(),
  expired: z.int(),
  outOfStock: z.int(),
  addedThisWeek: z.int(),
  usedThisWeek: z.int(),
  wastedThisWeek: z.int(),
  /** Items to use first, most urgent first. */
  soonest: z.array(InventoryItem),
  /** The last eight weeks, oldest first. */
  weeks: z.array(WasteWeek),
  currency: z.string(),
})
/** The stock overview of the home screens. Example: 42 items. */
export type StockOverview = z.infer<typeof StockOverview>

/** The number of items and bookings of the whole installation. Example: `{ ingredients: 1204, usageRecords: 98 }`. */
export const StockTotals = z.object({ ingredients: z.int(), usageRecords: z.int() })
