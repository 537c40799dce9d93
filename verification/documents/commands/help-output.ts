import { type CheckContext, toFailure } from './command-check'
import { readCommandDescriptions } from './command-descriptions'
import type { ShellCommand } from './shell-commands'

/** A command that runs for long on purpose says what it does, and takes the options it is typed with. */
export async function checkHelpOutput({ text }: ShellCommand, { sandbox }: CheckContext): Promise<string[]> {
  const [typed = '', words = ''] = text.split(' -- ')
  const name = typed.replace(/^npm (?:run )?/, '')
  const known = Object.keys(readCommandDescriptions()[name]?.options ?? {}).map(
    (option) => option.split(' ')[0],
  )
  const unknown = words.split(' ').filter((word) => word.startsWith('--') && !known.includes(word))
  const helped = toFailure(await sandbox.run(`${typed} -- --help`), /^Shows /m)
  return [...helped, ...unknown.map((option) => `${name} takes no ${option}`)]
}
