import { createHash } from 'node:crypto'
import { chmod, lchown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { EmbeddedError, errorCodeOf } from './embedded-error'
import { findUnreachablePath, isRoot, type SystemUser } from './system-user'

/** There is no TCP port; the number only names the socket file. */
export const socketPort = 5432

/** The kernel allows 104 (macOS) or 108 bytes for a socket path. */
const maxSocketPathBytes = 100

const shortPrefix = 'larder-'

function fitsSocketPath(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= maxSocketPathBytes
}

/**
 * Returns the private folder of the server's socket: in the data folder, or, where that path is too long for a socket, in the
 * system's temporary folder under a name that other processes derive as well.
 */
export async function chooseSocketFolder(dataDir: string, account: SystemUser): Promise<string> {
  const inDataFolder = join(dataDir, 'socket')
  if (fitsSocketPath(inDataFolder)) return inDataFolder
  const name = `${shortPrefix}${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  const temporary = tmpdir()
  const usable =
    fitsSocketPath(join(temporary, name)) && (await findUnreachablePath([temporary], account)) === undefined
  return join(usable ? temporary : '/tmp', name)
}

/**
 * Returns the socket folder of a running server. The folder it reports counts only for the short name, because another process
 * may have another temporary folder; otherwise a copied data folder would lead to the server of the original.
 */
export function resolveSocketFolder(reported: string, expected: string): string {
  const name = basename(expected)
  return name.startsWith(shortPrefix) && basename(reported) === name ? reported : expected
}

/** Creates the folder, or ensures that the existing one is private. */
export async function prepareSocketFolder(folder: string, account: SystemUser): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  if (isRoot() && found.uid === 0) await lchown(folder, account.uid, account.gid)
  if (found.isDirectory() && (found.uid === account.uid || isRoot())) await chmod(folder, 0o700)
  if (await isPrivateFolder(folder, account)) return
  throw new EmbeddedError(
    `The folder ${folder} for the database's socket is not a private folder of ${account.name}. ` +
      'Remove it, or choose another data folder with LARDER_DATA.',
  )
}

/** Returns whether only the account (and root) can have put a socket there, because the owner of the socket is trusted. */
export async function isPrivateFolder(folder: string, account: SystemUser): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  return found?.isDirectory() === true && found.uid === account.uid && (found.mode & 0o077) === 0
}
