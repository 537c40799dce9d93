import { categories } from '@larder/kitchen/categories'
import * as z from 'zod/mini'
import { endpoint, feature } from './endpoint'
import { ActionId, AmountText, DayText, Instant, text } from './fields'
import { PageQuery } from './paging'

/** Where food is kept. Example: 'fridge'. */
export const Location = z.enum(['pantry', 'fridge', 'freezer'])
/** Where food is kept. Example: 'freezer'. */
export type Location = z.infer<typeof Location>

/** The shelf an item is sorted under. Example: 'Dairy'. */
export const CategoryName = z.enum(categories)

/** How a lot came into the house. Example: 'manual' when somebody typed it in. */
export const LotSource = z.enum([
  'manual',
  'photo',
  'receipt',
  'barcode',
  'camera',
  'cooked',
  'shopping',
  'import',
])
/** How a lot came into the house. Example: 'receipt'. */
export type LotSource = z.infer<typeof LotSource>

/** Why something was thrown away. Example: 'expired'. */
export const WasteReason = z.enum(['expired', 'spoiled', 'too-much', 'disliked', 'other'])
/** Why something was thrown away. Example: 'too-much'. */
export type WasteReason = z.infer<typeof WasteReason>

/** The id of an item: a number, as the specification has it. Example: 17. */
export const ItemId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER))

/**
 * One thing in the kitchen as the screens and the specification speak of it: the view of one lot.
 * Example: `{ id: 7, name: 'Spinach', amount: '2', unit: 'bunches', category: 'Vegetables', expiryDate: '2026-11-18', … }`.
 */
export const InventoryItem = z.object({
  id: z.int(),
  name: z.string(),
  /** Whole when whole, never below '0'. */
  amount: z.string(),
  /** As the cook wrote it. */
  unit: z.string(),
  category: CategoryName,
  expiryDate: z.optional(z.string()),
  /** How that day is known. */
  expirySource: z.optional(z.enum(['printed', 'estimated', 'learned', 'you'])),
  /** Use-by is about safety, best-before about quality. */
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  /** What a cook may read about an estimate. */
  expiryBecause: z.optional(z.string()),
  /** The food as the kitchen knows it; absent for 'Grandma’s chutney'. */
  foodId: z.optional(z.string()),
  location: Location,
  /** The day it was bought or cooked. */
  since: z.string(),
  openedOn: z.optional(z.string()),
  frozenOn: z.optional(z.string()),
  thawedOn: z.optional(z.string()),
  source: LotSource,
  /** So much is used a day, in the item's unit, where somebody said so. */
  dailyConsumption: z.optional(z.string()),
  /** What all that is left of it cost, in the household’s currency. */
  price: z.optional(z.string()),
  /** Counts its changes; sent with an edit, it keeps somebody else's change from being overwritten. */
  version: z.int(),
  /** In the answer to a change: the booking that made it, which can be undone. */
  booking: z.optional(z.int()),
})
/** One thing in the kitchen. Example: two bunches of spinach in the fridge. */
export type InventoryItem = z.infer<typeof InventoryItem>

const ItemName = text({ max: 120 })
const UnitText = text({ min: 0, max: 40 })
const Price = z.string().check(z.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'Write the price like 3.49.'))
const action = z.optional(ActionId)
const byId = z.object({ id: ItemId })

/**
 * What the Add form sends. Only the name, amount and unit are needed: food, category, place and expiry are filled in from
 * what the kitchen knows. Example: `{ name: 'Spinach', amount: '2', unit: 'bunches' }`.
 */
export const NewItem = z.object({
  name: ItemName,
  amount: AmountText,
  unit: z._default(UnitText, ''),
  category: z.optional(CategoryName),
  /** Absent: estimated where it can be. Null: it has none. */
  expiryDate: z.optional(z.nullable(DayText)),
  /** 'printed' when the day was read from the pack; a day without it is what the cook says. */
  expirySource: z.optional(z.enum(['printed', 'you'])),
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  /** Keeps so many days from today; a day goes before it. */
  shelfLifeDays: z.optional(z.int().check(z.gte(0), z.lte(3650))),
  foodId: z.optional(text({ max: 80 })),
  location: z.optional(Location),
  openedOn: z.optional(DayText),
  source: z._default(LotSource, 'manual'),
  dailyConsumption: z.optional(z.nullable(AmountText)),
  price: z.optional(z.nullable(Price)),
  action,
})
/** What the Add form sends, checked. Example: two bunches of spinach. */
export type NewItem = z.infer<typeof NewItem>

