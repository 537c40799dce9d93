import { parseCommand, usage } from './command-line.mjs'
import { exchangePairingCode } from './exchange-pairing-code.mjs'
import { readKey, storeKey } from './key-store.mjs'
import { openUploadLog } from './upload-log.mjs'
import { watchFolder } from './watch-folder.mjs'
import { capturePictures, ensureQueueFolder, findCaptureTool } from './webcam.mjs'

/**
 * @typedef {object} Terminal
 * @property {AbortSignal} signal ends the work
 * @property {(sentence: string) => void} say
 * @property {(sentence: string) => void} warn
 */

/**
 * One run of the command.
 *
 * @param {string[]} args
 * @param {Terminal} terminal
 * @returns {Promise<number>} the exit code
 */
export async function runCamera(args, terminal) {
  const command = parseCommand(args)
  if ('wrong' in command) {
    terminal.warn(command.wrong)
    terminal.warn(usage)
    return 2
  }
  try {
    if (command.does === 'help') terminal.say(usage)
    else if (command.does === 'pair') await pair(command, terminal)
    else return await watch(command, terminal)
    return 0
  } catch (error) {
    terminal.warn(error instanceof Error ? error.message : String(error))
    return 1
  }
}

/**
 * @param {import('./command-line.mjs').PairCommand} command
 * @param {Terminal} terminal
 */
async function pair({ server, code, name, data }, { say, signal }) {
  const { key, camera } = await exchangePairingCode({ server, code, name, signal })
  await storeKey(data, { server, key, camera })
  say(`Paired as ‘${camera.name}’. Now: larder-camera watch --folder DIR`)
}

/**
 * @param {import('./command-line.mjs').WatchCommand} command
 * @param {Terminal} terminal
 */
async function watch({ folder, webcam, every, data }, terminal) {
  const credentials = await readKey(data)
  const source = folder ?? (await ensureQueueFolder(data))
  const stopping = new AbortController()
  const signal = AbortSignal.any([terminal.signal, stopping.signal])
  const camera =
    webcam === undefined
      ? undefined
      : capturePictures({
          device: webcam,
          every,
          into: source,
          tool: await findCaptureTool(),
          signal,
          warn: terminal.warn,
        })
  terminal.say(`Watching ${webcam ?? source} for ${credentials.camera.name}. Ctrl+C ends it.`)
  try {
    const diary = await openUploadLog(data, source)
    const { revoked } = await watchFolder({
      ...credentials,
      folder: source,
      diary,
      removes: !folder,
      ...terminal,
    })
    if (!revoked) return 0
    terminal.warn(
      'Larder no longer knows this camera’s key: it was removed or paired anew. Pair it again: larder-camera pair --server URL --code CODE',
    )
    return 1
  } finally {
    stopping.abort()
    await camera
  }
}
