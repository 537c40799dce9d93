import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const usage = `larder-camera pair --server URL --code CODE [--name NAME]
larder-camera watch --folder DIR
larder-camera watch --webcam /dev/video0 [--every 60]

  --data DIR   where the key and the memory of what was handed in are kept (~/.larder-camera)
  --every N    seconds between two pictures of a webcam`

/**
 * @typedef {{ does: 'pair', server: string, code: string, name: string | undefined, data: string }} PairCommand
 * @typedef {{ does: 'watch', folder: string | undefined, webcam: string | undefined, every: number, data: string }} WatchCommand
 * @typedef {{ does: 'help' } | PairCommand | WatchCommand | { wrong: string }} Command
 */

/**
 * What the words behind the command ask for.
 *
 * @param {string[]} args
 * @returns {Command}
 */
export function parseCommand(args) {
  const parsed = parseArguments(args)
  if ('wrong' in parsed) return parsed
  const { values, positionals } = parsed
  const [does, more] = positionals
  if (values.help || does === 'help' || does === undefined) return { does: 'help' }
  if (more !== undefined) return { wrong: `What is ‘${more}’?` }
  const data = resolve(values.data ?? join(homedir(), '.larder-camera'))
  if (does === 'pair') {
    const server = parseServerUrl(values.server)
    if (!server) return { wrong: 'Where is Larder? --server http://kitchen.local:3000' }
    if (!values.code) return { wrong: 'Which code does Larder show? --code CODE' }
    return { does, server, code: values.code, name: values.name, data }
  }
  if (does !== 'watch') return { wrong: `There is no ‘${does}’.` }
  const { folder, webcam } = values
  if ((folder === undefined) === (webcam === undefined))
    return { wrong: 'Say what to watch: --folder DIR or --webcam DEVICE.' }
  const every = Number(values.every ?? 60)
  if (!(every >= 1 && every <= 86_400)) return { wrong: '--every wants seconds, from 1 to 86400.' }
  return { does, folder: folder === undefined ? undefined : resolve(folder), webcam, every, data }
}

/** @param {string[]} args */
function parseArguments(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        server: { type: 'string' },
        code: { type: 'string' },
        name: { type: 'string' },
        data: { type: 'string' },
        folder: { type: 'string' },
        webcam: { type: 'string' },
        every: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}

/** @param {string | undefined} text */
function parseServerUrl(text) {
  const url = text && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.origin + url.pathname.replace(/\/+$/, '')
}
