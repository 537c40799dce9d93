import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isPidInUse } from './running-process'

/** The contents of a server's `postmaster.pid`. */
export interface PostmasterFile {
  pid: number
  startedAt: string
  /** Empty until the server has opened its socket. */
  socketFolder: string
  port: number
  /** True once startup and recovery are complete. */
  ready: boolean
}

/** Parses a `postmaster.pid`; returns undefined when it is not (or not yet) one. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const [pid = '', , startedAt = '', port = '', socketFolder = '', , , status = ''] = text.split('\n')
  if (!/^\d+$/.test(pid) || Number(pid) === 0 || startedAt === '') return undefined
  return { pid: Number(pid), startedAt, port: Number(port), socketFolder, ready: status.trim() === 'ready' }
}

/** Reads the `postmaster.pid` of a cluster: undefined when missing, 'unreadable' when invalid. */
export async function readPostmasterFile(
  cluster: string,
): Promise<PostmasterFile | 'unreadable' | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (parsePostmasterFile(text) ?? 'unreadable')
}

/**
 * Removes files of a dead server that PostgreSQL would take for a running one: it only checks whether the pid is in use, and a
 * zombie or an unrelated process may have it by now.
 */
export async function removeStaleFiles(
  cluster: string,
  socketFolder: string,
  stale: PostmasterFile | 'unreadable',
): Promise<void> {
  if (stale !== 'unreadable' && !isPidInUse(stale.pid)) return
  const current = await readPostmasterFile(cluster)
  const unchanged =
    stale === 'unreadable' ? current === stale : typeof current === 'object' && current.pid === stale.pid
  if (!unchanged) return
  const socket = join(socketFolder, `.s.PGSQL.${stale === 'unreadable' ? '5432' : stale.port}`)
  for (const file of [`${socket}.lock`, socket, join(cluster, 'postmaster.pid')]) {
    await unlink(file).catch(() => undefined)
  }
}
