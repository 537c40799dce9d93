import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '../markdown-document'
import { type CheckContext, toFailure } from './command-check'
import type { ShellCommand } from './shell-commands'

/** `npm run format` changes files, so it is given one of its own that needs it. */
export async function checkFormatCommand(
  _: ShellCommand,
  { sandbox, scripts }: CheckContext,
): Promise<string[]> {
  const folder = join(sandbox.folder, 'untidy')
  await mkdir(folder)
  for (const name of ['biome.json', '.gitignore'])
    await copyFile(new URL(name, repositoryRoot), join(folder, name))
  const file = join(folder, 'untidy.ts')
  await writeFile(file, 'export const  spinach = "2 bunches";\n')
  const biome = fileURLToPath(new URL('node_modules/.bin/', repositoryRoot))
  const ended = await sandbox.run(`cd '${folder}' && PATH='${biome}':"$PATH" ${scripts.format}`)
  const faults = toFailure(ended)
  const tidy = await readFile(file, 'utf8')
  return tidy === "export const spinach = '2 bunches'\n" ? faults : [...faults, `it left ${tidy}`]
}
