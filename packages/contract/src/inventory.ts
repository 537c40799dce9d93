import * as z from 'zod/mini'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { AmountText, ClientIdempotencyKey, textField } from './http/fields'
import { PageQuery } from './http/paging'
import { ActivityEntry, BookingEntry } from './inventory/history'
import { InventoryItem, ItemEdit, ItemId, ItemLocation, NewItem, WasteReason } from './inventory/item'
import { StockOverview, StockTotals } from './inventory/overview'

export * from './inventory/history'
export * from './inventory/item'
export * from './inventory/overview'

const idempotencyKey = z.optional(ClientIdempotencyKey)
const byId = z.object({ id: ItemId })

/** The amount used or thrown away: a positive whole number, or 'all'; the kitchen rejects anything else. Example: '2'. */
const TakeAmount = z.union([z.string().check(z.maxLength(30)), z.number()])

/** An action on many items at once. Example: `{ do: 'move', to: 'freezer' }`. */
export const BulkAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('use-up') }),
  z.object({ do: z.literal('waste'), reason: WasteReason }),
  z.object({ do: z.literal('move'), to: ItemLocation }),
  z.object({ do: z.literal('open') }),
  z.object({ do: z.literal('remove') }),
])
/** An action on many items at once. Example: `{ do: 'remove' }`. */
export type BulkAction = z.infer<typeof BulkAction>

/** The result of a bulk action: changed items, removed items, and one booking that undoes all of it. */
export const BulkOutcome = z.object({
  items: z.array(InventoryItem),
  removed: z.array(z.int()),
  /** Items that no longer exist or were not affected. */
  untouched: z.array(z.int()),
  booking: z.optional(z.int()),
})

/** The format of a stock file. Example: CSV with a heading line. */
const StockFileFormat = z.enum(['csv', 'json'])

/** Maximum length of a stock file in characters. Example: 20,000 items as JSON have some six million. */
export const maxStockFileLength = 8 * 1024 * 1024

const notFound = ['item-not-found'] as const
// A change may carry an idempotency key, and its sender may just have been removed from the household.
const changeErrors = ['idempotency-key-reused', 'household-not-found'] as const

