import type { Figure } from '../report/figure'
import { told } from '../report/rows'
import { type Compared, middle, type Turn } from './in-turns'
import { median } from './percentile'

/** What a second process has to bring, where the processors have room for it. */
const wanted = 1.6
/** Servers, PostgreSQL and the load wait for each other and use no processor all the time: so much of it counts as all. */
const full = 0.85

/**
 * What a second server process on the same database brings. The load and PostgreSQL live on the same processors: what there is
 * to gain is worked out from what an answer takes of them, and next to it stands how the floor fares with a second process.
 */
export function secondProcess(name: string, one: Compared, two: Compared): Figure[] {
  const both = (part: keyof Turn) => middle(two.ours, part)
  const [alone, together, free] = [middle(one.ours, 'perSecond'), both('perSecond'), both('free')]
  const [servers, database, load] = [both('servers'), both('database'), both('load')]
  const most = (free * 1000) / (servers + database + load)
  const room = (most * full) / alone
  const gain: Figure = {
    name: `${name}: against one`,
    value: gainOf(one.ours, two.ours),
    unit: 'ratio',
    // Without a count of PostgreSQL's work nobody knows whether there is room, and it is asked for.
    ...(!(room < wanted) && { least: wanted }),
    note: `${told(Math.round(together))} and ${told(Math.round(alone))} answers/s; the floor gains ${told(gainOf(one.floor, two.floor))}`,
  }
  if (Number.isNaN(most)) return [gain]
  const costs = `an answer takes ${told(servers)} ms of the servers, ${told(database)} of PostgreSQL, ${told(load)} of the load`
  return [
    gain,
    {
      name: `${name}: of what the cores can do`,
      value: together / most,
      unit: 'ratio',
      note: `${costs}: ${told(Math.round(most))} answers/s would fill the ${told(free)} cores that others left free, ${told(most / alone)} times one process`,
    },
  ]
}

function gainOf(one: readonly Turn[], two: readonly Turn[]): number {
  return median(two.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN)))
}
