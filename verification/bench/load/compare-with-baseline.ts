import { median } from '../../kit/percentile'
import type { BenchFigure } from '../report/figure'
import { formatFigure } from '../report/figure-row'
import {
  alternateRuns,
  applyLoad,
  type ComparedGroups,
  type ComparedRuns,
  type LoadRun,
  medianOf,
  type ProcessGroup,
  type RunLength,
} from './alternate-runs'
import type { RequestSource } from './run-load'
import { assertSameResponses } from './same-responses'
import { toSecondProcessFigures } from './second-process-gain'

/** How many stand at the door at once. */
const concurrencyLevels = [1, 16, 64] as const
type Concurrency = (typeof concurrencyLevels)[number]
/** How long each is asked, by how many ask. */
interface LoadSchedule extends Record<Concurrency, RunLength> {
  /** Seconds. */
  readonly warmUp: number
  /** What is judged is warmed up until it was answered so often, for at most so many seconds. */
  readonly wellWarm?: { readonly answers: number; readonly seconds: number }
}
/** Where it is judged. */
const judgedConcurrency = 16

/**
 * Many short turns for what is quick; anyone who takes long needs longer ones to be answered more than once, and fewer of them. Before
 * them comes a warming up, for the compiler: among the first thousand answers of a process one is dearer by half.
 */
export const loadSchedules = {
  quick: {
    warmUp: 3,
    wellWarm: { answers: 3000, seconds: 6 },
    1: { rounds: 2, seconds: 0.4 },
    16: { rounds: 5, seconds: 0.4 },
    64: { rounds: 2, seconds: 0.4 },
  },
  slow: {
    warmUp: 1.5,
    1: { rounds: 1, seconds: 1 },
    16: { rounds: 2, seconds: 1 },
    64: { rounds: 1, seconds: 1 },
  },
} satisfies Record<string, LoadSchedule>

/** A call against its baseline, at every size of the crowd, with one process and with two; before that, to see that both say the same. */
export async function compareWithBaseline(
  call: RequestSource,
  sides: ComparedGroups,
  pace: LoadSchedule,
  least?: number,
): Promise<BenchFigure[]> {
  await assertSameResponses(urlOf(sides.ours), urlOf(sides.baseline), call)
  for (const side of [sides.ours, sides.baseline]) await warmUp(side, call, pace, least !== undefined)
  const figures: BenchFigure[] = []
  for (const connections of concurrencyLevels) {
    const { ours, baseline } = await alternateRuns(call, connections, sides, pace[connections])
    const name = `${call.name} × ${connections}`
    const [one, two] = [
      { ours: ours[1] ?? [], baseline: baseline[1] ?? [] },
      { ours: ours[2] ?? [], baseline: baseline[2] ?? [] },
    ]
    const isJudged = connections === judgedConcurrency
    figures.push(
      toSpeedFigure(name, one, isJudged ? least : undefined),
      toCpuFigure(name, one),
      ...toLatencyFigures(name, one),
    )
    if (two.ours.length === 0) continue
    const both = `${name}, two processes`
    figures.push(
      toSpeedFigure(both, two),
      ...toLatencyFigures(both, two),
      ...toSecondProcessFigures(both, one, two),
    )
  }
  return figures
}

async function warmUp(
  side: ProcessGroup,
  call: RequestSource,
  { warmUp, wellWarm }: LoadSchedule,
  isJudged: boolean,
): Promise<void> {
  const { count } = await applyLoad(side, call, judgedConcurrency, warmUp)
  if (!isJudged || !wellWarm) return
  const more = Math.min(wellWarm.seconds, (wellWarm.answers / count) * warmUp) - warmUp
  if (more > 0) await applyLoad(side, call, judgedConcurrency, more)
}

function toSpeedFigure(name: string, { ours, baseline }: ComparedRuns, least?: number): BenchFigure {
  const [mine, theirs] = [ours, baseline].map((turns) =>
    formatFigure(Math.round(medianOf(turns, 'perSecond'))),
  )
  return {
    name: `${name}: speed`,
    value: medianRatio({ ours, baseline }, 'perSecond'),
    unit: 'ratio',
    ...(least !== undefined && { least }),
    note: `${mine} of ${theirs} answers/s`,
  }
}

function toCpuFigure(name: string, { ours, baseline }: ComparedRuns): BenchFigure {
  const note = `${formatFigure(medianOf(ours, 'servers'))} and ${formatFigure(medianOf(baseline, 'servers'))} ms of processor an answer`
  return {
    name: `${name}: CPU per request`,
    value: 1 / medianRatio({ ours, baseline }, 'servers'),
    unit: 'ratio',
    note,
  }
}

function toLatencyFigures(name: string, { ours, baseline }: ComparedRuns): BenchFigure[] {
  return (['p50', 'p99'] as const).map((part) => {
    return {
      name: `${name}: ${part}`,
      value: medianOf(ours, part),
      unit: 'ms',
      note: `baseline ${formatFigure(medianOf(baseline, part))}`,
    }
  })
}

/** Round by round: both met the same moment of the machine. */
function medianRatio({ ours, baseline }: ComparedRuns, part: keyof LoadRun): number {
  return median(ours.map((one, round) => one[part] / (baseline[round]?.[part] ?? Number.NaN)))
}

function urlOf([one]: ComparedGroups['ours']): string {
  return one?.started.url ?? ''
}