/**
 * What the Edit form sends: only what changes. With a version, it is refused when somebody was faster.
 * Example: `{ amount: '3', version: 4 }`.
 */
export const ItemEdit = z.object({
  name: z.optional(ItemName),
  amount: z.optional(AmountText),
  unit: z.optional(UnitText),
  category: z.optional(CategoryName),
  expiryDate: z.optional(z.nullable(DayText)),
  expirySource: z.optional(z.enum(['printed', 'you'])),
  expiryKind: z.optional(z.enum(['use-by', 'best-before'])),
  foodId: z.optional(z.nullable(text({ max: 80 }))),
  location: z.optional(Location),
  openedOn: z.optional(z.nullable(DayText)),
  dailyConsumption: z.optional(z.nullable(AmountText)),
  price: z.optional(z.nullable(Price)),
  version: z.optional(z.int().check(z.gte(1))),
  action,
})
/** What the Edit form sends, checked. Example: three instead of two. */
export type ItemEdit = z.infer<typeof ItemEdit>

/** How many are used or thrown away: a positive whole number, or 'all' to use it up; the kitchen refuses the rest. Example: '2'. */
export const Taken = z.union([z.string().check(z.maxLength(30)), z.number()])

/** What can be done to many items at once. Example: `{ do: 'move', to: 'freezer' }`. */
export const BulkDeed = z.discriminatedUnion('do', [
  z.object({ do: z.literal('use-up') }),
  z.object({ do: z.literal('waste'), reason: WasteReason }),
  z.object({ do: z.literal('move'), to: Location }),
  z.object({ do: z.literal('open') }),
  z.object({ do: z.literal('remove') }),
])
/** What can be done to many items at once. Example: `{ do: 'remove' }`. */
export type BulkDeed = z.infer<typeof BulkDeed>

/** What came of it: the items after it, those that were gone already, and one booking that undoes it all. */
export const BulkDone = z.object({
  items: z.array(InventoryItem),
  removed: z.array(z.int()),
  /** Not there any more, or not changed by it. */
  untouched: z.array(z.int()),
  booking: z.optional(z.int()),
})

/** What happened to an item. Example: 'used'. */
export const BookingKind = z.enum([
  'bought',
  'used',
  'wasted',
  'moved',
  'corrected',
  'removed',
  'cooked',
  'opened',
  'thawed',
  'split',
  'merged',
])
/** What happened to an item. Example: 'moved'. */
export type BookingKind = z.infer<typeof BookingKind>

/** One line of the history: what happened to which item, by whom and when. Example: 'Ana used 2 bunches of Spinach'. */
export const BookingEntry = z.object({
  id: z.int(),
  kind: BookingKind,
  itemId: z.int(),
  name: z.string(),
  foodId: z.optional(z.string()),
  /** How much came or went; absent when no amount changed. A minus sign means it went. */
  change: z.optional(z.string()),
  unit: z.string(),
  /** How much there was after it; absent when the item went. */
  left: z.optional(z.string()),
  source: LotSource,
  reason: z.optional(WasteReason),
  /** For moves: from where to where. */
  from: z.optional(Location),
  to: z.optional(Location),
  /** What an edit changed besides the amount. Example: ['name', 'expiry']. */
  changed: z.array(z.string()),
  /** Who did it; absent when that account is gone. */
  who: z.optional(z.string()),
  you: z.boolean(),
  at: Instant,
  undone: z.boolean(),
  /** Whether it can still be taken back. */
  undoable: z.boolean(),
})
/** One line of the history. Example: Ana used two. */
export type BookingEntry = z.infer<typeof BookingEntry>

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

/** A file of the stock. Example: CSV with a heading line. */
export const FileFormat = z.enum(['csv', 'json'])

/** The largest stock file that is taken, in bytes. Example: 20,000 items as CSV. */
export const largestStockFile = 4 * 1024 * 1024

const gone = ['item-not-found'] as const

