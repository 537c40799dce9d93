import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @typedef {object} Credentials the credentials of a paired camera
 * @property {string} server
 * @property {string} key
 * @property {{ id: string, name: string }} camera
 */

/**
 * Stores the key in a file that only this user can read.
 *
 * @param {string} data
 * @param {Credentials} credentials
 */
export async function storeKey(data, credentials) {
  await mkdir(data, { recursive: true, mode: 0o700 })
  await writeJsonAtomically(join(data, 'key.json'), credentials)
}

/**
 * Reads the key of this camera; throws if it is not paired.
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
 * Writes a file atomically: a power cut leaves the old one.
 *
 * @param {string} path
 * @param {unknown} value
 */
export async function writeJsonAtomically(path, value) {
  const temporaryPath = `${path}.new`
  await writeFile(temporaryPath, JSON.stringify(value), { mode: 0o600 })
  // The mode above applies to new files only.
  await chmod(temporaryPath, 0o600)
  await rename(temporaryPath, path)
}

/**
 * Reads a JSON file; returns undefined if it is missing or damaged.
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
