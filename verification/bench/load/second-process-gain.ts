import { median } from '../../kit/percentile'
import type { BenchFigure } from '../report/figure'
import { formatFigure } from '../report/figure-row'
import { type ComparedRuns, type LoadRun, medianOf } from './alternate-runs'

/** What a second process has to bring, where the processors have room for it. */
const requiredGain = 1.6
/** Servers, PostgreSQL and the load wait for each other and use no processor all the time: so much of it counts as all. */
const saturationShare = 0.85

/**
 * What a second server process on the same database brings. The load and PostgreSQL live on the same processors: what there is
 * to gain is worked out from what an answer takes of them, and next to it stands how the baseline fares with a second process.
 */
export function toSecondProcessFigures(name: string, one: ComparedRuns, two: ComparedRuns): BenchFigure[] {
  const both = (part: keyof LoadRun) => medianOf(two.ours, part)
  const [alone, together, free] = [medianOf(one.ours, 'perSecond'), both('perSecond'), both('free')]
  const [servers, database, load] = [both('servers'), both('database'), both('load')]
  const most = (free * 1000) / (servers + database + load)
  const room = (most * saturationShare) / alone
  const gain: BenchFigure = {
    name: `${name}: against one`,
    value: medianGain(one.ours, two.ours),
    unit: 'ratio',
    // Without a count of PostgreSQL's work nobody knows whether there is room, and it is asked for.
    ...(!(room < requiredGain) && { least: requiredGain }),
    note: `${formatFigure(Math.round(together))} and ${formatFigure(Math.round(alone))} answers/s; the baseline gains ${formatFigure(medianGain(one.baseline, two.baseline))}`,
  }
  if (Number.isNaN(most)) return [gain]
  const costs = `an answer takes ${formatFigure(servers)} ms of the servers, ${formatFigure(database)} of PostgreSQL, ${formatFigure(load)} of the load`
  return [
    gain,
    {
      name: `${name}: of what the cores can do`,
      value: together / most,
      unit: 'ratio',
      note: `${costs}: ${formatFigure(Math.round(most))} answers/s would fill the ${formatFigure(free)} cores that others left free, ${formatFigure(most / alone)} times one process`,
    },
  ]
}

function medianGain(one: readonly LoadRun[], two: readonly LoadRun[]): number {
  return median(two.map(({ perSecond }, round) => perSecond / (one[round]?.perSecond ?? Number.NaN)))
}
