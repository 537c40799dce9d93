import { constants } from 'node:fs'
import { type FileHandle, open, rename, stat } from 'node:fs/promises'
import { isRoot, type SystemUser } from './system-user'

const maxLogBytes = 10 * 1024 * 1024
const tailLines = 20

/** Opens PostgreSQL's log for appending. A large log is rotated first, replacing an older one. */
export async function openServerLog(path: string, account: SystemUser): Promise<FileHandle> {
  const size = (await stat(path).catch(() => undefined))?.size ?? 0
  if (size > maxLogBytes) await rename(path, `${path}.1`)
  const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW
  const log = await open(path, flags, 0o600)
  if (isRoot()) await log.chown(account.uid, account.gid)
  return log
}

/** Returns the last lines written since `from`, for an error message. */
export async function readLogTail(path: string, from: number): Promise<string> {
  const log = await open(path, 'r').catch(() => undefined)
  if (log === undefined) return ''
  try {
    const { size } = await log.stat()
    const start = Math.max(from, size - 16 * 1024)
    const { buffer, bytesRead } = await log.read(Buffer.alloc(Math.max(0, size - start)), { position: start })
    return buffer.toString('utf8', 0, bytesRead).trimEnd().split('\n').slice(-tailLines).join('\n')
  } finally {
    await log.close()
  }
}
