import { readdir, readFile } from 'node:fs/promises'

const ticksPerSecond = 100

/**
 * Processor time that a PostgreSQL has taken so far, in milliseconds, with all its processes, also those that ended. Only Linux
 * tells; elsewhere it is not known.
 */
export async function readPostgresCpuMs(postmaster: number): Promise<number | undefined> {
  const own = await readProcStat(postmaster)
  if (!own) return undefined
  let ticks = own.own + own.ended
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readProcStat(Number(name))
    if (stat?.parent === postmaster) ticks += stat.own
  }
  return (ticks / ticksPerSecond) * 1000
}

async function readProcStat(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the program stands in brackets and may hold anything.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const ticks = (at: number) => Number(fields[at])
  return { parent: ticks(1), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) }
}
