import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { listCookbookFiles } from './cookbook-folder'
import { type CookbookRecipe, parseCookbookRecipe } from './cookbook-recipe'

/** A file of the cookbook; without text when it could not be read. */
export interface CookbookFile {
  readonly name: string
  readonly text: string | undefined
}

/** The same with a digest, which changes when the parsed result may differ. */
export interface DigestedCookbookFile extends CookbookFile {
  readonly digest: string
}

export interface ParsedCookbookFile {
  readonly text: DigestedCookbookFile
  readonly recipe: CookbookRecipe
}

export interface SkippedCookbookFile {
  readonly file: string
  readonly faults: readonly string[]
}

/** Ids from here on belong to recipes of cooks. */
const firstUserRecipeId = 100_000

export async function readCookbookFiles(folder: string): Promise<CookbookFile[]> {
  const files = await listCookbookFiles(folder)
  // An empty folder means a broken installation, not an empty cookbook.
  if (files.length === 0) throw new Error('the starter cookbook folder is empty')
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => undefined)
      return { name: basename(file), text }
    }),
  )
}

export function withDigest(file: CookbookFile): DigestedCookbookFile {
  const digest = createHash('sha256').update(`${file.text}`).digest('hex')
  return { ...file, digest: toVersionedDigest(digest) }
}

/**
 * Returns the digests by file name that the build wrote, so that an unchanged cookbook is not read at a start; undefined where
 * nothing was built.
 */
export async function readBuiltDigests(folder: string): Promise<ReadonlyMap<string, string> | undefined> {
  const text = await readFile(join(folder, 'digests.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const digests = JSON.parse(text) as Record<string, string>
  return new Map(Object.entries(digests).map(([name, digest]) => [name, toVersionedDigest(digest)]))
}

// What a file means may change with the rules.
function toVersionedDigest(digest: string): string {
  return `${rulesRevision} ${digest}`
}

/** Parses the files; skips invalid ones and those with an id in use. */
export function parseCookbookFiles(texts: readonly DigestedCookbookFile[], taken: ReadonlySet<number>) {
  const readable: ParsedCookbookFile[] = []
  const skipped: SkippedCookbookFile[] = []
  const numbers = new Set(taken)
  for (const text of texts) {
    const parsed = text.text === undefined ? undefined : parseCookbookRecipe(text.text, text.name)
    const faults = !parsed
      ? ['it cannot be opened']
      : parsed.ok
        ? findIdErrors(parsed.recipe, numbers)
        : parsed.faults
    if (parsed?.ok && faults.length === 0) {
      numbers.add(parsed.recipe.id)
      readable.push({ text, recipe: parsed.recipe })
    } else skipped.push({ file: text.name, faults })
  }
  return { readable, skipped }
}

function findIdErrors({ id }: CookbookRecipe, taken: ReadonlySet<number>): string[] {
  if (id >= firstUserRecipeId) return [`its id is not below ${firstUserRecipeId}`]
  return taken.has(id) ? [`its id ${id} is that of another file`] : []
}
