import { Instant } from '@larder/contract/http/fields'
import { validateBySchema } from '@larder/contract/http/validation'
import { RecipeDraft } from '@larder/contract/recipes'
import { strToU8, type Zippable, zipSync } from 'fflate'
import * as z from 'zod/mini'
import { parseBoundedJson } from './archive/bounded-json'
import { type DecompressionBudget, decompressEntry, maxTextBytes } from './archive/decompression'
import { decodeFileText } from './archive/file-kind'
import { attachPhoto, photoFromEntry } from './archive/photo'
import { progressEvents } from './archive/progress'
import {
  DecompressionLimitError,
  UnreadableFileError,
  unreadableReasonOf,
} from './archive/unreadable-file-error'
import type { ZipEntry } from './archive/zip'
import type { ImportedRecipe, RecipeImportEvent } from './import-event'

/** A recipe in our archive format: the draft, its creation time and the cook's marks. It does not identify the cook. */
export interface ArchivedRecipe {
  readonly draft: RecipeDraft
  readonly createdAt: string
  readonly favourite: boolean
  readonly stars: number | null
  /** The stored JPEG. */
  readonly picture?: Uint8Array
  /** The photo was left out for lack of space. */
  readonly photoLeftOut?: boolean
}

const manifestFileName = 'larder.json'
const leftOutNote = 'There was no room for the photos of these recipes. Save them one by one.\n'
const archiveManifest = { format: 'larder-recipes', version: 1 }

// A fixed order, so that the same recipes give the same bytes.
const draftKeys = Object.keys({
  title: true,
  description: true,
  servings: true,
  prepMinutes: true,
  cookMinutes: true,
  waitMinutes: true,
  difficulty: true,
  course: true,
  cuisine: true,
  occasions: true,
  moments: true,
  tags: true,
  community: true,
  emoji: true,
  equipment: true,
  ingredients: true,
  steps: true,
} satisfies Record<keyof RecipeDraft, true>)

/** Creates an archive of a cook's recipes. Importing and exporting it again gives the same bytes. */
export function createRecipeArchive(recipes: readonly ArchivedRecipe[]): Uint8Array {
  const files = new Map<string, Uint8Array>([[manifestFileName, strToU8(jsonText(archiveManifest))]])
  const sorted = recipes
    .map((recipe) => ({ recipe, slug: slugOf(recipe.draft.title), content: contentOf(recipe) }))
    .sort(
      (a, b) =>
        compareText(a.slug, b.slug) ||
        compareText(a.recipe.createdAt, b.recipe.createdAt) ||
        compareText(a.content, b.content) ||
        Buffer.compare(a.recipe.picture ?? emptyBytes, b.recipe.picture ?? emptyBytes),
    )
  const numbers = new Map<string, number>()
  const leftOut: string[] = []
  for (const { recipe, slug, content } of sorted) {
    const name = uniqueName(slug, files, numbers)
    const picture = recipe.picture === undefined ? undefined : `pictures/${name}.jpg`
    files.set(recipeName(name), strToU8(picture === undefined ? content : contentOf(recipe, picture)))
    if (picture !== undefined && recipe.picture) files.set(picture, recipe.picture)
    if (recipe.photoLeftOut) leftOut.push(recipe.draft.title)
  }
  // Lists the missing photos, so that the cook knows of them.
  if (leftOut.length > 0)
    files.set('photos-left-out.txt', strToU8(`${[leftOutNote, ...leftOut].join('\n')}\n`))
  const zippable: Zippable = {}
  for (const [name, bytes] of [...files].sort(([a], [b]) => compareText(a, b))) {
    // Photos are already compressed. The time is fixed; zip stores it as local time.
    zippable[name] = [bytes, { level: name.endsWith('.jpg') ? 0 : 6, mtime: new Date(2000, 0, 1, 12) }]
  }
  return zipSync(zippable)
}

