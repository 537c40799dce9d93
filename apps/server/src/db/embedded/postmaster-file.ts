import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isPidInUse } from './running-process'

/** What a server wrote about itself into its cluster. */
export interface PostmasterFile {
  pid: number
  startedAt: string
  /** Empty while the server has not opened its socket yet. */
  socketFolder: string
  port: number
  /** Past starting and recovering. */
  ready: boolean
}

/** Reads the text of a `postmaster.pid`; undefined when it is not (or not yet) one. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const [pid = '', , startedAt = '', port = '', socketFolder = '', , , status = ''] = text.split('\n')
  if (!/^\d+$/.test(pid) || Number(pid) === 0 || startedAt === '') return undefined
  return { pid: Number(pid), startedAt, port: Number(port), socketFolder, ready: status.trim() === 'ready' }
}

/** The `postmaster.pid` of a cluster: undefined without one, 'unreadable' when it says nothing. */
export async function readPostmasterFile(
  cluster: string,
): Promise<PostmasterFile | 'unreadable' | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (parsePostmasterFile(text) ?? 'unreadable')
}

/**
 * Clears what a dead server left behind, where PostgreSQL would take it for a living one: it only asks
 * whether the number is in use, and a zombie or a stranger may have it by now.
 */
export async function removeStaleFiles(
  cluster: string,
  socketFolder: string,
  left: PostmasterFile | 'unreadable',
): Promise<void> {
  if (left !== 'unreadable' && !isPidInUse(left.pid)) return
  const now = await readPostmasterFile(cluster)
  const unchanged = left === 'unreadable' ? now === left : typeof now === 'object' && now.pid === left.pid
  if (!unchanged) return
  const socket = join(socketFolder, `.s.PGSQL.${left === 'unreadable' ? '5432' : left.port}`)
  for (const file of [`${socket}.lock`, socket, join(cluster, 'postmaster.pid')]) {
    await unlink(file).catch(() => undefined)
  }
}
