import type { TypedCommand } from './shell-commands'
import { toldCommands } from './told-commands'
import { type Proving, unlessWell } from './way'

/** A command that runs for long on purpose says what it does, and takes the options it is typed with. */
export async function saysWhatItDoes({ text }: TypedCommand, { sandbox }: Proving): Promise<string[]> {
  const [typed = '', words = ''] = text.split(' -- ')
  const name = typed.replace(/^npm (?:run )?/, '')
  const known = Object.keys(toldCommands()[name]?.options ?? {}).map((option) => option.split(' ')[0])
  const unknown = words.split(' ').filter((word) => word.startsWith('--') && !known.includes(word))
  const helped = unlessWell(await sandbox.type(`${typed} -- --help`), /^Shows /m)
  return [...helped, ...unknown.map((option) => `${name} takes no ${option}`)]
}
