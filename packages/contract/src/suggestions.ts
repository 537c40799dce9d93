import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { KitchenText, textField } from './http/fields'
import { RecipeDraft, RecipeOccasion } from './recipes/recipe-content'
import { MatchedRecipe } from './recipes/recipe-summary'

/** The servings it was compared with the stock for: a plate for everybody; absent if they are the recipe's own. */
const forServings = z.optional(z.int())
const rescuedItems = z.array(z.object({ name: z.string(), foodId: z.string(), daysLeft: z.int() }))

/** A side or dessert for a dish that uses stock near expiry. Example: 'Strawberry Fool'. */
export const SuggestedSide = z.object({
  id: z.int(),
  title: KitchenText,
  minutes: z.int(),
  reason: KitchenText,
  toBuy: z.int(),
  forServings,
  saves: rescuedItems,
  /** As for the dish itself: shown first. */
  warning: z.optional(KitchenText),
  notKnown: z.array(KitchenText),
})
/** A side or dessert for a dish. Example: `suggestion.beside?.title`. */
export type SuggestedSide = z.infer<typeof SuggestedSide>

/** A suggested dish with its reasons. Example: 'uses spinach, 1 day left; you lack lemon, swap: vinegar'. */
export const Suggestion = z.extend(MatchedRecipe, {
  /** In the wording of the specification: '25 minutes'. */
  time: z.string(),
  /** The reasons in one line. */
  reason: KitchenText,
  /** The share of the dish in stock, 0 to 1. */
  covered: z.number(),
  toBuy: z.int(),
  forServings,
  /** Items it saves from spoiling, soonest first. */
  saves: rescuedItems,
  /** 'not known' verdicts that concern an eater or nobody in particular, with the line that was not understood. */
  notKnown: z.array(KitchenText),
  beside: z.optional(SuggestedSide),
})
/** A suggested dish with its reasons. Example: `suggestion.reason`. */
export type Suggestion = z.infer<typeof Suggestion>

const NumberList = z
  .string()
  .check(
    z.maxLength(2000),
    z.regex(/^(?:\d{1,15}(?:,\d{1,15}){0,199})?$/, 'Use numbers with commas between.'),
  )

/** The query of suggestions. Example: `?occasion=dinner&buy=1&minutes=30&people=4`. */
export const SuggestionQuery = z.object({
  /** Absent or 'general': dishes that suit lunch; absent with a food to rescue: any dish that uses it. */
  occasion: z.optional(z.union([RecipeOccasion, z.literal('general')])),
  /** Maximum number of items to buy: 0 cooks from stock alone. */
  buy: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(20))),
  /** A food in stock that the dish must use. */
  rescue: z.optional(z.string().check(z.maxLength(80))),
  minutes: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_080))),
  people: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  /** The ids of the eaters, if not everybody; their diets and restrictions apply. */
  eaters: z.optional(
    z.string().check(z.maxLength(2000), z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,49}$/i)),
  ),
  /** Recipes to exclude. */
  exclude: z.optional(NumberList),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(12)), 3),
})
/** The query of suggestions. Example: `{ occasion: 'quick' }`. */
export type SuggestionQuery = z.infer<typeof SuggestionQuery>

/** A progress event of inventing a dish, in order. Example: `{ kind: 'line', text: '200 g spinach' }`. */
export const InventionEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), text: z.string() }),
  z.object({
    kind: z.literal('line'),
    text: z.string(),
    foodId: z.optional(z.string()),
    standing: z.enum(['covered', 'partly', 'swapped', 'held', 'missing', 'assumed', 'not known']),
  }),
  z.object({ kind: z.literal('step'), text: z.string() }),
  /** Complete, validated and ready to be saved; warnings name lines that could not be judged. */
  z.object({ kind: z.literal('done'), draft: RecipeDraft, warnings: z.array(z.string()) }),
  /** The dish is rejected; the sentence gives the reason and the remedy. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
/** A progress event of inventing a dish. Example: `event.kind`. */
export type InventionEvent = z.infer<typeof InventionEvent>

/** Suggestions of dishes for the stock and the eaters. Example: `suggestions.list`. */
export const suggestions = feature('suggestions', {
  list: endpoint({
    method: 'GET',
    path: '/suggestions',
    access: 'anyone',
    summary:
      'Suggests the best dishes for the stock and the eaters, with reasons. Visitors see the sample kitchen.',
    query: SuggestionQuery,
    data: z.object({
      suggestions: z.array(Suggestion),
      /** The suggestions are for the sample kitchen. */
      sample: z.boolean(),
      /** A model that can invent a dish is configured. */
      canInvent: z.boolean(),
    }),
    errors: ['person-not-found'],
  }),
  invent: endpoint({
    method: 'POST',
    path: '/suggestions/inventions',
    access: 'cook',
    summary:
      'Lets the configured model invent a dish from these foods. Every line is checked before it is returned.',
    affects: [],
    body: z.object({
      foods: z.array(textField({ max: 80 })).check(z.minLength(1), z.maxLength(20)),
      servings: z._default(z.int().check(z.gte(1), z.lte(20)), 2),
      wish: z.optional(textField({ min: 0, max: 300 })),
    }),
    data: InventionEvent,
    stream: true,
    errors: ['no-model'],
  }),
})
