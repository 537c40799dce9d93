import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmod, lstat, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverEnvironment } from './binaries'
import { EmbeddedError, errorCodeOf, errorMessageOf } from './embedded-error'
import { changeOwner, type SystemUser } from './system-user'

/** The only role of the cluster; everyone with access to the socket folder connects as it. */
export const superuser = 'larder'

const draftPrefix = 'postgres.new-'

/** Returns whether the folder holds a complete cluster. A cluster is renamed into place only when complete. */
export async function hasCluster(cluster: string): Promise<boolean> {
  return (await lstat(join(cluster, 'PG_VERSION')).catch(() => undefined)) !== undefined
}

/** Creates the cluster unless it exists. Removes the remains of an interrupted creation. */
export async function ensureCluster(
  dataDir: string,
  cluster: string,
  native: string,
  account: SystemUser,
  sync: boolean,
): Promise<void> {
  for (const name of await readdir(dataDir)) {
    // An initdb whose Larder was killed may still be writing there; the next start then removes it.
    if (name.startsWith(draftPrefix))
      await rm(join(dataDir, name), { recursive: true }).catch(() => undefined)
  }
  if (await hasCluster(cluster)) return adoptCluster(cluster, native, account)
  await rmdir(cluster).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return
    throw new EmbeddedError(
      `${cluster} should hold Larder's database but is not a PostgreSQL cluster (no PG_VERSION). ` +
        'Nothing was changed. Restore it from a backup, or move it away to begin anew.',
    )
  })
  const draft = join(dataDir, `${draftPrefix}${randomUUID()}`)
  await mkdir(draft, { mode: 0o700 })
  await changeOwner(account, draft)
  await initdb(draft, native, account, sync)
  await rename(draft, cluster).catch(async (error: unknown) => {
    if (!(await hasCluster(cluster))) throw error
    await rm(draft, { recursive: true, force: true })
  })
  if (sync) await syncFolder(dataDir)
}

async function initdb(draft: string, native: string, account: SystemUser, sync: boolean): Promise<void> {
  let lastError: unknown
  for (const characters of characterLocales) {
    const args = [
      ...['-D', draft, `--username=${superuser}`, '--encoding=UTF8', '--data-checksums', '--no-instructions'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${characters}`],
      ...['--auth-local=trust', '--auth-host=reject'],
      ...(sync ? [] : ['--no-sync']),
    ]
    const options = { cwd: '/', env: serverEnvironment(), ...account.identity }
    try {
      await promisify(execFile)(join(native, 'bin', 'initdb'), args, options)
      return
    } catch (error) {
      lastError = error
      if (!errorMessageOf(error).includes('invalid locale name')) break
    }
  }
  await rm(draft, { recursive: true, force: true }).catch(() => undefined)
  throw new EmbeddedError(
    `PostgreSQL could not create its database folder. ${errorMessageOf(lastError).trim()}`,
  )
}

/**
 * Sorting, lower() and ILIKE follow PostgreSQL's builtin C.UTF-8, the same everywhere. pg_trgm however uses the C library to
 * classify letters, and under plain C treats 'è' as a gap, so UTF-8 is set there where the system has it.
 */
const characterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C']

async function adoptCluster(cluster: string, native: string, account: SystemUser): Promise<void> {
  const clusterVersion = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  const template = await readFile(join(native, 'share', 'postgresql', 'postgres.bki'), 'utf8')
  const installedVersion = /^# PostgreSQL (\d+)/.exec(template)?.[1]
  if (installedVersion !== undefined && clusterVersion !== installedVersion) {
    throw new EmbeddedError(
      `The database in ${cluster} was made by PostgreSQL ${clusterVersion}, and this Larder brings ${installedVersion}. Back it up ` +
        'with the Larder that made it ("npm run backup") and restore it here into a new folder ("npm run restore").',
    )
  }
  // A folder restored by root (from a copy, for example) belongs to root; PostgreSQL requires its own user as owner.
  if ((await lstat(cluster)).uid !== account.uid) await changeOwner(account, cluster)
  await chmod(cluster, 0o700)
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}
