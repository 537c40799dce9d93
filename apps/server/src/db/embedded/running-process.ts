import { execFile } from 'node:child_process'
import { readFile, readlink } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * When a process began, in the system's own words; undefined when it runs no more (a zombie does not run).
 * Together with the number it names one process for good: numbers alone are used again, in containers soon.
 */
export async function readStartTime(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const [state, ...began] = (await ps(pid, 'stat=,lstart=')).trim().split(/\s+/)
    return state === '' || state?.startsWith('Z') ? undefined : began.join(' ')
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
}

/** Whether the kernel still knows this number, be it as a zombie: the question PostgreSQL itself asks. */
export function isPidInUse(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether this process is the PostgreSQL server of this cluster. When the system hides it: yes, to be safe. */
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
  // In a container root may be denied a look at another user's working folder.
  return folder === cluster || args[args.indexOf('-D') + 1] === cluster
}

function ps(pid: number, columns: string): Promise<string> {
  return new Promise((resolve) => {
    execFile('ps', ['-ww', '-o', columns, '-p', String(pid)], (_error, stdout) => resolve(stdout))
  })
}
