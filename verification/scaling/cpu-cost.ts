import { readdirSync, readFileSync } from 'node:fs'

/** Processor time in milliseconds. */
export interface CpuCost {
  readonly server: number
  readonly database: number
}

/** What this process and the database's have taken so far. */
export function readCpuCost(postmaster: number): CpuCost {
  const { user, system } = process.cpuUsage()
  return { server: (user + system) / 1000, database: readDatabaseCpu(postmaster) }
}

/** The kernel counts in hundredths of a second. */
const tickMs = 10

function readDatabaseCpu(postmaster: number): number {
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = statOf(name)
    if (!stat) continue
    const [, parent, ...rest] = stat
    const own = Number(rest[9]) + Number(rest[10])
    if (Number(parent) === postmaster) ticks += own
    // Those that have ended are in its own account.
    if (Number(name) === postmaster) ticks += own + Number(rest[11]) + Number(rest[12])
  }
  return ticks * tickMs
}

/** What stands after the name in parentheses: state, parent and so on. */
function statOf(process: string): string[] | undefined {
  try {
    return readFileSync(`/proc/${process}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .trim()
      .split(' ')
  } catch {
    return undefined
  }
}
