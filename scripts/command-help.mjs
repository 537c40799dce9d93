import { readFileSync } from 'node:fs'

/**
 * A command that runs for long or takes more than one kind of word: what `--help` prints, and what the README says of it.
 *
 * @typedef {object} Told
 * @property {string} shows what is known once it has ended
 * @property {string} takes how long, on two cores
 * @property {Record<string, string>} [options]
 */

/** @type {Record<string, Told>} */
const commands = JSON.parse(readFileSync(new URL('commands.json', import.meta.url), 'utf8'))

/**
 * What `npm run NAME -- --help` prints.
 *
 * @param {string} name
 */
function formatHelp(name) {
  const { shows, takes, options = {} } = commands[name]
  const wide = Math.max(0, ...Object.keys(options).map((option) => option.length))
  const lines = Object.entries(options).map(([option, says]) => `  ${option.padEnd(wide)}  ${says}`)
  const typed = name === 'test' ? 'npm test' : `npm run ${name}`
  return [`${typed}${lines.length > 0 ? ' -- OPTIONS' : ''}`, '', `Shows ${shows}. Takes ${takes}.`, ...lines]
    .join('\n')
    .concat('\n')
}

/**
 * Whether somebody only wants to know; then they are told.
 *
 * @param {string} name
 * @param {string[]} args
 */
export function printHelpIfAsked(name, args) {
  if (!(name in commands) || !args.some((word) => word === '--help' || word === '-h')) return false
  process.stdout.write(formatHelp(name))
  return true
}
