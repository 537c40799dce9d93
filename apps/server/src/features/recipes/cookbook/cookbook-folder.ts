import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CookbookRecipe, parseCookbookRecipe } from './cookbook-recipe'

/** The starter cookbook: beside the built server, or in the root of the repository. */
export const cookbookFolder = [
  new URL('./cookbook/', import.meta.url),
  new URL('../../../../../../cookbook/', import.meta.url),
]
  .map((address) => fileURLToPath(address))
  .find((folder) => existsSync(folder)) as string

/** Path of the generated report on the cookbook. */
export const cookbookReportPath = fileURLToPath(
  new URL('../../../../../../docs/cookbook.md', import.meta.url),
)

export async function listCookbookFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.cook'))
    .sort()
    .map((name) => join(folder, name))
}

export interface InspectedCookbookFile {
  readonly name: string
  readonly text: string
  readonly recipe: CookbookRecipe | undefined
  readonly faults: readonly string[]
}

export async function readFilesToInspect(files: readonly string[]): Promise<InspectedCookbookFile[]> {
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8')
      const read = parseCookbookRecipe(text, basename(file))
      return {
        name: basename(file),
        text,
        recipe: read.ok ? read.recipe : undefined,
        faults: read.ok ? [] : read.faults,
      }
    }),
  )
}
