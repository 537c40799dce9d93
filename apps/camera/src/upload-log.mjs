import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readJsonFile, writeJsonAtomically } from './key-store.mjs'

/**
 * @typedef {object} UploadLog the uploaded pictures, kept over restarts and power cuts
 * @property {(name: string, fingerprint: string) => boolean} has
 * @property {(name: string, fingerprint: string) => Promise<void>} add
 * @property {(names: ReadonlySet<string>) => void} keepOnly
 */

/**
 * Opens the upload log of one folder.
 *
 * @param {string} data
 * @param {string} folder
 * @returns {Promise<UploadLog>}
 */
export async function openUploadLog(data, folder) {
  await mkdir(data, { recursive: true, mode: 0o700 })
  const path = join(data, `handed-in-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}.json`)
  const stored = await readJsonFile(path)
  /** @type {Map<string, string>} */
  const fingerprints = new Map()
  if (Array.isArray(stored))
    for (const [name, fingerprint] of stored.filter(Array.isArray)) fingerprints.set(name, fingerprint)
  return {
    has: (name, fingerprint) => fingerprints.get(name) === fingerprint,
    async add(name, fingerprint) {
      fingerprints.set(name, fingerprint)
      await writeJsonAtomically(path, [...fingerprints])
    },
    keepOnly(names) {
      for (const name of fingerprints.keys()) if (!names.has(name)) fingerprints.delete(name)
    },
  }
}
