import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './document'
import type { TypedCommand } from './shell-commands'
import { type Proving, unlessWell } from './way'

/** `npm run format` changes files, so it is given one of its own that needs it. */
export async function putsInShape(_: TypedCommand, { sandbox, scripts }: Proving): Promise<string[]> {
  const folder = join(sandbox.folder, 'untidy')
  await mkdir(folder)
  for (const name of ['biome.json', '.gitignore']) await copyFile(new URL(name, root), join(folder, name))
  const file = join(folder, 'untidy.ts')
  await writeFile(file, 'export const  spinach = "2 bunches";\n')
  const biome = fileURLToPath(new URL('node_modules/.bin/', root))
  const ended = await sandbox.type(`cd '${folder}' && PATH='${biome}':"$PATH" ${scripts.format}`)
  const faults = unlessWell(ended)
  const tidy = await readFile(file, 'utf8')
  return tidy === "export const spinach = '2 bunches'\n" ? faults : [...faults, `it left ${tidy}`]
}
