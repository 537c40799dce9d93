import * as z from 'zod/mini'
import { CommunityId } from './community/communities'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { ClientIdempotencyKey, Instant, textField, Uuid } from './http/fields'
import { PageQuery } from './http/paging'
import { MyRecipe, MyRecipeDraft, RecipeFormat, UnfinishedRecipe } from './recipes/my-recipe'
import { RecipeId } from './recipes/recipe-content'
import { PhotoOfDish, PictureFocus, RecipePicture } from './recipes/recipe-picture'

export * from './recipes/my-recipe'
export * from './recipes/recipe-picture'

const byId = z.object({ id: RecipeId })
const notFound = ['recipe-not-found'] as const
/** The id of a recipe, or 0 for one that is not saved yet. */
const byFormId = z.object({ id: z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)) })
/** Maximum size in bytes of a photo and of an archive. */
const largestPhoto = 20 * 1024 * 1024
const byPhoto = z.extend(byId, { picture: Uuid })
const badPicture = [
  'photos-full',
  'not-a-picture',
  'broken-picture',
  'animated-picture',
  'too-many-pixels',
  'scanner-busy',
] as const

/** The own recipes of a cook. Example: `myRecipes.publish`. */
export const myRecipes = feature('my-recipes', {
  list: endpoint({
    method: 'GET',
    path: '/users/recipes',
    access: 'cook',
    summary: 'Lists the cook’s recipes, newest first, searchable by title and description.',
    query: z.extend(PageQuery, {
      search: z.optional(textField({ min: 0, max: 120 })),
      status: z.optional(z.enum(['draft', 'published'])),
    }),
    data: MyRecipe,
    paged: true,
  }),
  stats: endpoint({
    method: 'GET',
    path: '/users/recipes/stats',
    access: 'cook',
    summary: 'Returns counts of the cook’s recipes, published recipes, views and likes.',
    data: z.object({ recipes: z.int(), published: z.int(), views: z.int(), likes: z.int() }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/users/recipes/:id',
    access: 'cook',
    summary: 'Returns the cook’s recipe for editing, including changes that await review.',
    params: byId,
    data: MyRecipeDraft,
    errors: notFound,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/users/recipes/:id/bring-back',
    access: 'cook',
    summary: 'Restores a deleted recipe.',
    affects: affected.recipes,
    params: byId,
    data: MyRecipe,
    errors: [...notFound, 'too-many-recipes'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/users/recipes/:id/publish',
    access: 'cook',
    summary: 'Submits the cook’s recipe to a community. It appears when an admin has approved it.',
    affects: affected.recipes,
    params: byId,
    body: z.object({
      community: CommunityId,
      introduction: z._default(textField({ min: 0, max: 2000 }), ''),
    }),
    data: MyRecipe,
    errors: [...notFound, 'too-many-waiting'],
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/users/recipes/:id/unpublish',
    access: 'cook',
    summary: 'Withdraws the cook’s recipe or submission from the community. It becomes a draft.',
    affects: affected.recipes,
    params: byId,
    data: MyRecipe,
    errors: notFound,
  }),
  unfinished: endpoint({
    method: 'GET',
    path: '/users/recipes/:id/form',
    access: 'cook',
    summary: 'Returns the autosaved form of a recipe; 0 is the form for a new one.',
    params: byFormId,
    data: z.nullable(z.object({ form: UnfinishedRecipe, version: z.int(), at: Instant })),
  }),
  keepForm: endpoint({
    method: 'PUT',
    path: '/users/recipes/:id/form',
    access: 'cook',
    summary: 'Autosaves the form of a recipe.',
    affects: [],
    params: byFormId,
    body: z.object({
      form: UnfinishedRecipe,
      version: z._default(z.int().check(z.gte(0), z.lte(2_147_483_647)), 0),
    }),
    data: z.object({ at: Instant }),
    errors: notFound,
  }),
  dropForm: endpoint({
    method: 'DELETE',
    path: '/users/recipes/:id/form',
    access: 'cook',
    summary: 'Deletes the autosaved form of a recipe.',
    affects: [],
    params: byFormId,
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/users/recipes/:id/picture',
    access: 'cook',
    summary:
      'Sets the first photo of the cook’s recipe; its other photos stay. It is resized and its metadata is removed.',
    affects: affected.recipes,
    params: byId,
    takes: 'picture',
    largest: largestPhoto,
    data: RecipePicture,
    errors: [...notFound, ...badPicture],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/recipes/:id/picture',
    access: 'cook',
    summary: 'Deletes the first photo of the cook’s recipe; the next one takes its place.',
    affects: affected.recipes,
    params: byId,
    errors: notFound,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: '/recipes/:id/photos',
    access: 'cook',
    summary:
      'Adds a photo of a dish: to the cook’s own recipe unless it is published, otherwise for the household alone.',
    affects: [...affected.recipes, 'cooking'],
    params: byId,
    keyed: 'query',
    query: z.object({ action: z.optional(ClientIdempotencyKey) }),
    takes: 'picture',
    largest: largestPhoto,
    status: 201,
    data: PhotoOfDish,
    errors: [
      ...notFound,
      'too-many-photos',
      'no-picture',
      'idempotency-key-reused',
      'household-not-found',
      ...badPicture,
    ],
  }),
  arrangePhoto: endpoint({
    method: 'PATCH',
    path: '/recipes/:id/photos/:picture',
    access: 'cook',
    summary: 'Shows a photo of a dish first, or sets the point that crops keep.',
    affects: [...affected.recipes, 'cooking'],
    params: byPhoto,
    body: z.object({ first: z.optional(z.literal(true)), focus: z.optional(PictureFocus) }),
    data: PhotoOfDish,
    errors: [...notFound, 'no-picture', 'household-not-found'],
  }),
  removePhoto: endpoint({
    method: 'DELETE',
    path: '/recipes/:id/photos/:picture',
    access: 'cook',
    summary: 'Deletes a photo of the cook’s recipe, or one that the household keeps of a dish.',
    affects: [...affected.recipes, 'cooking'],
    params: byPhoto,
    errors: [...notFound, 'household-not-found'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/recipes/:id/pictures/:picture',
    access: 'anyone',
    summary: 'Returns the photo of a recipe by its unguessable address.',
    params: byPhoto,
    /** 'share' is 1200 × 630 for link previews, around the point that crops keep. */
    query: z.object({ size: z._default(z.enum(['card', 'page', 'share']), 'page') }),
    gives: 'picture',
    lasting: true,
    errors: ['no-picture', 'scanner-busy'],
  }),
  view: endpoint({
    method: 'POST',
    path: '/recipes/:id/views',
    access: 'cook',
    summary: 'Counts a view of a recipe, once per cook and day; the author’s views do not count.',
    affects: [],
    params: byId,
    errors: notFound,
  }),
  exportOne: endpoint({
    method: 'GET',
    path: '/recipes/:id/export',
    access: 'anyone',
    summary: 'Exports a recipe as Cooklang or JSON-LD.',
    params: byId,
    query: z.object({ format: RecipeFormat }),
    data: z.object({ name: z.string(), type: z.string(), text: z.string() }),
    errors: notFound,
  }),
  exportAll: endpoint({
    method: 'GET',
    path: '/users/recipes/archive',
    access: 'cook',
    byKey: false,
    summary:
      'Exports all of the cook’s recipes with photos, favourites and ratings as an archive that can be imported.',
    gives: 'archive',
    errors: ['importer-busy'],
  }),
})
