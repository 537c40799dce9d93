import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorCodeOf } from '../../db/embedded/embedded-error'
import { CommandError } from '../command-error'
import { isTarPath } from './tar'

/** Yields every picture in the folder by its relative path; names that an archive cannot hold are added to `leftOut`. */
export async function* readPictureFiles(
  folder: string,
  leftOut: string[],
): AsyncGenerator<{ name: string; content: Buffer }> {
  for await (const name of listFiles(folder, '')) {
    if (!isTarPath(`pictures/${name}`)) {
      leftOut.push(join(folder, name))
      continue
    }
    const content = await readFile(join(folder, name)).catch(ignoreMissing)
    // Deleted by a cook meanwhile, with everything that showed it.
    if (content !== undefined) yield { name, content }
  }
}

async function* listFiles(folder: string, path: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(ignoreMissing)
  for (const entry of entries?.sort((a, b) => (a.name < b.name ? -1 : 1)) ?? []) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(folder, name)
    else if (entry.isFile()) yield name
  }
}

function ignoreMissing(error: unknown): undefined {
  if (errorCodeOf(error) !== 'ENOENT') throw error
}

/** Restored pictures, staged beside the old ones until everything else is restored. */
export interface StagedPictures {
  put(name: string, content: AsyncIterable<Buffer>): Promise<void>
  /** Replaces the old pictures and returns where those are kept, if there were any. */
  commit(): Promise<string | undefined>
  discard(): Promise<void>
}

export async function stagePictures(dataFolder: string): Promise<StagedPictures> {
  const pictures = join(dataFolder, 'pictures')
  const suffix = randomBytes(4).toString('hex')
  const staging = join(dataFolder, `pictures.restoring-${suffix}`)
  const backup = join(dataFolder, `pictures.before-${suffix}`)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  return {
    async put(name, content) {
      if (!isTarPath(name)) throw new Error(`'${name}' is no name of a picture`)
      const path = join(staging, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    },
    async commit() {
      try {
        // An empty folder is not kept.
        await rmdir(pictures).catch(() => undefined)
        const kept = await rename(pictures, backup).then(() => backup, ignoreMissing)
        await rename(staging, pictures)
        return kept
      } catch (error) {
        throw new CommandError(
          `Everything is restored but the pictures (${errorCodeOf(error)}). They are in ${staging}: move them to ${pictures}.`,
        )
      }
    },
    discard: () => rm(staging, { recursive: true, force: true }),
  }
}
