import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'
import { type CookRecipe, readCookRecipe } from './cook-recipe'
import { cookFilesIn } from './cookbook-folder'

/** A file of the cookbook as it lies in its folder; without a text when it could not be opened. */
export interface CookText {
  readonly name: string
  readonly text: string | undefined
}

/** The same, with what tells whether it would come out otherwise today. */
export interface DatedText extends CookText {
  readonly digest: string
}

export interface ReadText {
  readonly text: DatedText
  readonly recipe: CookRecipe
}

export interface Skipped {
  readonly file: string
  readonly troubles: readonly string[]
}

/** From here on the numbers are those of cooks. */
const firstOfCooks = 100_000

export async function textsIn(folder: string): Promise<CookText[]> {
  const files = await cookFilesIn(folder)
  // A folder without any is a broken installation and not an empty cookbook.
  if (files.length === 0) throw new Error('the folder of the starter cookbook is empty')
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8').catch(() => undefined)
      return { name: basename(file), text }
    }),
  )
}

export function dated(file: CookText): DatedText {
  const digest = createHash('sha256').update(`${rulesRevision}\n${file.text}`).digest('hex')
  return { ...file, digest }
}

/** The recipes in these files; what cannot be read, or bears a number that is taken, is skipped. */
export function readCookTexts(texts: readonly DatedText[], taken: ReadonlySet<number>) {
  const readable: ReadText[] = []
  const skipped: Skipped[] = []
  const numbers = new Set(taken)
  for (const text of texts) {
    const read = text.text === undefined ? undefined : readCookRecipe(text.text)
    const troubles = !read
      ? ['it cannot be opened']
      : read.ok
        ? numberTroubles(read.recipe, numbers)
        : read.troubles
    if (read?.ok && troubles.length === 0) {
      numbers.add(read.recipe.id)
      readable.push({ text, recipe: read.recipe })
    } else skipped.push({ file: text.name, troubles })
  }
  return { readable, skipped }
}

function numberTroubles({ id }: CookRecipe, taken: ReadonlySet<number>): string[] {
  if (id >= firstOfCooks) return [`its id is not below ${firstOfCooks}`]
  return taken.has(id) ? [`its id ${id} is that of another file`] : []
}
