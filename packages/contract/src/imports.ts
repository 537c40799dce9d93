import * as z from 'zod/mini'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { Instant, Uuid } from './http/fields'
import { PageQuery } from './http/paging'
import { MyRecipe } from './recipes/my-recipe'
import { RecipeDraft } from './recipes/recipe-content'
import { PersonVerdict } from './recipes/recipe-details'

/** A line to check before saving, with a suggested correction. */
export const DoubtfulLine = z.object({
  /** Index among the ingredients. */
  place: z.int(),
  why: z.enum(['not understood', 'no food', 'a heading', 'two in one']),
  /** The line after accepting the suggestion; empty removes the line. */
  instead: z.optional(z.array(z.string())),
})
/** A line to check before saving. Example: `doubt.why`. */
export type DoubtfulLine = z.infer<typeof DoubtfulLine>

/** A recipe found by an import. It is not saved until the cook confirms. */
export const RecipeFind = z.object({
  place: z.int(),
  /** The page address, the file name within the archive, or the pasted text. */
  from: z.string(),
  draft: RecipeDraft,
  doubts: z.array(DoubtfulLine),
  /** Fields that were guessed because the source lacks them: 'servings', 'times', 'steps'. */
  guessed: z.array(z.string()),
  /** How legible each line of a photographed page was, 0 to 1; absent for other sources. */
  legibility: z.optional(z.object({ ingredients: z.array(z.number()), steps: z.array(z.number()) })),
  hasPicture: z.boolean(),
  state: z.enum(['waiting', 'saved', 'left']),
  /** Set after it is saved. */
  recipeId: z.optional(z.int()),
  /** The cook already has a recipe with the same title and ingredients. */
  already: z.boolean(),
  /** Conflicts with the eaters of the household. */
  eaters: z.array(PersonVerdict),
})
/** A recipe found by an import. Example: `found.draft.title`. */
export type RecipeFind = z.infer<typeof RecipeFind>

/** One import with its recipes. Example: an archive with 214 recipes, 3 of them unreadable. */
export const Import = z.object({
  id: Uuid,
  /** 'gardenplates.example', 'recipes.zip' or 'Pasted text'. */
  name: z.string(),
  kind: z.enum(['address', 'text', 'file']),
  at: Instant,
  found: z.int(),
  saved: z.int(),
  /** Archive files that could not be read, with the reason; the other files are not affected. */
  failures: z.array(z.object({ from: z.string(), why: z.string() })),
})
/** One import with its recipes. Example: `brought.found`. */
export type Import = z.infer<typeof Import>

/** A progress event of an import; the last one carries the result. */
export const ImportEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), done: z.int(), of: z.int(), doing: z.string() }),
  z.object({ kind: z.literal('found'), import: Import }),
  /** The import failed with this error code. */
  z.object({ kind: z.literal('failed'), code: z.string(), message: z.string() }),
])
/** A progress event of an import. Example: `event.kind`. */
export type ImportEvent = z.infer<typeof ImportEvent>

/** Maximum size in bytes of pasted text or a page, and of a file. */
export const maxPageBytes = 4 * 1024 * 1024
/** Maximum size of an archive in bytes. Example: some thousand recipes with photos. */
export const maxArchiveBytes = 256 * 1024 * 1024

const byId = z.object({ id: Uuid })
const notFound = ['import-not-found'] as const
const importErrors = ['nothing-to-import', 'importer-busy'] as const

/** Imported recipes: parsed first, saved on confirmation. Example: `imports.fromAddress`. */
export const imports = feature('imports', {
  fromAddress: endpoint({
    method: 'POST',
    path: '/imports/address',
    access: 'cook',
    summary: 'Imports the recipes of a public web page.',
    affects: ['imports'],
    body: z.object({ id: Uuid, address: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    stream: true,
    data: ImportEvent,
    errors: [...importErrors, 'bad-address', 'page-not-read'],
  }),
  fromText: endpoint({
    method: 'POST',
    path: '/imports/text',
    access: 'cook',
    summary: 'Imports recipes from text: plain text, HTML, JSON-LD or Cooklang.',
    affects: ['imports'],
    body: z.object({
      id: Uuid,
      text: z.string().check(z.minLength(1), z.maxLength(maxPageBytes)),
      /** The address of the source page. */
      address: z.optional(z.string().check(z.maxLength(2000))),
    }),
    largest: 3 * maxPageBytes,
    stream: true,
    data: ImportEvent,
    errors: importErrors,
  }),
  fromFile: endpoint({
    method: 'POST',
    path: '/imports/file/:id',
    access: 'cook',
    summary:
      'Imports recipes from a file, a photo of a page, or an archive of Larder, Mealie, Tandoor, Paprika, Nextcloud or RecipeSage.',
    affects: ['imports'],
    params: byId,
    query: z.object({ name: z.string().check(z.maxLength(200)) }),
    takes: 'file',
    largest: maxArchiveBytes,
    stream: true,
    data: ImportEvent,
    errors: importErrors,
  }),
  list: endpoint({
    method: 'GET',
    path: '/imports',
    access: 'cook',
    summary: 'Lists unfinished imports, newest first. They are kept for a week.',
    data: z.array(Import),
  }),
  get: endpoint({
    method: 'GET',
    path: '/imports/:id',
    access: 'cook',
    summary: 'Returns an import.',
    params: byId,
    data: Import,
    errors: notFound,
  }),
  found: endpoint({
    method: 'GET',
    path: '/imports/:id/recipes',
    access: 'cook',
    summary: 'Lists the recipes of an import.',
    params: byId,
    query: PageQuery,
    data: RecipeFind,
    paged: true,
    errors: notFound,
  }),
  fix: endpoint({
    method: 'PUT',
    path: '/imports/:id/recipes/:place',
    access: 'cook',
    summary: 'Corrects an imported recipe before it is saved.',
    affects: ['imports'],
    params: z.extend(byId, { place: z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000)) }),
    body: z.object({ draft: RecipeDraft }),
    data: RecipeFind,
    errors: [...notFound, 'already-kept'],
  }),
  keep: endpoint({
    method: 'POST',
    path: '/imports/:id/keep',
    access: 'cook',
    summary:
      'Saves the recipes at these positions, or all unsaved ones, as drafts, up to 500 at a time. Idempotent.',
    affects: ['imports', ...affected.recipes],
    params: byId,
    body: z.object({
      places: z.optional(
        z.array(z.int().check(z.gte(0), z.lte(100_000))).check(z.minLength(1), z.maxLength(500)),
      ),
    }),
    data: z.object({
      kept: z.int(),
      /** Number of recipes still to be saved; call again until it is zero. */
      left: z.int(),
      /** The first few saved recipes. */
      recipes: z.array(MyRecipe),
    }),
    errors: [...notFound, 'too-many-recipes'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/imports/:id',
    access: 'cook',
    summary: 'Deletes an import. Saved recipes stay.',
    affects: ['imports'],
    params: byId,
    errors: notFound,
  }),
})
