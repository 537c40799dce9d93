import * as z from 'zod/mini'
import { CommunityId } from './community/communities'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { Instant, textField, Uuid } from './http/fields'
import { PageQuery } from './http/paging'
import { MyRecipe, MyRecipeDraft, RecipeFormat, UnfinishedRecipe } from './recipes/my-recipe'
import { RecipeId } from './recipes/recipe-content'
import { RecipePicture } from './recipes/recipe-picture'

export * from './recipes/my-recipe'
export * from './recipes/recipe-picture'

const byId = z.object({ id: RecipeId })
const notFound = ['recipe-not-found'] as const
/** The id of a recipe, or 0 for one that is not saved yet. */
const byFormId = z.object({ id: z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)) })
/** Maximum size in bytes of a photo and of an archive. */
const largestPhoto = 20 * 1024 * 1024

/** The own recipes of a cook. Example: `myRecipes.publish`. */
export const myRecipes = feature('my-recipes', {
  list: endpoint({
    method: 'GET',
    path: '/users/recipes',
    access: 'cook',
    summary: 'Your recipes, the newest first; searched in title and description.',
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
    summary:
      'How many recipes you have, how many are published, and how often they were looked at and liked.',
    data: z.object({ recipes: z.int(), published: z.int(), views: z.int(), likes: z.int() }),
  }),
  open: endpoint({
    method: 'GET',
    path: '/users/recipes/:id',
    access: 'cook',
    summary: 'Your recipe as the form needs it, with changes that still wait for an admin.',
    params: byId,
    data: MyRecipeDraft,
    errors: notFound,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/users/recipes/:id/bring-back',
    access: 'cook',
    summary: 'Bring a deleted recipe back as it was.',
    affects: affected.recipes,
    params: byId,
    data: MyRecipe,
    errors: [...notFound, 'too-many-recipes'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/users/recipes/:id/publish',
    access: 'cook',
    summary: 'Hand your recipe in to a community; it appears once an admin has approved it.',
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
    summary: 'Take your recipe out of the community, or back before it was approved. It is a draft again.',
    affects: affected.recipes,
    params: byId,
    data: MyRecipe,
    errors: notFound,
  }),
  unfinished: endpoint({
    method: 'GET',
    path: '/users/recipes/:id/form',
    access: 'cook',
    summary: 'What you had typed into the form and not saved yet; 0 is the form for a new recipe.',
    params: byFormId,
    data: z.nullable(z.object({ form: UnfinishedRecipe, version: z.int(), at: Instant })),
  }),
  keepForm: endpoint({
    method: 'PUT',
    path: '/users/recipes/:id/form',
    access: 'cook',
    summary: 'Keep what is typed into the form so far.',
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
    summary: 'Forget what was typed into the form.',
    affects: [],
    params: byFormId,
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/users/recipes/:id/picture',
    access: 'cook',
    summary: 'Give your recipe a photo: made smaller and freed of what the camera wrote into it.',
    affects: affected.recipes,
    params: byId,
    takes: 'picture',
    largest: largestPhoto,
    data: RecipePicture,
    errors: [
      ...notFound,
      'not-a-picture',
      'broken-picture',
      'animated-picture',
      'too-many-pixels',
      'scanner-busy',
    ],
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/recipes/:id/picture',
    access: 'cook',
    summary: 'Take the photo of your recipe away.',
    affects: affected.recipes,
    params: byId,
    errors: notFound,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/recipes/:id/pictures/:picture',
    access: 'anyone',
    summary: 'The photo of a recipe, for whoever was told its address: nobody can guess it.',
    params: z.extend(byId, { picture: Uuid }),
    query: z.object({ size: z._default(z.enum(['card', 'page']), 'page') }),
    gives: 'picture',
    lasting: true,
    errors: ['no-picture'],
  }),
  view: endpoint({
    method: 'POST',
    path: '/recipes/:id/views',
    access: 'cook',
    summary: 'Tell that you looked at a recipe; counted once a cook and day, never for its author.',
    affects: [],
    params: byId,
    errors: notFound,
  }),
  exportOne: endpoint({
    method: 'GET',
    path: '/recipes/:id/export',
    access: 'anyone',
    summary: 'One recipe as a file: Cooklang or JSON-LD.',
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
      'All your recipes with their photos, favourites and stars as one archive that import takes back.',
    gives: 'archive',
    errors: ['importer-busy'],
  }),
})
