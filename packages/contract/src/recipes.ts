import * as z from 'zod/mini'
import { DietId } from './diet'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { ClientIdempotencyKey, Instant, KitchenText, textField } from './http/fields'
import { PageQuery } from './http/paging'
import { DrawnPictureDigest, DrawnPictureSize, DrawnPictureTheme } from './recipes/drawn-picture'
import {
  RecipeCourse,
  RecipeDraft,
  RecipeId,
  RecipeMoment,
  RecipeOccasion,
  Tag,
} from './recipes/recipe-content'
import { RecipeDetails } from './recipes/recipe-details'
import { MatchedRecipe, RecipeSummary } from './recipes/recipe-summary'

export * from './recipes/drawn-picture'
export * from './recipes/recipe-content'
export * from './recipes/recipe-details'
export * from './recipes/recipe-summary'

/** Search criteria for recipes; all given ones must match. Example: `?search=lentl&tag=vegan`. */
export const RecipeFilter = z.object({
  search: z.optional(textField({ min: 0, max: 120 })),
  tag: z.optional(Tag),
  occasion: z.optional(z.union([RecipeOccasion, RecipeMoment])),
  category: z.optional(RecipeCourse),
  /** The longest time from start to table, waiting included. */
  minutes: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_080))),
  diet: z.optional(DietId),
  /** A cuisine by its name, in any case: 'italian'. */
  cuisine: z.optional(textField({ min: 1, max: 60 })),
  /** Best rated or quickest first; otherwise best matches, then most liked first. */
  order: z.optional(z.enum(['rating', 'time'])),
  /** Only the requesting cook's favourites, or only their own recipes. */
  only: z.optional(z.enum(['favourites', 'yours'])),
})
/** Search criteria for recipes. Example: `{ tag: 'salad' }`. */
export type RecipeFilter = z.infer<typeof RecipeFilter>

/** Minimum and maximum servings a recipe can be scaled to. Example: 24 for a party. */
const Servings = z.coerce.number().check(z.int(), z.gte(1), z.lte(100))

/** A substitute for an ingredient of a recipe, safe for all eaters. Example: milk and lemon for buttermilk. */
export const RecipeSubstitute = z.object({
  /** The substitute with amounts: '240 ml milk and 1 tbsp lemon juice'. */
  text: KitchenText,
  names: z.array(KitchenText),
  foodIds: z.array(z.string()),
  /** Grams of all parts together per gram replaced. */
  ratio: z.number(),
  /** The difference the cook will notice, or the extra work. */
  note: KitchenText,
  inStock: z.boolean(),
})
/** A substitute for an ingredient. Example: `substitute.note`. */
export type RecipeSubstitute = z.infer<typeof RecipeSubstitute>

const byId = z.object({ id: RecipeId })
const notFound = ['recipe-not-found'] as const

/** Recipes: the starter cookbook and the cooks' own. Example: `recipes.get`. */
export const recipes = feature('recipes', {
  search: endpoint({
    method: 'GET',
    path: '/recipes',
    access: 'anyone',
    summary:
      'Searches recipes, with the foods missing from the household’s stock. Visitors see the sample kitchen.',
    query: z.extend(RecipeFilter, PageQuery.shape),
    data: MatchedRecipe,
    paged: true,
  }),
  groups: endpoint({
    method: 'GET',
    path: '/recipes/groups',
    access: 'anyone',
    summary: 'Searches recipes grouped by category: the count and the first few of each.',
    query: z.extend(RecipeFilter, {
      each: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), 6),
    }),
    data: z.object({
      total: z.int(),
      /** Non-empty groups only, in menu order. */
      groups: z.array(z.object({ category: RecipeCourse, count: z.int(), meals: z.array(MatchedRecipe) })),
      /** Missing ingredients were compared with the sample kitchen. */
      sample: z.boolean(),
    }),
  }),
  top: endpoint({
    method: 'GET',
    path: '/recipes/top',
    access: 'anyone',
    summary: 'Lists the most cooked and best rated recipes.',
    query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), 5) }),
    data: z.array(RecipeSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/recipes/:id',
    access: 'anyone',
    summary:
      'Returns a recipe scaled, converted to the cook’s measures, checked for every eater and compared with the stock.',
    params: byId,
    query: z.object({ servings: z.optional(Servings), version: z.optional(RecipeId) }),
    data: RecipeDetails,
    errors: notFound,
  }),
  drawnPicture: endpoint({
    method: 'GET',
    path: '/drawn-pictures/:digest',
    access: 'anyone',
    summary: 'Returns the drawn picture of a dish, in the best format that the request accepts.',
    params: z.object({ digest: DrawnPictureDigest }),
    query: z.object({
      theme: z._default(DrawnPictureTheme, 'light'),
      size: z._default(DrawnPictureSize, '640'),
    }),
    gives: 'picture',
    formats: ['image/avif', 'image/webp', 'image/jpeg'],
    lasting: true,
    errors: ['no-picture', 'pictures-busy'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/recipes',
    access: 'cook',
    summary: 'Creates a recipe, visible to the cook and the household.',
    affects: affected.recipes,
    keyed: 'body',
    body: z.extend(RecipeDraft, { action: z.optional(ClientIdempotencyKey) }),
    data: RecipeDetails,
    status: 201,
    errors: ['too-many-recipes', 'idempotency-key-reused'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/recipes/:id',
    access: 'cook',
    summary: 'Changes the cook’s recipe. Earlier versions are kept for whatever refers to them.',
    affects: affected.recipes,
    params: byId,
    body: z.extend(RecipeDraft, { version: z.int() }),
    data: RecipeDetails,
    errors: [...notFound, 'recipe-changed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipes/:id',
    access: 'cook',
    summary: 'Deletes the cook’s recipe.',
    affects: affected.recipes,
    params: byId,
    errors: notFound,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/recipes/:id/versions',
    access: 'anyone',
    summary: 'Lists the versions of a recipe, newest first.',
    params: byId,
    query: PageQuery,
    data: z.object({ version: z.int(), title: z.string(), at: Instant }),
    paged: true,
    errors: notFound,
  }),
  favourite: endpoint({
    method: 'PUT',
    path: '/recipes/:id/favourite',
    access: 'cook',
    summary: 'Adds a recipe to the favourites or removes it.',
    affects: affected.recipes,
    params: byId,
    body: z.object({ favourite: z.boolean() }),
    data: RecipeSummary,
    errors: notFound,
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/recipes/:id/rating',
    access: 'cook',
    summary: 'Rates a recipe with one to five stars; null removes the rating.',
    affects: affected.recipes,
    params: byId,
    body: z.object({ stars: z.nullable(z.int().check(z.gte(1), z.lte(5))) }),
    data: RecipeSummary,
    errors: notFound,
  }),
  substitutes: endpoint({
    method: 'GET',
    path: '/recipes/:id/ingredients/:place/substitutes',
    access: 'anyone',
    summary: 'Lists substitutes for an ingredient that are safe for every eater, those in stock first.',
    params: z.object({ id: RecipeId, place: z.coerce.number().check(z.int(), z.gte(0), z.lte(999)) }),
    query: z.object({ servings: z.optional(Servings) }),
    data: z.array(RecipeSubstitute),
    errors: notFound,
  }),
})
