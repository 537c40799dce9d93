import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @typedef {object} PictureFile a picture file in the folder
 * @property {string} name
 * @property {string} path
 * @property {number} size
 * @property {number} changedAt milliseconds
 * @property {string} fingerprint changes with the content of the file
 */

const pictureName = /^[^.].*\.(?:jpe?g|png)$/i

/**
 * Returns the pictures in a folder, oldest first.
 *
 * @param {string} folder
 * @returns {Promise<PictureFile[]>}
 */
export async function listPictures(folder) {
  const names = (await readdir(folder)).filter((name) => pictureName.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const stats = await stat(path).catch(() => undefined)
      if (!stats?.isFile()) return []
      return [
        {
          name,
          path,
          size: stats.size,
          changedAt: stats.mtimeMs,
          fingerprint: `${stats.size} ${stats.mtimeMs}`,
        },
      ]
    }),
  )
  return found.flat().sort((a, b) => a.changedAt - b.changedAt || (a.name < b.name ? -1 : 1))
}

/**
 * Returns whether a file ends like a complete picture: a slow writer may pause for longer than two polls.
 *
 * @param {PictureFile} file
 * @returns {Promise<boolean>}
 */
export async function isCompletePicture({ path, size }) {
  if (size < 8) return false
  const file = await open(path)
  try {
    const length = Math.min(size, 1024)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes(Buffer.from([0xff, 0xd9])) || buffer.includes('IEND')
  } finally {
    await file.close()
  }
}

/**
 * Returns the type of a picture by its first bytes.
 *
 * @param {Uint8Array} bytes
 * @returns {'image/jpeg' | 'image/png'}
 */
export function detectImageType(bytes) {
  return bytes[0] === 0x89 && bytes[1] === 0x50 ? 'image/png' : 'image/jpeg'
}
