import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { dailyCalls } from './house/calls'
import { gather } from './house/crowd'
import { cpuOf, type Side, turn } from './house/in-turns'
import type { Call } from './house/load'
import { type House, openFloorOn, openHouse, openServerOn } from './house/open-house'
import { median } from './house/percentile'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const connections = 16
/** Long enough for what runs to be compiled: in half a second an answer is dearer by half. */
const [rounds, seconds, warmUp] = [3, 1.5, 3]
/** What a second process has to bring, where the processors have room for it. */
const wanted = 1.6
/** Servers, PostgreSQL and the load wait for each other and use no processor all the time: so much of it counts as all. */
const full = 0.85

/** What one answer takes of the processors, in milliseconds. */
interface Costs {
  servers: number
  database: number
  load: number
}

interface Reached extends Costs {
  perSecond: number
  /** Processors that nobody else was using. */
  free: number
}

/**
 * What a second server process on the same database brings. The load and PostgreSQL live on the same processors: what there is
 * to gain is worked out from what an answer takes of them, and next to it stands how the floor fares with a second process.
 */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const { lists, add, me } = dailyCalls(await gather(house.started.url))
  const another = await openServerOn(house.started.database)
  const floors = [await openFloorOn(house.started.database), await openFloorOn(house.started.database)]
  const [, list] = lists
  const figures: Figure[] = []
  for (const call of [me, list, add]) {
    if (!call) continue
    const ours = await withOneAndTwo(house, [house, another], call)
    const floor = await withOneAndTwo(house, floors, call)
    figures.push(...figuresOf(call, ours, floor))
  }
  return figures
}

interface OneAndTwo {
  gain: number
  one: Reached
  two: Reached
}

/** In turns, so that a busy moment of the machine meets both. */
async function withOneAndTwo(house: House, both: Side, call: Call): Promise<OneAndTwo> {
  const [one, two]: [Reached[], Reached[]] = [[], []]
  await turn(both, call, connections, warmUp)
  for (let round = 0; round < rounds; round += 1) {
    one.push(await reached(house, both.slice(round % 2, (round % 2) + 1), call))
    two.push(await reached(house, both, call))
  }
  const gain = median(two.map(({ perSecond }, at) => perSecond / (one[at]?.perSecond ?? Number.NaN)))
  return { gain, one: middle(one), two: middle(two) }
}

async function reached(house: House, side: Side, call: Call): Promise<Reached> {
  const serversBefore = await cpuOf(side)
  const databaseBefore = (await house.databaseCpuMs()) ?? Number.NaN
  const [start, busyBefore, loadBefore] = [performance.now(), busyMs(), process.cpuUsage()]
  const { count, perSecond } = await turn(side, call, connections, seconds)
  const { user, system } = process.cpuUsage(loadBefore)
  const [elapsed, busy] = [performance.now() - start, busyMs() - busyBefore]
  const all: Costs = {
    load: (user + system) / 1000,
    servers: (await cpuOf(side)) - serversBefore,
    database: ((await house.databaseCpuMs()) ?? Number.NaN) - databaseBefore,
  }
  const others = Math.max(0, busy - all.load - all.servers - all.database)
  return {
    perSecond,
    servers: all.servers / count,
    database: all.database / count,
    load: all.load / count,
    free: availableParallelism() - others / elapsed,
  }
}

/** What all processors have worked so far, for whomever, and what was taken from them by the machine they are lent from. */
function busyMs(): number {
  const worked = cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)
  return worked + stolenMs()
}

function stolenMs(): number {
  if (process.platform !== 'linux') return 0
  const [, , , , , , , , stolen = 0] = readFileSync('/proc/stat', 'utf8').split(/\s+/, 9).map(Number)
  return stolen * 10
}

function middle(all: readonly Reached[]): Reached {
  const of = (part: keyof Reached) => median(all.map((one) => one[part]))
  return {
    ...{ perSecond: of('perSecond'), free: of('free') },
    ...{ servers: of('servers'), database: of('database'), load: of('load') },
  }
}

function figuresOf({ name }: Call, ours: OneAndTwo, floor: OneAndTwo): Figure[] {
  const { one, two, gain } = ours
  const whole = two.servers + two.database + two.load
  const most = (two.free * 1000) / whole
  const room = (most * full) / one.perSecond
  const figures: Figure[] = [
    {
      name: `${name}: two processes against one`,
      value: gain,
      unit: 'ratio',
      // Without a count of PostgreSQL's work nobody knows whether there is room, and it is asked for.
      ...(!(room < wanted) && { least: wanted }),
      note: `${told(Math.round(two.perSecond))} and ${told(Math.round(one.perSecond))} answers/s; the floor gains ${told(floor.gain)}`,
    },
  ]
  if (Number.isNaN(whole)) return figures
  const costs = `an answer takes ${told(two.servers)} ms of the servers, ${told(two.database)} of PostgreSQL, ${told(two.load)} of the load`
  return [
    ...figures,
    {
      name: `${name}: two processes, of what the cores can do`,
      value: two.perSecond / most,
      unit: 'ratio',
      note: `${costs}: ${told(Math.round(most))} answers/s would fill the ${told(two.free)} cores that others left free, ${told(most / one.perSecond)} times one process`,
    },
  ]
}
