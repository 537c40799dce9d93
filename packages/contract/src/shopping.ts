import * as z from 'zod/mini'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { AmountText, ClientIdempotencyKey, DayText, Instant, textField } from './http/fields'
import { InventoryItem, ItemLocation } from './inventory/item'
import { AttributedLine, LineId, ListId, SharedLine, SharedName } from './shopping/shared-line'
import { ShoppingMemory } from './shopping/shopping-memory'

export * from './shopping/shared-line'
export * from './shopping/shopping-memory'

/** One line of the shopping list as text. Example: '250 g flour', for the pancakes. */
export const ShoppingItem = z.object({
  id: z.string(),
  /** In the words of a cook: '2 lemons'. */
  text: z.string(),
  list: z.string(),
  ticked: z.boolean(),
  foodId: z.optional(z.string()),
  /** The dishes that need it. */
  for: z.array(z.object({ recipeId: z.int(), title: z.string() })),
  /** Nothing to buy: it is in stock, but the amount should be checked. */
  check: z.optional(z.boolean()),
  /** The remainder of the purchase: '250 g left over'. */
  leaves: z.optional(z.string()),
  addedBy: z.optional(z.string()),
  addedAt: Instant,
})
/** One line of the shopping list. Example: `item.text`. */
export type ShoppingItem = z.infer<typeof ShoppingItem>

const idempotencyKey = z.optional(ClientIdempotencyKey)
const byId = z.object({ id: LineId })
// A change may carry an idempotency key, and its sender may just have been removed from the household.
const changeErrors = ['idempotency-key-reused', 'household-not-found'] as const
const Price = z.string().check(z.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'Enter a price like 3.49.'))

/** Maximum number of lines and names per request. Example: a long list takes several requests. */
export const maxSyncedLines = 200

/** A ticked line to put away into stock; absent fields are derived from the line and the food. */
export const PutAwayLine = z.object({
  id: LineId,
  name: z.optional(textField({ max: 120 })),
  amount: z.optional(AmountText),
  unit: z.optional(textField({ min: 0, max: 40 })),
  location: z.optional(ItemLocation),
  /** Null: no expiry. */
  expiryDate: z.optional(z.nullable(DayText)),
  /** The total price; stored for the next estimate. */
  price: z.optional(Price),
})
/** A ticked line to put away into stock. Example: `{ id, location: 'freezer' }`. */
export type PutAwayLine = z.infer<typeof PutAwayLine>

/** The shopping lists of the household. Example: `shopping.add`. */
export const shopping = feature('shopping', {
  list: endpoint({
    method: 'GET',
    path: '/shopping/items',
    access: 'cook',
    summary: 'Lists the lines of the household’s shopping lists in the order they were added.',
    query: z.object({ list: z.optional(ListId) }),
    data: z.array(ShoppingItem),
  }),
  add: endpoint({
    method: 'POST',
    path: '/shopping/items',
    access: 'cook',
    summary: 'Adds lines to a shopping list. Idempotent by its key.',
    affects: ['shopping'],
    keyed: 'body',
    body: z.object({
      items: z
        .array(z.object({ text: textField({ max: 120 }), recipeId: z.optional(z.int().check(z.gte(1))) }))
        .check(z.minLength(1), z.maxLength(100)),
      list: z._default(ListId, 'main'),
      action: idempotencyKey,
    }),
    data: z.array(ShoppingItem),
    status: 201,
    errors: ['too-many-shopping-items', 'recipe-not-found', 'list-not-found', ...changeErrors],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/shopping/items/:id',
    access: 'cook',
    summary: 'Changes a line: ticked, text or list.',
    affects: ['shopping'],
    keyed: 'body',
    params: byId,
    body: z.object({
      ticked: z.optional(z.boolean()),
      text: z.optional(textField({ max: 120 })),
      list: z.optional(ListId),
      action: idempotencyKey,
    }),
    data: ShoppingItem,
    errors: ['shopping-item-not-found', 'list-not-found', ...changeErrors],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shopping/items/:id',
    access: 'cook',
    summary: 'Removes a line from a shopping list.',
    affects: ['shopping'],
    keyed: 'query',
    params: byId,
    query: z.object({ action: idempotencyKey }),
    data: ShoppingItem,
    errors: ['shopping-item-not-found', ...changeErrors],
  }),
  sync: endpoint({
    method: 'POST',
    path: '/shopping/sync',
    access: 'cook',
    summary: 'Synchronises the shopping lists of a device with the household’s. Idempotent.',
    affects: ['shopping'],
    body: z.object({
      /** The last revision the device has received; absent: the response holds all lines. */
      since: z.optional(z.int().check(z.gte(0))),
      lines: z.array(SharedLine).check(z.maxLength(maxSyncedLines)),
      names: z.array(SharedName).check(z.maxLength(maxSyncedLines)),
    }),
    data: z.object({
      household: z.string(),
      revision: z.int(),
      /** More lines follow: request again from this revision. */
      more: z.boolean(),
      /** All lines changed since, and all lines sent, in their current state. */
      lines: z.array(AttributedLine),
      names: z.array(SharedName),
    }),
    errors: ['too-many-shopping-items', 'too-many-lists', 'household-not-found'],
  }),
  fromPlan: endpoint({
    method: 'POST',
    path: '/shopping/from-plan',
    access: 'cook',
    summary:
      'Adds what the planned meals of these days need to a shopping list and updates lines of an earlier call.',
    affects: ['shopping'],
    keyed: 'body',
    body: z.object({
      from: DayText,
      days: z._default(z.int().check(z.gte(1), z.lte(31)), 7),
      list: z._default(ListId, 'main'),
      /** Foods the cook does not want on the list, by the key of the shortfall. */
      leaveOut: z._default(z.array(z.string().check(z.maxLength(140))).check(z.maxLength(300)), []),
      action: idempotencyKey,
    }),
    data: z.object({
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      /** The lines now on the list for the plan. */
      items: z.array(ShoppingItem),
    }),
    errors: ['too-many-shopping-items', 'list-not-found', ...changeErrors],
  }),
  putAway: endpoint({
    method: 'POST',
    path: '/shopping/put-away',
    access: 'cook',
    summary:
      'Moves ticked lines into the stock with location and date. Undoing the booking restores the lines.',
    affects: [...affected.stock, 'shopping', 'shopping.memory'],
    keyed: 'body',
    body: z.object({
      lines: z.array(PutAwayLine).check(z.minLength(1), z.maxLength(maxSyncedLines)),
      store: z.optional(ListId),
      action: idempotencyKey,
    }),
    data: z.object({ items: z.array(InventoryItem), booking: z.int() }),
    errors: ['shopping-item-not-found', 'not-ticked', 'too-many-items', ...changeErrors],
  }),
  memory: endpoint({
    method: 'GET',
    path: '/shopping/memory',
    access: 'cook',
    summary: 'Returns remembered prices and the aisle order of each store.',
    detached: true,
    data: ShoppingMemory,
  }),
})
