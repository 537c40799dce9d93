import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readJsonFile, writeJsonAtomically } from './key-store.mjs'

/**
 * @typedef {object} UploadLog what was handed in, over restarts and power cuts
 * @property {(name: string, mark: string) => boolean} knows
 * @property {(name: string, mark: string) => Promise<void>} note
 * @property {(names: ReadonlySet<string>) => void} forgetOthers
 */

/**
 * Opens the memory of one folder.
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
  const marks = new Map()
  if (Array.isArray(stored)) for (const [name, mark] of stored.filter(Array.isArray)) marks.set(name, mark)
  return {
    knows: (name, mark) => marks.get(name) === mark,
    async note(name, mark) {
      marks.set(name, mark)
      await writeJsonAtomically(path, [...marks])
    },
    forgetOthers(names) {
      for (const name of marks.keys()) if (!names.has(name)) marks.delete(name)
    },
  }
}
