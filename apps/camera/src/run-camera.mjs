import { parseCommand, usage } from './command-line.mjs'
import { exchangePairingCode } from './exchange-pairing-code.mjs'
import { readKey, storeKey } from './key-store.mjs'
import { openUploadLog } from './upload-log.mjs'
import { watchFolder } from './watch-folder.mjs'
import { capturePictures, ensureQueueFolder, findCaptureTool } from './webcam.mjs'

/**
 * @typedef {object} Terminal
 * @property {AbortSignal} signal ends the work
 * @property {(sentence: string) => void} print
 * @property {(sentence: string) => void} warn
 */

/**
 * Runs the command.
 *
 * @param {string[]} args
 * @param {Terminal} terminal
 * @returns {Promise<number>} the exit code
 */
export async function runCamera(args, terminal) {
  const command = parseCommand(args)
  if ('error' in command) {
    terminal.warn(command.error)
    terminal.warn(usage)
    return 2
  }
  try {
    if (command.action === 'help') terminal.print(usage)
    else if (command.action === 'pair') await pair(command, terminal)
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
async function pair({ server, code, name, data }, { print, signal }) {
  const { key, camera } = await exchangePairingCode({ server, code, name, signal })
  await storeKey(data, { server, key, camera })
  print(`Paired as ‘${camera.name}’. Now: larder-camera watch --folder DIR`)
}

/**
 * @param {import('./command-line.mjs').WatchCommand} command
 * @param {Terminal} terminal
 */
async function watch({ folder, webcam, every, data }, terminal) {
  const credentials = await readKey(data)
  const source = folder ?? (await ensureQueueFolder(data))
  const abortController = new AbortController()
  const signal = AbortSignal.any([terminal.signal, abortController.signal])
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
  terminal.print(`Watching ${webcam ?? source} for ${credentials.camera.name}. Ctrl+C ends it.`)
  try {
    const uploadLog = await openUploadLog(data, source)
    const { revoked } = await watchFolder({
      ...credentials,
      folder: source,
      uploadLog,
      deletesUploaded: !folder,
      ...terminal,
    })
    if (!revoked) return 0
    terminal.warn(
      'Larder no longer knows this camera’s key: it was removed or paired anew. Pair it again: larder-camera pair --server URL --code CODE',
    )
    return 1
  } finally {
    abortController.abort()
    await camera
  }
}