/** The stock: what is there, and every change of it as a booking that can be undone. Example: `inventory.take`. */
export const inventory = feature('inventory', {
  list: endpoint({
    method: 'GET',
    path: '/users/inventories',
    access: 'cook',
    summary: 'Everything in the current household’s kitchen.',
    data: z.array(InventoryItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/inventories/:id',
    access: 'cook',
    summary: 'One item.',
    params: byId,
    data: InventoryItem,
    errors: gone,
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/inventories',
    access: 'cook',
    summary: 'Add an item; what is left out is filled in from what the kitchen knows of the food.',
    body: NewItem,
    data: InventoryItem,
    status: 201,
    errors: ['too-many-items', 'action-used'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/inventories/:id',
    access: 'cook',
    summary: 'Change an item. With a version that is no longer the item’s, nothing is changed.',
    params: byId,
    body: ItemEdit,
    data: InventoryItem,
    errors: [...gone, 'item-changed', 'action-used'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/inventories/:id',
    access: 'cook',
    summary: 'Remove an item; the answer is the item as it was, with the booking that brings it back.',
    params: byId,
    query: z.object({ action }),
    data: InventoryItem,
    errors: [...gone, 'action-used'],
  }),
  step: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/step',
    access: 'cook',
    summary: 'More or fewer by whole steps, never below nothing. Two devices at once both count.',
    params: byId,
    body: z.object({ by: z.int().check(z.gte(-1000), z.lte(1000)), action }),
    data: InventoryItem,
    errors: [...gone, 'action-used'],
  }),
  take: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/take',
    access: 'cook',
    summary: 'Mark some as used: a positive whole number, or ‘all’.',
    params: byId,
    body: z.object({ amount: Taken, action }),
    data: InventoryItem,
    errors: [...gone, 'invalid-amount', 'not-enough-stock', 'action-used'],
  }),
  waste: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/waste',
    access: 'cook',
    summary: 'Write some off as wasted, with the reason: a positive whole number, or ‘all’.',
    params: byId,
    body: z.object({ amount: z._default(Taken, 'all'), reason: WasteReason, action }),
    data: InventoryItem,
    errors: [...gone, 'invalid-amount', 'not-enough-stock', 'action-used'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/move',
    access: 'cook',
    summary: 'Move all or some of an item to another place; until when it keeps is worked out anew.',
    params: byId,
    body: z.object({ to: Location, amount: z.optional(AmountText), action }),
    data: InventoryItem,
    errors: [...gone, 'invalid-amount', 'not-enough-stock', 'action-used'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/open',
    access: 'cook',
    summary: 'Mark an item as opened today; until when it keeps is worked out anew.',
    params: byId,
    body: z.object({ action }),
    data: InventoryItem,
    errors: [...gone, 'already-opened', 'action-used'],
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/users/inventories/bulk',
    access: 'cook',
    summary: 'Do one thing to many items, as one booking.',
    body: z.object({
      ids: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(1000)),
      deed: BulkDeed,
      action,
    }),
    data: BulkDone,
    errors: ['action-used'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/users/inventories/:id/history',
    access: 'cook',
    summary: 'What happened to an item, newest first; removed items too.',
    params: byId,
    query: PageQuery,
    data: BookingEntry,
    paged: true,
    errors: gone,
  }),
  activity: endpoint({
    method: 'GET',
    path: '/users/bookings',
    access: 'cook',
    summary: 'What happened in the whole kitchen, newest first.',
    query: PageQuery,
    data: BookingEntry,
    paged: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/users/bookings/:id/undo',
    access: 'cook',
    summary: 'Take back a booking of the last 30 days, with whatever was booked together with it.',
    params: byId,
    data: z.object({ items: z.array(InventoryItem), removed: z.array(z.int()) }),
    errors: ['booking-not-found', 'booking-undone', 'booking-too-old', 'changed-since', 'not-enough-stock'],
  }),
  overview: endpoint({
    method: 'GET',
    path: '/users/inventory-overview',
    access: 'cook',
    summary: 'Counts, what to finish first, and what was eaten and wasted in the last eight weeks.',
    data: StockOverview,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/inventory-totals',
    access: 'anyone',
    summary: 'How many ingredients and usage records this installation holds.',
    data: StockTotals,
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/users/inventory-file',
    access: 'cook',
    summary: 'The stock as a CSV or JSON file.',
    query: z.object({ format: z._default(FileFormat, 'csv') }),
    data: z.object({ name: z.string(), type: z.string(), text: z.string() }),
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/users/inventory-file',
    access: 'cook',
    summary: 'Add the items of a CSV or JSON file, all or none; with ‘dryRun’ only say what would happen.',
    body: z.object({
      format: FileFormat,
      text: z.string().check(z.minLength(1), z.maxLength(largestStockFile)),
      dryRun: z._default(z.boolean(), false),
      action,
    }),
    data: z.object({
      added: z.int(),
      /** The first of them, for a look before saying yes. */
      sample: z.array(z.object({ name: z.string(), amount: z.string(), unit: z.string() })),
      booking: z.optional(z.int()),
    }),
    largest: largestStockFile + 65_536,
    errors: ['unreadable-file', 'too-many-items', 'action-used'],
  }),
})
