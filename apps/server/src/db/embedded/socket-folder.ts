import { createHash } from 'node:crypto'
import { chmod, lchown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Account, firstUnreachable, isRoot } from './account'
import { codeOf, EmbeddedError } from './embedded-error'

/** There is no TCP port: the number only names the socket's file. */
export const port = 5432

/** The kernel keeps 104 (macOS) or 108 bytes for the path of a socket. */
const longestSocketPath = 100

const shortPrefix = 'larder-'

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath
}

/**
 * The private folder of the server's socket: in the data folder, or, where that path is too long for a
 * socket, in the system's temporary folder under a name that another process derives as well.
 */
export async function socketFolder(dataDir: string, account: Account): Promise<string> {
  const beside = join(dataDir, 'socket')
  if (fits(beside)) return beside
  const name = `${shortPrefix}${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const own = tmpdir()
  const usable = fits(join(own, name)) && (await firstUnreachable([own], account)) === undefined
  return join(usable ? own : '/tmp', name)
}

/**
 * Where to look for a running server. Its own word counts only for the short name, as another process may
 * have another temporary folder; a copied data folder would otherwise lead to the server of the original.
 */
export function socketFolderToldBy(told: string, expected: string): string {
  const name = basename(expected)
  return name.startsWith(shortPrefix) && basename(told) === name ? told : expected
}

/** Creates the folder, or makes sure that the one found is private. */
export async function prepareSocketFolder(folder: string, account: Account): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  if (isRoot() && found.uid === 0) await lchown(folder, account.uid, account.gid)
  if (found.isDirectory() && (found.uid === account.uid || isRoot())) await chmod(folder, 0o700)
  if (await isPrivate(folder, account)) return
  throw new EmbeddedError(
    `The folder ${folder} for the database's socket is not a private folder of ${account.name}. ` +
      'Remove it, or choose another data folder with LARDER_DATA.',
  )
}

/** Whether only the account (and root) can have put a socket there: whoever owns the socket is believed. */
export async function isPrivate(folder: string, account: Account): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  return found?.isDirectory() === true && found.uid === account.uid && (found.mode & 0o077) === 0
}
