import { cpus } from 'node:os'

/** Says how busy the machine was since it was asked last, 0 to 1. */
export function createLoadMeter(): () => number {
  let before = times()
  return () => {
    const now = times()
    const all = now.all - before.all
    const idle = now.idle - before.idle
    before = now
    return all > 0 ? 1 - idle / all : 0
  }
}

function times(): { all: number; idle: number } {
  const each = cpus().map((cpu) => cpu.times)
  const all = each.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.idle + one.irq, 0)
  return { all, idle: each.reduce((sum, { idle }) => sum + idle, 0) }
}
