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

/** A recipe as our archive keeps it: what its cook wrote, when, and what they thought of it. Nothing in it names the cook. */
export interface ArchivedRecipe {
  readonly draft: RecipeDraft
  readonly createdAt: string
  readonly favourite: boolean
  readonly stars: number | null
  /** A JPEG, as it is stored. */
  readonly picture?: Uint8Array
  /** It has one, for which there was no room. */
  readonly photoLeftOut?: boolean
}

const manifestFileName = 'larder.json'
const leftOutWords = 'There was no room for the photos of these recipes. Save them one by one.\n'
const archiveManifest = { format: 'larder-recipes', version: 1 }

// Written always in this order, so that the same recipes are always the same bytes.
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

/** All of a cook's recipes as one archive, which reads back as the same recipes and writes out as the same bytes. */
export function createRecipeArchive(recipes: readonly ArchivedRecipe[]): Uint8Array {
  const files = new Map<string, Uint8Array>([[manifestFileName, strToU8(jsonText(archiveManifest))]])
  const sorted = recipes
    .map((recipe) => ({ recipe, slug: slugOf(recipe.draft.title), content: contentOf(recipe) }))
    .sort(
      (a, b) =>
        inOrder(a.slug, b.slug) ||
        inOrder(a.recipe.createdAt, b.recipe.createdAt) ||
        inOrder(a.content, b.content) ||
        Buffer.compare(a.recipe.picture ?? nothing, b.recipe.picture ?? nothing),
    )
  const numbers = new Map<string, number>()
  const leftOut: string[] = []
  for (const { recipe, slug, content } of sorted) {
    const name = freeName(slug, files, numbers)
    const picture = recipe.picture === undefined ? undefined : `pictures/${name}.jpg`
    files.set(recipeName(name), strToU8(picture === undefined ? content : contentOf(recipe, picture)))
    if (picture !== undefined && recipe.picture) files.set(picture, recipe.picture)
    if (recipe.photoLeftOut) leftOut.push(recipe.draft.title)
  }
  // Nobody should find out years later.
  if (leftOut.length > 0)
    files.set('photos-left-out.txt', strToU8(`${[leftOutWords, ...leftOut].join('\n')}\n`))
  const zippable: Zippable = {}
  for (const [name, bytes] of [...files].sort(([a], [b]) => inOrder(a, b))) {
    // A photo is packed already. The hour is the same everywhere: it is taken as the clock on the wall has it.
    zippable[name] = [bytes, { level: name.endsWith('.jpg') ? 0 : 6, mtime: new Date(2000, 0, 1, 12) }]
  }
  return zipSync(zippable)
}

/** The note on top of an archive of ours, or nothing when it is none. */
export function readArchiveManifest(entries: readonly ZipEntry[], allowance: DecompressionBudget): unknown {
  const entry = entries.find(({ name }) => name === manifestFileName)
  const value =
    entry && parseBoundedJson(decodeFileText(decompressEntry(entry, maxTextBytes, allowance)))?.value
  return ArchiveManifest.safeParse(value).success ? value : undefined
}

/** The recipes of our own archive, exactly as they were kept. */
export function* readRecipeArchive(
  entries: readonly ZipEntry[],
  allowance: DecompressionBudget,
): Generator<RecipeImportEvent> {
  const { version } = ArchiveManifest.parse(readArchiveManifest(entries, allowance))
  if (version > archiveManifest.version) {
    throw new UnreadableFileError('It was made by a newer Larder. Bring this one up to date first.')
  }
  const recipes = entries.filter(({ name }) => /^recipes\/[^/]+\.json$/.test(name))
  const pictures = new Map(entries.map((entry) => [entry.name, entry]))
  for (const [place, entry] of recipes.entries()) {
    yield* progressEvents(place, recipes.length, entry.label)
    try {
      const { find, photo } = readArchivedRecipe(entry, allowance)
      const found: RecipeImportEvent = { kind: 'found', find }
      yield* attachPhoto(
        [found],
        photo === undefined ? undefined : photoFromEntry(pictures.get(photo), allowance),
      )
    } catch (error) {
      yield { kind: 'trouble', from: entry.label, why: unreadableReasonOf(error) }
      if (error instanceof DecompressionLimitError) return
    }
  }
}

const ArchiveManifest = z.object({ format: z.literal(archiveManifest.format), version: z.int() })

/** No database keeps every year somebody can type. */
function isPlausibleTime(at: string): boolean {
  return at >= '1970' && at < '2100'
}

const ArchivedRecipeFile = z.object({
  draft: RecipeDraft,
  createdAt: Instant.check(z.refine(isPlausibleTime, 'That is no time anybody wrote a recipe at.')),
  favourite: z.boolean(),
  stars: z.nullable(z.int().check(z.gte(1), z.lte(5))),
  picture: z.optional(z.string()),
})

function readArchivedRecipe(
  entry: ZipEntry,
  allowance: DecompressionBudget,
): { find: ImportedRecipe; photo: string | undefined } {
  const checked = validateBySchema(
    ArchivedRecipeFile,
    parseBoundedJson(decodeFileText(decompressEntry(entry, maxTextBytes, allowance)))?.value,
  )
  if (!checked.ok) {
    const [[field, sentence] = ['', 'It is no recipe.']] = Object.entries(checked.fields)
    throw new UnreadableFileError(`${field.replace(/^draft\./, '')}: ${sentence}`.replace(/^: /, ''))
  }
  const { draft, picture: photo, ...kept } = checked.value
  return { find: { from: entry.label, draft, doubts: [], guessed: [], kept }, photo }
}

function recipeName(name: string): string {
  return `recipes/${name}.json`
}

function contentOf({ draft, createdAt, favourite, stars }: ArchivedRecipe, picture?: string): string {
  const said = new Map(Object.entries(draft))
  const ordered = Object.fromEntries(draftKeys.map((key) => [key, said.get(key)]))
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

// Recipes of one title are numbered, each from where the one before stopped; 'soup-2' may be a title itself.
function freeName(slug: string, taken: ReadonlyMap<string, unknown>, numbers: Map<string, number>): string {
  let number = numbers.get(slug) ?? 1
  let name = number === 1 ? slug : `${slug}-${number}`
  for (; taken.has(recipeName(name)); name = `${slug}-${number}`) number += 1
  numbers.set(slug, number)
  return name
}

const nothing = new Uint8Array()

function inOrder(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
