import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

export const usage = `larder-camera pair --server URL --code CODE [--name NAME]
larder-camera watch --folder DIR
larder-camera watch --webcam /dev/video0 [--every 60]

  --data DIR   where the key and the memory of what was handed in are kept (~/.larder-camera)
  --every N    seconds between two pictures of a webcam`

/**
 * @typedef {{ action: 'pair', server: string, code: string, name: string | undefined, data: string }} PairCommand
 * @typedef {{ action: 'watch', folder: string | undefined, webcam: string | undefined, every: number, data: string }} WatchCommand
 * @typedef {{ action: 'help' } | PairCommand | WatchCommand | { error: string }} Command
 */

/**
 * Parses the command line.
 *
 * @param {string[]} args
 * @returns {Command}
 */
export function parseCommand(args) {
  const parsed = parseArguments(args)
  if ('error' in parsed) return parsed
  const { values, positionals } = parsed
  const [action, extra] = positionals
  if (values.help || action === 'help' || action === undefined) return { action: 'help' }
  if (extra !== undefined) return { error: `What is ‘${extra}’?` }
  const data = resolve(values.data ?? join(homedir(), '.larder-camera'))
  if (action === 'pair') {
    const server = parseServerUrl(values.server)
    if (!server) return { error: 'Where is Larder? --server http://kitchen.local:3000' }
    if (!values.code) return { error: 'Which code does Larder show? --code CODE' }
    return { action, server, code: values.code, name: values.name, data }
  }
  if (action !== 'watch') return { error: `There is no ‘${action}’.` }
  const { folder, webcam } = values
  if ((folder === undefined) === (webcam === undefined))
    return { error: 'Say what to watch: --folder DIR or --webcam DEVICE.' }
  const every = Number(values.every ?? 60)
  if (!(every >= 1 && every <= 86_400)) return { error: '--every wants seconds, from 1 to 86400.' }
  return { action, folder: folder === undefined ? undefined : resolve(folder), webcam, every, data }
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
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** @param {string | undefined} text */
function parseServerUrl(text) {
  const url = text && URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return url.origin + url.pathname.replace(/\/+$/, '')
}
