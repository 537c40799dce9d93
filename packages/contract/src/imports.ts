import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { Instant, Uuid } from './http/fields'
import { PageQuery } from './http/paging'
import { MyRecipe } from './recipes/my-recipe'
import { RecipeDraft } from './recipes/recipe-content'
import { PersonVerdict } from './recipes/recipe-details'

/** A line that should be looked at before it is saved, and what would set it right. */
export const DoubtfulLine = z.object({
  /** Its place among the ingredients. */
  place: z.int(),
  why: z.enum(['not understood', 'no food', 'a heading', 'two in one']),
  /** What one tap makes of it; nothing takes the line out. */
  instead: z.optional(z.array(z.string())),
})
/** A line that should be looked at. Example: `doubt.why`. */
export type DoubtfulLine = z.infer<typeof DoubtfulLine>

/** A recipe that was found, waiting to be kept. Nothing of it is among the cook's recipes yet. */
export const RecipeFind = z.object({
  place: z.int(),
  /** The page, the file within the archive, or what was pasted. */
  from: z.string(),
  draft: RecipeDraft,
  doubts: z.array(DoubtfulLine),
  /** What was guessed because it was not said: 'servings', 'times', 'steps'. */
  guessed: z.array(z.string()),
  hasPicture: z.boolean(),
  state: z.enum(['waiting', 'saved', 'left']),
  /** Once it is saved. */
  recipeId: z.optional(z.int()),
  /** The cook has one with the same title and ingredients already. */
  already: z.boolean(),
  /** What speaks against it for everybody who eats in the household. */
  eaters: z.array(PersonVerdict),
})
/** A recipe that was found. Example: `found.draft.title`. */
export type RecipeFind = z.infer<typeof RecipeFind>

/** What was brought in at once. Example: an archive with 214 recipes, 3 of them unreadable. */
export const Import = z.object({
  id: Uuid,
  /** 'gardenplates.example', 'recipes.zip' or 'Pasted text'. */
  name: z.string(),
  kind: z.enum(['address', 'text', 'file']),
  at: Instant,
  found: z.int(),
  saved: z.int(),
  /** Files of an archive that could not be read, and why; the others are not spoilt by them. */
  troubles: z.array(z.object({ from: z.string(), why: z.string() })),
})
/** What was brought in at once. Example: `brought.found`. */
export type Import = z.infer<typeof Import>

/** What an import says while it goes on: how far it is, and at last what it found. */
export const ImportEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), of: z.int(), doing: z.string() }),
  z.object({ kind: z.literal('found'), import: Import }),
  /** It came to nothing, and why; the code is that of a refusal. */
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
])
/** What an import says while it goes on. Example: `event.kind`. */
export type ImportEvent = z.infer<typeof ImportEvent>

/** The most bytes of pasted text or a page, and of a file. */
export const maxPageBytes = 4 * 1024 * 1024
/** The most bytes of an archive. Example: some thousand recipes with photos. */
export const maxArchiveBytes = 256 * 1024 * 1024

const byId = z.object({ id: Uuid })
const gone = ['import-not-found'] as const
const nothing = ['nothing-to-import', 'importer-busy'] as const

/** Recipes brought in from elsewhere: read first, kept when the cook says so. Example: `imports.fromAddress`. */
export const imports = feature('imports', {
  fromAddress: endpoint({
    method: 'POST',
    path: '/imports/address',
    access: 'cook',
    summary: 'Read the recipes on a public web page.',
    body: z.object({ id: Uuid, address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    stream: true,
    data: ImportEvent,
    errors: [...nothing, 'bad-address', 'page-not-read'],
  }),
  fromText: endpoint({
    method: 'POST',
    path: '/imports/text',
    access: 'cook',
    summary: 'Read recipes from what was pasted or dropped: plain text, HTML, JSON-LD or Cooklang.',
    body: z.object({
      id: Uuid,
      text: z.string().check(z.minLength(1), z.maxLength(maxPageBytes)),
      /** The page it was taken from. */
      address: z.optional(z.string().check(z.maxLength(2000))),
    }),
    largest: 3 * maxPageBytes,
    stream: true,
    data: ImportEvent,
    errors: nothing,
  }),
  fromFile: endpoint({
    method: 'POST',
    path: '/imports/file/:id',
    access: 'cook',
    summary:
      'Read recipes from a file or an archive of Larder, Mealie, Tandoor, Paprika, Nextcloud or RecipeSage.',
    params: byId,
    query: z.object({ name: z.string().check(z.maxLength(200)) }),
    takes: 'file',
    largest: maxArchiveBytes,
    stream: true,
    data: ImportEvent,
    errors: nothing,
  }),
  list: endpoint({
    method: 'GET',
    path: '/imports',
    access: 'cook',
    summary: 'What you brought in and have not finished with, newest first; kept for a week.',
    data: z.array(Import),
  }),
  get: endpoint({
    method: 'GET',
    path: '/imports/:id',
    access: 'cook',
    summary: 'One import.',
    params: byId,
    data: Import,
    errors: gone,
  }),
  found: endpoint({
    method: 'GET',
    path: '/imports/:id/recipes',
    access: 'cook',
    summary: 'The recipes of an import, page by page.',
    params: byId,
    query: PageQuery,
    data: RecipeFind,
    paged: true,
    errors: gone,
  }),
  fix: endpoint({
    method: 'PUT',
    path: '/imports/:id/recipes/:place',
    access: 'cook',
    summary: 'Set a found recipe right before it is kept.',
    params: z.extend(byId, { place: z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)) }),
    body: z.object({ draft: RecipeDraft }),
    data: RecipeFind,
    errors: [...gone, 'already-kept'],
  }),
  keep: endpoint({
    method: 'POST',
    path: '/imports/:id/keep',
    access: 'cook',
    summary:
      'Keep the recipes at these places as drafts, or those that wait, up to 500 at a time. Keeping them again keeps nothing twice.',
    params: byId,
    body: z.object({
      places: z.optional(
        z.array(z.int().check(z.gte(0), z.lte(100_000))).check(z.minLength(1), z.maxLength(500)),
      ),
    }),
    data: z.object({
      kept: z.int(),
      /** How many still wait: ask again. */
      left: z.int(),
      /** The first few of those that were kept. */
      recipes: z.array(MyRecipe),
    }),
    errors: [...gone, 'too-many-recipes'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/imports/:id',
    access: 'cook',
    summary: 'Forget an import. What was kept stays.',
    params: byId,
    errors: gone,
  }),
})
