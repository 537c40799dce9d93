import { readFileSync } from 'node:fs'

/**
 * Describes a command that runs long or takes options, for `--help` and the README.
 *
 * @typedef {object} CommandDescription
 * @property {string} shows what a successful run shows
 * @property {string} takes its duration on two cores
 * @property {Record<string, string>} [options]
 */

/** @type {Record<string, CommandDescription>} */
const commands = JSON.parse(readFileSync(new URL('commands.json', import.meta.url), 'utf8'))

/**
 * Formats what `npm run NAME -- --help` prints.
 *
 * @param {string} name
 */
function formatHelp(name) {
  const { shows, takes, options = {} } = commands[name]
  const width = Math.max(0, ...Object.keys(options).map((option) => option.length))
  const lines = Object.entries(options).map(([option, text]) => `  ${option.padEnd(width)}  ${text}`)
  const command = name === 'test' ? 'npm test' : `npm run ${name}`
  return [
    `${command}${lines.length > 0 ? ' -- OPTIONS' : ''}`,
    '',
    `Shows ${shows}. Takes ${takes}.`,
    ...lines,
  ]
    .join('\n')
    .concat('\n')
}

/**
 * Prints the help if the arguments ask for it, and returns whether they did.
 *
 * @param {string} name
 * @param {string[]} args
 */
export function printHelpIfAsked(name, args) {
  if (!(name in commands) || !args.some((arg) => arg === '--help' || arg === '-h')) return false
  process.stdout.write(formatHelp(name))
  return true
}
