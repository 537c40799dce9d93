import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { listCookbookFiles } from './cookbook-folder'
import { type CookbookRecipe, parseCookbookRecipe } from './cookbook-recipe'

/** A file of the cookbook as it lies in its folder; without a text when it could not be opened. */
export interface CookbookFile {
  readonly name: string
  readonly text: string | undefined
}

/** The same, with what tells whether it would come out otherwise today. */
export interface DigestedCookbookFile extends CookbookFile {
  readonly digest: string
}

export interface ParsedCookbookFile {
  readonly text: DigestedCookbookFile
  readonly recipe: CookbookRecipe
}

export interface SkippedCookbookFile {
  readonly file: string
  readonly troubles: readonly string[]
}

/** From here on the numbers are those of cooks. */
const firstUserRecipeId = 100_000

export async function readCookbookFiles(folder: string): Promise<CookbookFile[]> {
  const files = await listCookbookFiles(folder)
  // A folder without any is a broken installation and not an empty cookbook.
  if (files.length === 0) throw new Error('the starter cookbook folder is empty')
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => undefined)
      return { name: basename(file), text }
    }),
  )
}

export function withDigest(file: CookbookFile): DigestedCookbookFile {
  const digest = createHash('sha256').update(`${rulesRevision}\n${file.text}`).digest('hex')
  return { ...file, digest }
}

/** The recipes in these files; what cannot be read, or bears a number that is taken, is skipped. */
export function parseCookbookFiles(texts: readonly DigestedCookbookFile[], taken: ReadonlySet<number>) {
  const readable: ParsedCookbookFile[] = []
  const skipped: SkippedCookbookFile[] = []
  const numbers = new Set(taken)
  for (const text of texts) {
    const read = text.text === undefined ? undefined : parseCookbookRecipe(text.text)
    const troubles = !read
      ? ['it cannot be opened']
      : read.ok
        ? findIdErrors(read.recipe, numbers)
        : read.troubles
    if (read?.ok && troubles.length === 0) {
      numbers.add(read.recipe.id)
      readable.push({ text, recipe: read.recipe })
    } else skipped.push({ file: text.name, troubles })
  }
  return { readable, skipped }
}

function findIdErrors({ id }: CookbookRecipe, taken: ReadonlySet<number>): string[] {
  if (id >= firstUserRecipeId) return [`its id is not below ${firstUserRecipeId}`]
  return taken.has(id) ? [`its id ${id} is that of another file`] : []
}
