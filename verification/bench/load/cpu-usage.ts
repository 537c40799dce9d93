import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

interface CpuUsage {
  at: number
  /** What all of them have worked, for whomever, and what was taken by the machine they are lent from. */
  busyMs: number
  /** What they have worked for this process. */
  ownMs: number
}

export function readCpuUsage(): CpuUsage {
  const { user, system } = process.cpuUsage()
  return { at: performance.now(), busyMs: busyMs() + stolenMs(), ownMs: (user + system) / 1000 }
}

/** How many were there for this process and for those whose work is given, since nobody else was using them. */
export function countFreeCores(before: CpuUsage, after: CpuUsage, theirsMs: number): number {
  const others = after.busyMs - before.busyMs - (after.ownMs - before.ownMs) - theirsMs
  return availableParallelism() - Math.max(0, others) / (after.at - before.at)
}

function busyMs(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)
}

function stolenMs(): number {
  if (process.platform !== 'linux') return 0
  const [, , , , , , , , stolen = 0] = readFileSync('/proc/stat', 'utf8').split(/\s+/, 9).map(Number)
  return stolen * 10
}
