import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { AmountText, ClientIdempotencyKey, DayText, Instant, textField } from './http/fields'
import { InventoryItem, ItemLocation } from './inventory/item'
import { AttributedLine, LineId, ListId, SharedLine, SharedName } from './shopping/shared-line'
import { ShoppingMemory } from './shopping/shopping-memory'

export * from './shopping/shared-line'
export * from './shopping/shopping-memory'

/** One line of the list, in plain words. Example: '250 g flour', for the pancakes. */
export const ShoppingItem = z.object({
  id: z.string(),
  /** As a cook would write it: '2 lemons'. */
  text: z.string(),
  list: z.string(),
  ticked: z.boolean(),
  foodId: z.optional(z.string()),
  /** The dishes that need it. */
  for: z.array(z.object({ recipeId: z.int(), title: z.string() })),
  /** Nothing to buy: it is there, and somebody should look whether it is enough. */
  check: z.optional(z.boolean()),
  /** What the purchase leaves over: '250 g left over'. */
  leaves: z.optional(z.string()),
  addedBy: z.optional(z.string()),
  addedAt: Instant,
})
/** One line of the list. Example: `item.text`. */
export type ShoppingItem = z.infer<typeof ShoppingItem>

const action = z.optional(ClientIdempotencyKey)
const byId = z.object({ id: LineId })
// A change may be named by its device, and come from somebody who was just removed.
const named = ['idempotency-key-reused', 'household-not-found'] as const
const Price = z.string().check(z.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'Write the price like 3.49.'))

/** The most lines and names that are exchanged at once. Example: a long list travels in several rounds. */
export const maxSyncedLines = 200

/** Something in the trolley that goes into the kitchen; what is left out is read from its line and what is known of the food. */
export const PutAwayLine = z.object({
  id: LineId,
  name: z.optional(textField({ max: 120 })),
  amount: z.optional(AmountText),
  unit: z.optional(textField({ min: 0, max: 40 })),
  location: z.optional(ItemLocation),
  /** Null: it has none. */
  expiryDate: z.optional(z.nullable(DayText)),
  /** What all of it cost; remembered for the next estimate. */
  price: z.optional(Price),
})
/** Something in the trolley that goes into the kitchen. Example: `{ id, location: 'freezer' }`. */
export type PutAwayLine = z.infer<typeof PutAwayLine>

/** What the household means to buy. Example: `shopping.add`. */
export const shopping = feature('shopping', {
  list: endpoint({
    method: 'GET',
    path: '/shopping/items',
    access: 'cook',
    summary: 'Everything on the household’s lists, in the order it was put down.',
    query: z.object({ list: z.optional(ListId) }),
    data: z.array(ShoppingItem),
  }),
  add: endpoint({
    method: 'POST',
    path: '/shopping/items',
    access: 'cook',
    summary: 'Put things on a list. The same change sent twice counts once.',
    body: z.object({
      items: z
        .array(z.object({ text: textField({ max: 120 }), recipeId: z.optional(z.int().check(z.gte(1))) }))
        .check(z.minLength(1), z.maxLength(100)),
      list: z._default(ListId, 'main'),
      action,
    }),
    data: z.array(ShoppingItem),
    status: 201,
    errors: ['too-many-shopping-items', 'recipe-not-found', 'list-not-found', ...named],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/shopping/items/:id',
    access: 'cook',
    summary: 'Tick a line or untick it, write it anew, or move it to another list.',
    params: byId,
    body: z.object({
      ticked: z.optional(z.boolean()),
      text: z.optional(textField({ max: 120 })),
      list: z.optional(ListId),
      action,
    }),
    data: ShoppingItem,
    errors: ['shopping-item-not-found', 'list-not-found', ...named],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shopping/items/:id',
    access: 'cook',
    summary: 'Take a line off the list.',
    params: byId,
    query: z.object({ action }),
    data: ShoppingItem,
    errors: ['shopping-item-not-found', ...named],
  }),
  sync: endpoint({
    method: 'POST',
    path: '/shopping/sync',
    access: 'cook',
    summary:
      'Exchange what a device knows of the lists with what the household knows; sending something twice changes nothing.',
    body: z.object({
      /** The revision the device has everything up to; without it, all that stands on the lists is told. */
      since: z.optional(z.int().check(z.gte(0))),
      lines: z.array(SharedLine).check(z.maxLength(maxSyncedLines)),
      names: z.array(SharedName).check(z.maxLength(maxSyncedLines)),
    }),
    data: z.object({
      household: z.string(),
      revision: z.int(),
      /** There is more than fits into one answer: ask again from this revision. */
      more: z.boolean(),
      /** All that changed since, and all that was sent, as it stands now. */
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
      'Put on a list exactly what the planned meals of some days lack; what was put there by an earlier call is brought up to date.',
    body: z.object({
      from: DayText,
      days: z._default(z.int().check(z.gte(1), z.lte(31)), 7),
      list: z._default(ListId, 'main'),
      /** Foods the cook does not want on the list, by the key of the shortfall. */
      leaveOut: z._default(z.array(z.string().check(z.maxLength(140))).check(z.maxLength(300)), []),
      action,
    }),
    data: z.object({
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
      /** What is on the list for the plan now. */
      items: z.array(ShoppingItem),
    }),
    errors: ['too-many-shopping-items', 'list-not-found', ...named],
  }),
  putAway: endpoint({
    method: 'POST',
    path: '/shopping/put-away',
    access: 'cook',
    summary:
      'Turn ticked lines into stock, each with its place and until when it keeps. Undoing the booking puts them back on the list.',
    body: z.object({
      lines: z.array(PutAwayLine).check(z.minLength(1), z.maxLength(maxSyncedLines)),
      store: z.optional(ListId),
      action,
    }),
    data: z.object({ items: z.array(InventoryItem), booking: z.int() }),
    errors: ['shopping-item-not-found', 'not-ticked', 'too-many-items', ...named],
  }),
  memory: endpoint({
    method: 'GET',
    path: '/shopping/memory',
    access: 'cook',
    summary: 'What was paid for what, and in which order each store was walked.',
    data: ShoppingMemory,
  }),
})
