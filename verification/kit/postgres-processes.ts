import { readdir, readFile } from 'node:fs/promises'

const ticksPerSecond = 100

/**
 * Processor time that a PostgreSQL has taken so far, in milliseconds, with all its processes, also those that ended. Only Linux
 * tells; elsewhere it is not known.
 */
export async function readPostgresCpuMs(postmaster: number): Promise<number | undefined> {
  const own = await readProcStat(postmaster)
  if (!own) return undefined
  let ticks = own.ticks + own.endedTicks
  for (const child of await listChildren(postmaster)) ticks += child.ticks
  return (ticks / ticksPerSecond) * 1000
}

/** The processes that a process has started and that still run, where the system tells. */
async function listChildren(parent: number): Promise<{ pid: number; ticks: number }[]> {
  const children: { pid: number; ticks: number }[] = []
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readProcStat(Number(name))
    if (stat?.parent === parent) children.push({ pid: Number(name), ticks: stat.ticks })
  }
  return children
}

async function readProcStat(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the program stands in brackets and may hold anything.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const number = (at: number) => Number(fields[at])
  return { parent: number(1), ticks: number(11) + number(12), endedTicks: number(13) + number(14) }
}

/** kill -9 for a process and its children, at once. */
export async function killWithChildren(pid: number): Promise<void> {
  for (const one of [{ pid }, ...(await listChildren(pid))]) kill(one.pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended in the meantime.
  }
}
