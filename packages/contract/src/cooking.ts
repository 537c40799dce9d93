import * as z from 'zod/mini'
import {
  CookingDish,
  CookingResult,
  CookingState,
  KeptPortions,
  OngoingCooking,
  ProposedDeduction,
} from './cooking/ongoing-cooking'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { AmountText, ClientIdempotencyKey, Instant, Uuid } from './http/fields'
import { RecipeId } from './recipes/recipe-content'
import { RecipeSummary } from './recipes/recipe-summary'

export * from './cooking/ongoing-cooking'

const idempotencyKey = z.optional(ClientIdempotencyKey)
const byId = z.object({ id: Uuid })
const Dishes = z.array(CookingDish).check(z.minLength(1), z.maxLength(4))

/** Cooking: progress, deductions from stock and leftovers. Example: `cooking.finish`. */
export const cooking = feature('cooking', {
  current: endpoint({
    method: 'GET',
    path: '/cooking',
    access: 'cook',
    summary: 'Lists the household’s unfinished cooking sessions of the last day.',
    data: z.array(OngoingCooking),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/cooking/:id',
    access: 'cook',
    summary:
      'Starts or updates a cooking session. Updates of other devices are merged; the response is the merged state.',
    affects: ['cooking'],
    params: byId,
    body: z.object({ dishes: Dishes, serveAt: z.optional(Instant), state: CookingState }),
    data: OngoingCooking,
    errors: [
      'recipe-not-found',
      'meal-not-found',
      'cooking-over',
      'too-many-cookings',
      'household-not-found',
    ],
  }),
  stop: endpoint({
    method: 'DELETE',
    path: '/cooking/:id',
    access: 'cook',
    summary: 'Ends a cooking session without finishing the dish.',
    affects: ['cooking'],
    params: byId,
    errors: ['household-not-found'],
  }),
  deduction: endpoint({
    method: 'POST',
    path: '/cooking/deduction',
    access: 'cook',
    summary: 'Proposes the stock deductions for dishes, oldest stock first. Changes nothing.',
    reads: true,
    detached: true,
    body: z.object({ dishes: Dishes }),
    data: z.array(ProposedDeduction),
    errors: ['recipe-not-found'],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/cooking/finish',
    access: 'cook',
    summary:
      'Finishes a dish: deducts the stock, stores leftovers with date, allergens and nutrition, and marks the planned meal as cooked. Undoing the booking reverts all of it.',
    affects: [...affected.stock, 'cooking', 'cooking.deduction'],
    keyed: 'body',
    body: z.object({
      /** The cooking session that this ends, if any. */
      cookingId: z.optional(Uuid),
      dishes: Dishes,
      takes: z
        .array(
          z.object({
            itemId: z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
            amount: z.union([AmountText, z.literal('all')]),
          }),
        )
        .check(z.maxLength(300)),
      kept: z.array(KeptPortions).check(z.maxLength(4)),
      action: idempotencyKey,
    }),
    data: CookingResult,
    errors: [
      'recipe-not-found',
      'meal-not-found',
      'item-not-found',
      'not-enough-stock',
      'invalid-amount',
      'too-many-items',
      'cooking-over',
      'idempotency-key-reused',
      'household-not-found',
    ],
  }),
  history: endpoint({
    method: 'GET',
    path: '/cooking/history',
    access: 'cook',
    summary: 'Lists what the household has cooked, newest first.',
    query: z.object({
      recipeId: z.optional(RecipeId),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    }),
    data: z.array(z.object({ recipe: RecipeSummary, servings: z.int(), at: Instant })),
  }),
})
