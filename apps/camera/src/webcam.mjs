import { spawn } from 'node:child_process'
import { access, constants, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {{ name: 'ffmpeg' | 'fswebcam', path: string }} Tool */

/** Maximum number of queued pictures while the server is unreachable: the oldest are deleted first. */
const maxQueued = 200

/**
 * Creates the folder in which a webcam's pictures wait for their upload.
 *
 * @param {string} data
 * @returns {Promise<string>}
 */
export async function ensureQueueFolder(data) {
  const folder = join(data, 'waiting')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/**
 * Returns the first program on the path that can take a picture.
 *
 * @param {string} [path]
 * @returns {Promise<Tool>}
 */
export async function findCaptureTool(path = process.env.PATH ?? '') {
  for (const name of /** @type {const} */ (['ffmpeg', 'fswebcam']))
    for (const folder of path.split(delimiter)) {
      const file = join(folder, process.platform === 'win32' ? `${name}.exe` : name)
      const isExecutable = await access(file, constants.X_OK).then(
        () => true,
        () => false,
      )
      if (folder && isExecutable) return { name, path: file }
    }
  throw new Error(
    'To take pictures with a webcam, install ffmpeg (or fswebcam): for example ‘sudo apt install ffmpeg’ or ‘brew install ffmpeg’.',
  )
}

/**
 * Takes a picture at a fixed interval until it is stopped.
 *
 * @param {{ device: string, every: number, into: string, tool: Tool, signal: AbortSignal, warn: (sentence: string) => void }} webcam
 */
export async function capturePictures({ device, every, into, tool, signal, warn }) {
  let hasFailed = false
  while (!signal.aborted) {
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}.jpg`
    // Hidden until it is complete, so that no half picture is read.
    const [temporaryPath, path] = [join(into, `.${name}`), join(into, name)]
    const failure = await capturePicture(tool, device, temporaryPath, signal)
    if (failure === undefined) await rename(temporaryPath, path).catch(() => undefined)
    else {
      await rm(temporaryPath, { force: true })
      if (!hasFailed && !signal.aborted) warn(`No picture from ${device}: ${failure} It is tried again.`)
    }
    hasFailed = failure !== undefined
    await dropOldest(into)
    await sleep(every * 1000, undefined, { signal }).catch(() => undefined)
  }
}

/**
 * @param {Tool} tool
 * @param {string} device
 * @param {string} file
 * @param {AbortSignal} signal
 * @returns {Promise<string | undefined>} the failure
 */
function capturePicture({ name, path }, device, file, signal) {
  const source =
    process.platform === 'darwin' ? 'avfoundation' : process.platform === 'win32' ? 'dshow' : 'v4l2'
  const args =
    name === 'ffmpeg'
      ? [
          '-hide_banner',
          '-loglevel',
          'error',
          '-y',
          '-f',
          source,
          '-i',
          device,
          '-frames:v',
          '1',
          '-q:v',
          '3',
          file,
        ]
      : ['-q', '-d', device, '-r', '1280x720', '--no-banner', '--jpeg', '88', file]
  return new Promise((resolve) => {
    const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'], signal, timeout: 30_000 })
    let errorOutput = ''
    child.stderr.on('data', (part) => {
      errorOutput = (errorOutput + part).slice(-300)
    })
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) =>
      resolve(code === 0 ? undefined : errorOutput.trim() || `${name} ended with ${code}.`),
    )
  })
}

/** @param {string} folder */
async function dropOldest(folder) {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.jpg') && !name.startsWith('.'))
    .sort()
  for (const name of names.slice(0, Math.max(0, names.length - maxQueued)))
    await rm(join(folder, name), { force: true })
}
