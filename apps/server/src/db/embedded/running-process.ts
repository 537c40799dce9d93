import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * Returns when a process started, in the system's format; undefined when it no longer runs (a zombie does not run). Together with
 * the pid it identifies a process: pids alone are reused, in containers soon.
 */
export async function readStartTime(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const [state, ...startTime] = (await ps(pid, 'stat=,lstart=')).trim().split(/\s+/)
    return state === '' || state?.startsWith('Z') ? undefined : startTime.join(' ')
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may itself contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
}

/** Returns whether the kernel still has this pid, even as a zombie: the same check PostgreSQL makes. */
export function isPidInUse(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Returns whether this process is the PostgreSQL server of this cluster. If the system hides it: yes, to be safe. */
export async function isServerOfCluster(pid: number, cluster: string): Promise<boolean> {
  if ((await readStartTime(pid)) === undefined) return false
  if (process.platform !== 'linux') return (await ps(pid, 'command=')).includes(`postgres -D ${cluster} `)
  const [folder, command] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined),
  ])
  if (folder === undefined && command === undefined) return (await readStartTime(pid)) !== undefined
  const args = command?.split('\0') ?? []
  if (command !== undefined && basename(args[0] ?? '') !== 'postgres') return false
  // In a container root may be denied reading another user's working folder.
  return folder === cluster || args[args.indexOf('-D') + 1] === cluster
}

function ps(pid: number, columns: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', columns, '-p', String(pid)], (_error, stdout) => resolve(stdout))
  })
}
