import type { Figure } from '../report/figure'
import { told } from '../report/rows'
import type { Turn } from './in-turns'
import { median } from './percentile'

/** What a second process has to bring, where the processors have room for it. */
const wanted = 1.6
/** Servers, PostgreSQL and the load wait for each other and use no processor all the time: so much of it counts as all. */
const full = 0.85

interface Compared {
  ours: readonly Turn[]
  floor: readonly Turn[]
}

/**
 * What a second server process on the same database brings. The load and PostgreSQL live on the same processors: what there is
 * to gain is worked out from what an answer takes of them, and next to it stands how the floor fares with a second process.
 */
export function secondProcess(name: string, one: Compared, two: Compared): Figure[] {
  const [alone, both] = [middle(one.ours), middle(two.ours)]
  const whole = both.servers + both.database + both.load
  const most = (both.free * 1000) / whole
  const room = (most * full) / alone.perSecond
  const gain: Figure = {
    name: `${name}: against one`,
    value: gainOf(one.ours, two.ours),
    unit: 'ratio',
    // Without a count of PostgreSQL's work nobody knows whether there is room, and it is asked for.
    ...(!(room < wanted) && { least: wanted }),
    note: `${told(Math.round(both.perSecond))} and ${told(Math.round(alone.perSecond))} answers/s; the floor gains ${told(gainOf(one.floor, two.floor))}`,
  }
  if (Number.isNaN(whole)) return [gain]
  const costs = `an answer takes ${told(both.servers)} ms of the servers, ${told(both.database)} of PostgreSQL, ${told(both.load)} of the load`
  return [
    gain,
    {
      name: `${name}: of what the cores can do`,
      value: both.perSecond / most,
      unit: 'ratio',
      note: `${costs}: ${told(Math.round(most))} answers/s would fill the ${told(both.free)} cores that others left free, ${told(most / alone.perSecond)} times one process`,
    },
  ]
}

function gainOf(one: readonly Turn[], two: readonly Turn[]): number {
  return median(two.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN)))
}

function middle(turns: readonly Turn[]): Omit<Turn, 'count' | 'p50' | 'p99'> {
  const of = (part: keyof Turn) => median(turns.map((one) => one[part]))
  return {
    ...{ perSecond: of('perSecond'), free: of('free') },
    ...{ servers: of('servers'), database: of('database'), load: of('load') },
  }
}
