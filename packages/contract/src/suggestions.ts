import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { textField } from './http/fields'
import { RecipeDraft, RecipeOccasion } from './recipes/recipe-content'
import { MatchedRecipe } from './recipes/recipe-summary'

const saves = z.array(z.object({ name: z.string(), foodId: z.string(), daysLeft: z.int() }))

/** A side or dessert that goes with a dish because it uses what has to be eaten now. Example: 'Strawberry Fool'. */
export const SuggestedSide = z.object({
  id: z.int(),
  title: z.string(),
  minutes: z.int(),
  reason: z.string(),
  toBuy: z.int(),
  saves,
  /** As of the dish itself: said before anything else. */
  warning: z.optional(z.string()),
  notKnown: z.array(z.string()),
})
/** A side or dessert that goes with a dish. Example: `suggestion.beside?.title`. */
export type SuggestedSide = z.infer<typeof SuggestedSide>

/** One dish to cook and why. Example: 'uses spinach, 1 day left; you lack lemon, swap: vinegar'. */
export const Suggestion = z.extend(MatchedRecipe, {
  /** As the specification words it: '25 minutes'. */
  time: z.string(),
  /** The reasons in one line. */
  reason: z.string(),
  /** The share of the dish that is there, 0 to 1. */
  covered: z.number(),
  toBuy: z.int(),
  /** What it saves from spoiling, soonest first. */
  saves,
  /** 'not known' verdicts that concern somebody at the table or nobody in particular: the line that was not understood. */
  notKnown: z.array(z.string()),
  beside: z.optional(SuggestedSide),
})
/** One dish to cook and why. Example: `suggestion.reason`. */
export type Suggestion = z.infer<typeof Suggestion>

const numbers = z
  .string()
  .check(
    z.maxLength(2000),
    z.regex(/^(?:\d{1,15}(?:,\d{1,15}){0,199})?$/, 'Use numbers with commas between.'),
  )

/** What somebody asks for. Example: `?occasion=dinner&buy=1&minutes=30&people=4`. */
export const SuggestionQuery = z.object({
  /** Without one, or with 'general', what suits lunch; without one and with a food to rescue, whatever uses it. */
  occasion: z.optional(z.union([RecipeOccasion, z.literal('general')])),
  /** The most things to buy: 0 cooks from what is there. */
  buy: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(20))),
  /** A food of the stock that the dish must use. */
  rescue: z.optional(z.string().check(z.maxLength(80))),
  minutes: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_080))),
  people: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
  /** Who eats, by number, when not everybody does; their diets and restrictions count. */
  eaters: z.optional(
    z.string().check(z.maxLength(2000), z.regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,49}$/i)),
  ),
  /** Recipes not to show again. */
  exclude: z.optional(numbers),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(12)), 3),
})
/** What somebody asks for. Example: `{ occasion: 'quick' }`. */
export type SuggestionQuery = z.infer<typeof SuggestionQuery>

/** What happens while a dish is invented, in order. Example: `{ kind: 'line', text: '200 g spinach' }`. */
export const InventionEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), text: z.string() }),
  z.object({
    kind: z.literal('line'),
    text: z.string(),
    foodId: z.optional(z.string()),
    standing: z.enum(['covered', 'partly', 'swapped', 'held', 'missing', 'assumed', 'not known']),
  }),
  z.object({ kind: z.literal('step'), text: z.string() }),
  /** Whole, checked and ready to be saved; warnings name what could not be judged. */
  z.object({ kind: z.literal('done'), draft: RecipeDraft, warnings: z.array(z.string()) }),
  /** Nothing of it may be used; the sentence says why and what to do. */
  z.object({ kind: z.literal('failed'), message: z.string() }),
])
/** What happens while a dish is invented. Example: `event.kind`. */
export type InventionEvent = z.infer<typeof InventionEvent>

/** What to cook now, from what is there, for who eats. Example: `suggestions.list`. */
export const suggestions = feature('suggestions', {
  list: endpoint({
    method: 'GET',
    path: '/suggestions',
    access: 'anyone',
    summary:
      'The best few dishes for this stock and these people, each with its reason; a visitor’s come from the sample kitchen.',
    query: SuggestionQuery,
    data: z.object({
      suggestions: z.array(Suggestion),
      /** They come from the sample kitchen. */
      sample: z.boolean(),
      /** A model is configured that can invent a dish. */
      canInvent: z.boolean(),
    }),
    errors: ['person-not-found'],
  }),
  invent: endpoint({
    method: 'POST',
    path: '/suggestions/inventions',
    access: 'cook',
    summary:
      'Have the configured model invent a dish from these foods; every line passes the kitchen before it is shown.',
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