/** Returns the manifest of our own archive, or undefined when it is none. */
export function readArchiveManifest(entries: readonly ZipEntry[], budget: DecompressionBudget): unknown {
  const entry = entries.find(({ name }) => name === manifestFileName)
  const value = entry && parseBoundedJson(decodeFileText(decompressEntry(entry, maxTextBytes, budget)))?.value
  return ArchiveManifest.safeParse(value).success ? value : undefined
}

/** Yields the recipes of our own archive exactly as they were saved. */
export function* readRecipeArchive(
  entries: readonly ZipEntry[],
  budget: DecompressionBudget,
): Generator<RecipeImportEvent> {
  const { version } = ArchiveManifest.parse(readArchiveManifest(entries, budget))
  if (version > archiveManifest.version) {
    throw new UnreadableFileError('It was made by a newer Larder. Bring this one up to date first.')
  }
  const recipes = entries.filter(({ name }) => /^recipes\/[^/]+\.json$/.test(name))
  const pictures = new Map(entries.map((entry) => [entry.name, entry]))
  for (const [index, entry] of recipes.entries()) {
    yield* progressEvents(index, recipes.length, entry.label)
    try {
      const { find, photo } = readArchivedRecipe(entry, budget)
      const found: RecipeImportEvent = { kind: 'found', find }
      yield* attachPhoto(
        [found],
        photo === undefined ? undefined : photoFromEntry(pictures.get(photo), budget),
      )
    } catch (error) {
      yield { kind: 'failed', from: entry.label, why: unreadableReasonOf(error) }
      if (error instanceof DecompressionLimitError) return
    }
  }
}

const ArchiveManifest = z.object({ format: z.literal(archiveManifest.format), version: z.int() })

/** The database cannot store every year that a file may contain. */
function isPlausibleTime(at: string): boolean {
  return at >= '1970' && at < '2100'
}

const ArchivedRecipeFile = z.object({
  draft: RecipeDraft,
  createdAt: Instant.check(z.refine(isPlausibleTime, 'That is not a plausible time for a recipe.')),
  favourite: z.boolean(),
  stars: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  picture: z.optional(z.string()),
})

function readArchivedRecipe(
  entry: ZipEntry,
  budget: DecompressionBudget,
): { find: ImportedRecipe; photo: string | undefined } {
  const checked = validateBySchema(
    ArchivedRecipeFile,
    parseBoundedJson(decodeFileText(decompressEntry(entry, maxTextBytes, budget)))?.value,
  )
  if (!checked.ok) {
    const [[field, sentence] = ['', 'It is not a recipe.']] = Object.entries(checked.fields)
    throw new UnreadableFileError(`${field.replace(/^draft\./, '')}: ${sentence}`.replace(/^: /, ''))
  }
  const { draft, picture: photo, ...kept } = checked.value
  return { find: { from: entry.label, draft, doubts: [], guessed: [], kept }, photo }
}

function recipeName(name: string): string {
  return `recipes/${name}.json`
}

function contentOf({ draft, createdAt, favourite, stars }: ArchivedRecipe, picture?: string): string {
  const fields = new Map(Object.entries(draft))
  const ordered = Object.fromEntries(draftKeys.map((key) => [key, fields.get(key)]))
  return jsonText({ draft: ordered, createdAt, favourite, stars, picture })
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  const words = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-/, '')
  return [...words].slice(0, 60).join('').replace(/-$/, '') || 'recipe'
}

// Recipes with the same title are numbered, continuing from the last number; 'soup-2' may itself be a title.
function uniqueName(slug: string, taken: ReadonlyMap<string, unknown>, numbers: Map<string, number>): string {
  let number = numbers.get(slug) ?? 1
  let name = number === 1 ? slug : `${slug}-${number}`
  for (; taken.has(recipeName(name)); name = `${slug}-${number}`) number += 1
  numbers.set(slug, number)
  return name
}

const emptyBytes = new Uint8Array()

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
