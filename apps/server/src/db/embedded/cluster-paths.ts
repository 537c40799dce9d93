import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { listAncestorFolders } from './binaries'
import { EmbeddedError, errorCodeOf, errorMessageOf } from './embedded-error'
import { chooseSocketFolder } from './socket-folder'
import { findServerUser, findUnreachablePath, isRoot, type SystemUser } from './system-user'

/** The paths of an installation's PostgreSQL, and the user who owns them. */
export interface ClusterPaths {
  dataDir: string
  cluster: string
  sockets: string
  log: string
  lock: string
  account: SystemUser
}

/** Creates missing folders of the installation and ensures that PostgreSQL's user can reach them. */
export async function prepareClusterPaths(requested: string): Promise<ClusterPaths> {
  const dataDir = await ensureDataFolder(resolve(requested))
  const cluster = join(dataDir, 'postgres')
  const account = await findServerUser(cluster)
  if (isRoot()) await ensureTraversable(dataDir, account)
  return {
    dataDir,
    cluster,
    account,
    sockets: await chooseSocketFolder(dataDir, account),
    log: join(dataDir, 'postgres.log'),
    lock: join(dataDir, 'postgres.lock'),
  }
}

async function ensureDataFolder(requested: string): Promise<string> {
  try {
    await mkdir(requested, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
    const dataDir = await realpath(requested)
    await access(dataDir, constants.W_OK | constants.X_OK)
    return dataDir
  } catch (error) {
    throw new EmbeddedError(
      `Larder cannot write to its data folder ${requested} (${errorCodeOf(error) ?? errorMessageOf(error)}). ` +
        'Make it writable, or choose another folder with LARDER_DATA.',
    )
  }
}

async function ensureTraversable(dataDir: string, account: SystemUser): Promise<void> {
  const path = listAncestorFolders(dataDir)
  let closed = await findUnreachablePath(path, account)
  if (closed === dataDir) {
    // Execute permission only: contents keep their own modes, and others cannot list the folder.
    await chmod(dataDir, (await stat(dataDir)).mode | 0o111)
    closed = await findUnreachablePath(path, account)
  }
  if (closed === undefined) return
  throw new EmbeddedError(
    `PostgreSQL refuses to run as root, so Larder runs it as '${account.name}', and that user cannot enter ` +
      `${closed}, on the way to the data folder ${dataDir}. Choose a folder it can reach ` +
      `(LARDER_DATA=/var/lib/larder), or let others pass: chmod o+x ${closed}`,
  )
}
