import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries'
import { EmbeddedError, externalDatabaseHint } from './embedded-error'

/** Which files are compared: the programs before every start, all files before the first. */
export type ReleasePart = 'programs' | 'all'

/**
 * The files of the packages with PostgreSQL, by version and platform, as `digestFiles` sums them up. Taken from packages whose
 * checksum is the one in package-lock.json, by `node scripts/run.mjs verification/deploy/postgres-digests.ts`.
 */
export const releaseDigests: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<ReleasePart, string>>>>>
> = {
  '18.4.0-beta.17': {
    'darwin-arm64': {
      programs: '0810a2618724d98eeb6c99e3ea3d1f39c7558b073ce1f0cbdd64b21e1b08f1f5',
      all: '99aa2d639fae8fec588880b7726b8cffedb8defc57b3e494bd45525cbbd3afb8',
    },
    'darwin-x64': {
      programs: '0810a2618724d98eeb6c99e3ea3d1f39c7558b073ce1f0cbdd64b21e1b08f1f5',
      all: '99aa2d639fae8fec588880b7726b8cffedb8defc57b3e494bd45525cbbd3afb8',
    },
    'linux-arm64': {
      programs: '06e25087295a44337ec18021f1d6fee4fadf6a1dc837e5ed78826f6fa0162af4',
      all: 'd287f04111a085f0bfef9634bfca5ff712cec05917e7f0a0edab148b2b96bea1',
    },
    'linux-x64': {
      programs: 'be3da3f943be121ed93af43e80e1c460e7d333f57f0c162de62fe536056a034d',
      all: 'fedd276cbc6a012a230b57c5ce6c6c33cabfe37e2beda968108ae5330b041a21',
    },
  },
}

/** Throws when what would be started is not the release that this version of Larder knows. */
export async function assertRelease(
  { native, version }: Binaries,
  part: ReleasePart,
  platform = `${process.platform}-${process.arch}`,
): Promise<void> {
  const expected = releaseDigests[version]?.[platform]
  if (!expected) {
    throw new EmbeddedError(
      `The installed PostgreSQL ${version} for ${platform} is not one that this Larder knows. "npm ci" installs the right one. ${externalDatabaseHint}`,
    )
  }
  if ((await digestFiles(native, part)) === expected[part]) return
  throw new EmbeddedError(
    `The files of PostgreSQL in ${native} are not those of the release: they are damaged or were changed. Nothing was started. Delete node_modules and run "npm ci". ${externalDatabaseHint}`,
  )
}

/** The SHA-256 of the list of all files with their SHA-256. Links are made at the installation and lead to files in the list. */
export async function digestFiles(native: string, part: ReleasePart): Promise<string> {
  const list = createHash('sha256')
  for await (const path of listFiles(native, part === 'programs' ? 'bin' : '')) {
    const content = await readFile(join(native, path))
    list.update(`${createHash('sha256').update(content).digest('hex')}  ${path}\n`)
  }
  return list.digest('hex')
}

async function* listFiles(root: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    // What is for compiling against PostgreSQL is not copied to where it runs.
    if (entry.name === 'pkgconfig' || path.endsWith('.a')) continue
    if (entry.isDirectory()) yield* listFiles(root, path)
    else if (entry.isFile()) yield path
  }
}
