import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCodeOf } from '../../db/embedded/embedded-error'
import { CommandError } from '../command-error'
import { isTarPath } from './tar'

/** Every picture in the folder, by its path within it; names that an archive cannot hold are told. */
export async function* readPictureFiles(
  folder: string,
  leftOut: string[],
): AsyncGenerator<{ name: string; content: Buffer }> {
  for await (const name of filesIn(folder, '')) {
    if (!isTarPath(`pictures/${name}`)) {
      leftOut.push(join(folder, name))
      continue
    }
    const content = await readFile(join(folder, name)).catch(ignoreMissing)
    // Thrown away by a cook meanwhile, and with it whatever showed it.
    if (content !== undefined) yield { name, content }
  }
}

async function* filesIn(folder: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries?.sort((a, b) => (a.name < b.name ? -1 : 1)) ?? []) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) yield* filesIn(folder, name)
    else if (entry.isFile()) yield name
  }
}

function ignoreMissing(error: unknown): undefined {
  if (errorCodeOf(error) !== 'ENOENT') throw error
}

/** Pictures that wait beside the old ones until everything else has been restored. */
export interface StagedPictures {
  put(name: string, content: AsyncIterable<Buffer>): Promise<void>
  /** Takes the place of the old ones and tells where those are kept, if there were any. */
  commit(): Promise<string | undefined>
  discard(): Promise<void>
}

export async function stagePictures(dataFolder: string): Promise<StagedPictures> {
  const pictures = join(dataFolder, 'pictures')
  const mark = randomBytes(4).toString('hex')
  const waiting = join(dataFolder, `pictures.restoring-${mark}`)
  const before = join(dataFolder, `pictures.before-${mark}`)
  await mkdir(waiting, { recursive: true, mode: 0o700 })
  return {
    async put(name, content) {
      if (!isTarPath(name)) throw new Error(`'${name}' is no name of a picture`)
      const path = join(waiting, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    },
    async commit() {
      try {
        // An empty one is not worth keeping.
        await rmdir(pictures).catch(() => undefined)
        const kept = await rename(pictures, before).then(() => before, ignoreMissing)
        await rename(waiting, pictures)
        return kept
      } catch (error) {
        throw new CommandError(
          `Everything is restored but the pictures (${errorCodeOf(error)}). They are in ${waiting}: move them to ${pictures}.`,
        )
      }
    },
    discard: () => rm(waiting, { recursive: true, force: true }),
  }
}