/** The stock; every change is a booking that can be undone. Example: `inventory.take`. */
export const inventory = feature('inventory', {
  list: endpoint({
    method: 'GET',
    path: '/users/inventories',
    access: 'cook',
    summary: 'Lists the stock of the current household.',
    data: z.array(InventoryItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/inventories/:id',
    access: 'cook',
    summary: 'Returns an item.',
    params: byId,
    data: InventoryItem,
    errors: notFound,
  }),
  create: endpoint({
    method: 'POST',
    path: '/users/inventories',
    access: 'cook',
    summary: 'Adds an item. Omitted fields are filled in from known facts about the food.',
    affects: affected.stock,
    keyed: 'body',
    body: NewItem,
    data: InventoryItem,
    status: 201,
    errors: ['too-many-items', ...changeErrors],
  }),
  createTyped: endpoint({
    method: 'POST',
    path: '/users/inventories/typed',
    access: 'cook',
    summary: 'Adds the items of a typed text: ‘milk 2l, bread, 12 eggs’. All or none. Idempotent by its key.',
    affects: affected.stock,
    keyed: 'body',
    body: z.object({
      text: textField({ max: 2000 }),
      location: z.optional(ItemLocation),
      action: idempotencyKey,
    }),
    /** Undoing the booking removes all of them. */
    data: z.object({ items: z.array(InventoryItem), booking: z.int() }),
    status: 201,
    errors: ['too-many-items', ...changeErrors],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/users/inventories/:id',
    access: 'cook',
    summary: 'Changes an item. An outdated version is rejected.',
    affects: affected.stock,
    keyed: 'body',
    params: byId,
    body: ItemEdit,
    data: InventoryItem,
    errors: [...notFound, 'item-changed', 'invalid-amount', ...changeErrors],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/users/inventories/:id',
    access: 'cook',
    summary: 'Removes an item. Returns the item as it was and the booking to undo.',
    affects: affected.stock,
    keyed: 'query',
    params: byId,
    query: z.object({ action: idempotencyKey }),
    data: InventoryItem,
    errors: [...notFound, ...changeErrors],
  }),
  step: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/step',
    access: 'cook',
    summary: 'Changes the amount by whole steps, never below zero. Concurrent steps add up.',
    affects: affected.stock,
    keyed: 'body',
    params: byId,
    body: z.object({ by: z.int().check(z.gte(-1000), z.lte(1000)), action: idempotencyKey }),
    data: InventoryItem,
    errors: [...notFound, 'invalid-amount', ...changeErrors],
  }),
  take: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/take',
    access: 'cook',
    summary: 'Marks an amount as used: a positive whole number, any amount in a named unit, or ‘all’.',
    affects: affected.stock,
    keyed: 'body',
    params: byId,
    body: z.object({
      amount: TakeAmount,
      /** A named unit permits fractions of the item: '250' 'g' of 0.75 kg. */
      unit: z.optional(textField({ min: 0, max: 30 })),
      action: idempotencyKey,
    }),
    data: InventoryItem,
    errors: [...notFound, 'invalid-amount', 'not-enough-stock', ...changeErrors],
  }),
  waste: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/waste',
    access: 'cook',
    summary: 'Marks an amount as wasted, with a reason: a positive whole number or ‘all’.',
    affects: affected.stock,
    keyed: 'body',
    params: byId,
    body: z.object({ amount: z._default(TakeAmount, 'all'), reason: WasteReason, action: idempotencyKey }),
    data: InventoryItem,
    errors: [...notFound, 'invalid-amount', 'not-enough-stock', ...changeErrors],
  }),
  move: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/move',
    access: 'cook',
    summary: 'Moves all or part of an item to another location and recalculates its date.',
    affects: affected.stock,
    keyed: 'body',
    params: byId,
    body: z.object({ to: ItemLocation, amount: z.optional(AmountText), action: idempotencyKey }),
    data: InventoryItem,
    errors: [...notFound, 'invalid-amount', 'not-enough-stock', 'too-many-items', ...changeErrors],
  }),
  open: endpoint({
    method: 'POST',
    path: '/users/inventories/:id/open',
    access: 'cook',
    summary: 'Marks an item as opened today and recalculates its date.',
    affects: affected.stock,
    keyed: 'body',
    params: byId,
    body: z.object({ action: idempotencyKey }),
    data: InventoryItem,
    errors: [...notFound, 'already-opened', ...changeErrors],
  }),
  bulk: endpoint({
    method: 'POST',
    path: '/users/inventories/bulk',
    access: 'cook',
    summary: 'Applies one action to many items in one booking.',
    affects: affected.stock,
    keyed: 'body',
    body: z.object({
      ids: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(1000)),
      deed: BulkAction,
      action: idempotencyKey,
    }),
    data: BulkOutcome,
    errors: [...changeErrors],
  }),
  history: endpoint({
    method: 'GET',
    path: '/users/inventories/:id/history',
    access: 'cook',
    summary: 'Lists the history of an item, newest first. Works for removed items too.',
    params: byId,
    query: PageQuery,
    data: BookingEntry,
    paged: true,
    errors: notFound,
  }),
  activity: endpoint({
    method: 'GET',
    path: '/users/bookings',
    access: 'cook',
    summary: 'Lists the household’s activity and the cook’s community activity, newest first.',
    query: PageQuery,
    data: ActivityEntry,
    paged: true,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/users/bookings/:id/undo',
    access: 'cook',
    summary: 'Undoes a booking of the last 30 days with everything booked together.',
    affects: [
      ...affected.stock,
      'shopping',
      'shopping.memory',
      'cooking',
      'cooking.deduction',
      'scan',
      'fridge',
    ],
    params: byId,
    data: z.object({ items: z.array(InventoryItem), removed: z.array(z.int()) }),
    errors: [
      'booking-not-found',
      'booking-undone',
      'booking-too-old',
      'changed-since',
      'not-enough-stock',
      'too-many-items',
      'household-not-found',
    ],
  }),
  overview: endpoint({
    method: 'GET',
    path: '/users/inventory-overview',
    access: 'cook',
    summary:
      'Returns stock counts, what to use first, and what was eaten and wasted in the last eight weeks.',
    data: StockOverview,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/inventory-totals',
    access: 'anyone',
    summary: 'Returns the number of ingredients and usage records of this installation.',
    data: StockTotals,
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/users/inventory-file',
    access: 'cook',
    summary: 'Exports the stock as a CSV or JSON file.',
    query: z.object({ format: z._default(StockFileFormat, 'csv') }),
    data: z.object({ name: z.string(), type: z.string(), text: z.string() }),
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/users/inventory-file',
    access: 'cook',
    summary:
      'Imports the items of a CSV or JSON file, all or none. With ‘dryRun’ it only reports what would happen.',
    affects: affected.stock,
    keyed: 'body',
    body: z.object({
      format: StockFileFormat,
      text: z.string().check(z.minLength(1), z.maxLength(maxStockFileLength)),
      dryRun: z._default(z.boolean(), false),
      action: idempotencyKey,
    }),
    data: z.object({
      added: z.int(),
      /** The first items, for a preview. */
      sample: z.array(z.object({ name: z.string(), amount: z.string(), unit: z.string() })),
      booking: z.optional(z.int()),
    }),
    // JSON escapes a quotation mark as two characters.
    largest: 1.25 * maxStockFileLength,
    errors: ['unreadable-file', 'too-many-items', ...changeErrors],
  }),
})
