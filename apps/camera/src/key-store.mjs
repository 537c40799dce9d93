import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @typedef {object} Credentials what a paired camera holds
 * @property {string} server
 * @property {string} key
 * @property {{ id: string, name: string }} camera
 */

/**
 * Keeps the key where only this user can read it.
 *
 * @param {string} data
 * @param {Credentials} credentials
 */
export async function storeKey(data, credentials) {
  await mkdir(data, { recursive: true, mode: 0o700 })
  await writeJsonAtomically(join(data, 'key.json'), credentials)
}

/**
 * The key this camera was given.
 *
 * @param {string} data
 * @returns {Promise<Credentials>}
 */
export async function readKey(data) {
  const stored = await readJsonFile(join(data, 'key.json'))
  if (!isCredentials(stored))
    throw new Error('This camera is not paired yet: larder-camera pair --server URL --code CODE')
  return stored
}

/**
 * Writes a file whole or not at all: a power cut leaves the old one.
 *
 * @param {string} path
 * @param {unknown} value
 */
export async function writeJsonAtomically(path, value) {
  const beside = `${path}.new`
  await writeFile(beside, JSON.stringify(value), { mode: 0o600 })
  // The mode above counts only for a file that was not there yet.
  await chmod(beside, 0o600)
  await rename(beside, path)
}

/**
 * A file's JSON; nothing when it is not there or damaged.
 *
 * @param {string} path
 * @returns {Promise<unknown>}
 */
export async function readJsonFile(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {unknown} value
 * @returns {value is Credentials}
 */
function isCredentials(value) {
  const { server, key, camera } = /** @type {Partial<Credentials>} */ (value ?? {})
  return typeof server === 'string' && typeof key === 'string' && typeof camera?.name === 'string'
}
