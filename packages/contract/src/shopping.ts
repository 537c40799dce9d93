import * as z from 'zod/mini'
import { endpoint, feature } from './endpoint'
import { ActionId, Instant, text } from './fields'

/** One line of the list. Example: '250 g flour', for the pancakes. */
export const ShoppingItem = z.object({
  id: z.int(),
  /** As a cook would write it: '2 lemons'. */
  text: z.string(),
  foodId: z.optional(z.string()),
  /** The recipe it was put down for. */
  recipe: z.optional(z.object({ id: z.int(), title: z.string() })),
  addedBy: z.optional(z.string()),
  addedAt: Instant,
})
/** One line of the list. Example: `item.text`. */
export type ShoppingItem = z.infer<typeof ShoppingItem>

const action = z.optional(ActionId)

/** What the household means to buy. Example: `shopping.add`. */
export const shopping = feature('shopping', {
  list: endpoint({
    method: 'GET',
    path: '/shopping/items',
    access: 'cook',
    summary: 'Everything on the household’s list, in the order it was put down.',
    data: z.array(ShoppingItem),
  }),
  add: endpoint({
    method: 'POST',
    path: '/shopping/items',
    access: 'cook',
    summary: 'Put things on the list. The same change sent twice counts once.',
    body: z.object({
      items: z
        .array(z.object({ text: text({ max: 120 }), recipeId: z.optional(z.int().check(z.gte(1))) }))
        .check(z.minLength(1), z.maxLength(100)),
      action,
    }),
    data: z.array(ShoppingItem),
    status: 201,
    errors: ['too-many-shopping-items', 'recipe-not-found', 'action-used', 'household-not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/shopping/items/:id',
    access: 'cook',
    summary: 'Take a line off the list.',
    params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)) }),
    query: z.object({ action }),
    data: ShoppingItem,
    errors: ['shopping-item-not-found', 'action-used', 'household-not-found'],
  }),
})
