import { execFile } from 'node:child_process'
import { lchown, lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedError, errorCodeOf, errorMessageOf, externalDatabaseHint } from './embedded-error'

/** The system user PostgreSQL runs as. */
export interface SystemUser {
  name: string
  uid: number
  gid: number
  /** What `spawn` needs to become this user; empty when Larder is this user already. */
  identity: { uid: number; gid: number } | Record<string, never>
}

interface PasswdEntry {
  name: string
  uid: number
  gid: number
}

/** In order of preference: 'nobody' is shared with unrelated services. */
const candidateUsers = ['larder', 'postgres', '_postgres', 'nobody']

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

async function readPasswd(): Promise<PasswdEntry[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = '', , uid, gid] = line.split(':')
      // macOS writes nobody as -2
      return { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }
    })
}

/** Returns Larder's own user, or, because PostgreSQL refuses root, the cluster's owner or an unprivileged user. */
export async function findServerUser(cluster: string): Promise<SystemUser> {
  const owner = await lstat(cluster).catch(() => undefined)
  const ownUid = process.getuid?.() ?? -1
  if (!isRoot()) {
    if (owner !== undefined && owner.uid !== ownUid) {
      throw new EmbeddedError(
        `The database in ${cluster} belongs to another user (id ${owner.uid}). ` +
          'Start Larder as that user or as root, or choose another folder with LARDER_DATA.',
      )
    }
    return { name: `user ${ownUid}`, uid: ownUid, gid: process.getgid?.() ?? -1, identity: {} }
  }
  const users = await readPasswd()
  if (owner !== undefined && owner.uid !== 0) {
    const known = users.find((user) => user.uid === owner.uid)
    return withIdentity(known ?? { name: `user ${owner.uid}`, uid: owner.uid, gid: owner.gid })
  }
  for (const name of candidateUsers) {
    const user = users.find((entry) => entry.name === name && entry.uid !== 0)
    if (user !== undefined) return withIdentity(user)
  }
  throw new EmbeddedError(
    'PostgreSQL refuses to run as root, and this system has no unprivileged user to run it as ' +
      `(looked for ${candidateUsers.join(', ')}). Start Larder as an ordinary user. ${externalDatabaseHint}`,
  )
}

function withIdentity({ name, uid, gid }: PasswdEntry): SystemUser {
  return { name, uid, gid, identity: { uid, gid } }
}

/**
 * Returns the first of these paths that the account may not enter (a folder) or read (a file). Tested by trying, because mode
 * bits do not include access lists.
 */
export async function findUnreachablePath(paths: string[], account: SystemUser): Promise<string | undefined> {
  const script =
    'for p; do { [ -d "$p" ] && [ -x "$p" ]; } || { [ -f "$p" ] && [ -r "$p" ]; } || { printf %s "$p"; exit 1; }; done'
  const options = { cwd: '/', ...account.identity }
  return new Promise<string | undefined>((resolve, reject) => {
    execFile('/bin/sh', ['-c', script, 'sh', ...paths], options, (error, stdout) => {
      if (error === null) resolve(undefined)
      else if (stdout !== '') resolve(stdout)
      else reject(error)
    })
  }).catch((error: unknown) => {
    // A root without the right to switch users (in some containers) fails before the shell runs.
    throw isRoot() ? switchUserError(account, error) : error
  })
}

function switchUserError(account: SystemUser, error: unknown): EmbeddedError {
  return new EmbeddedError(
    `PostgreSQL refuses to run as root, and Larder could not run it as ${account.name} ` +
      `(${errorCodeOf(error) ?? errorMessageOf(error)}). Start Larder as an ordinary user. ${externalDatabaseHint}`,
  )
}

/** Makes the account the owner of a path and its contents; symlinks are changed, not followed. */
export async function changeOwner(account: SystemUser, path: string): Promise<void> {
  if (!isRoot()) return
  await lchown(path, account.uid, account.gid)
  if (!(await lstat(path)).isDirectory()) return
  for (const name of await readdir(path)) await changeOwner(account, join(path, name))
}
