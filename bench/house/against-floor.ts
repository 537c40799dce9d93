import type { Figure } from '../report/figure'
import { told } from '../report/rows'
import {
  type Compared,
  inTurns,
  middle,
  type Pace,
  press,
  type Side,
  type Sides,
  type Turn,
} from './in-turns'
import type { Call } from './load'
import { median } from './percentile'
import { refuseDifference } from './same-answers'
import { secondProcess } from './second-process'

/** How many stand at the door at once. */
const crowds = [1, 16, 64] as const
type CrowdSize = (typeof crowds)[number]
/** How long each is asked, by how many ask. */
interface Paces extends Record<CrowdSize, Pace> {
  /** Seconds. */
  readonly warmUp: number
  /** What is judged is warmed up until it was answered so often, for at most so many seconds. */
  readonly wellWarm?: { readonly answers: number; readonly seconds: number }
}
/** Where it is judged. */
const judged = 16

/**
 * Many short turns for what is quick; whoever takes long needs longer ones to be answered more than once, and fewer of them. Before
 * them comes a warming up, for the compiler: among the first thousand answers of a process one is dearer by half.
 */
export const paces = {
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
} satisfies Record<string, Paces>

/** A call against its floor, at every size of the crowd, with one process and with two; before that, to see that both say the same. */
export async function againstFloor(call: Call, sides: Sides, pace: Paces, least?: number): Promise<Figure[]> {
  await refuseDifference(urlOf(sides.ours), urlOf(sides.floor), call)
  for (const side of [sides.ours, sides.floor]) await warmUp(side, call, pace, least !== undefined)
  const figures: Figure[] = []
  for (const connections of crowds) {
    const { ours, floor } = await inTurns(call, connections, sides, pace[connections])
    const name = `${call.name} × ${connections}`
    const [one, two] = [
      { ours: ours[1] ?? [], floor: floor[1] ?? [] },
      { ours: ours[2] ?? [], floor: floor[2] ?? [] },
    ]
    const isJudged = connections === judged
    figures.push(speed(name, one, isJudged ? least : undefined), thrift(name, one), ...times(name, one))
    if (two.ours.length === 0) continue
    const both = `${name}, two processes`
    figures.push(speed(both, two), ...times(both, two), ...secondProcess(both, one, two))
  }
  return figures
}

async function warmUp(side: Side, call: Call, { warmUp, wellWarm }: Paces, isJudged: boolean): Promise<void> {
  const { count } = await press(side, call, judged, warmUp)
  if (!isJudged || !wellWarm) return
  const more = Math.min(wellWarm.seconds, (wellWarm.answers / count) * warmUp) - warmUp
  if (more > 0) await press(side, call, judged, more)
}

function speed(name: string, { ours, floor }: Compared, least?: number): Figure {
  const [mine, theirs] = [ours, floor].map((turns) => told(Math.round(middle(turns, 'perSecond'))))
  return {
    name: `${name}: speed`,
    value: share({ ours, floor }, 'perSecond'),
    unit: 'ratio',
    ...(least !== undefined && { least }),
    note: `${mine} of ${theirs} answers/s`,
  }
}

function thrift(name: string, { ours, floor }: Compared): Figure {
  const note = `${told(middle(ours, 'servers'))} and ${told(middle(floor, 'servers'))} ms of processor an answer`
  return { name: `${name}: thrift`, value: 1 / share({ ours, floor }, 'servers'), unit: 'ratio', note }
}

function times(name: string, { ours, floor }: Compared): Figure[] {
  return (['p50', 'p99'] as const).map((part) => {
    return {
      name: `${name}: ${part}`,
      value: middle(ours, part),
      unit: 'ms',
      note: `floor ${told(middle(floor, part))}`,
    }
  })
}

/** Round by round: both met the same moment of the machine. */
function share({ ours, floor }: Compared, part: keyof Turn): number {
  return median(ours.map((one, round) => one[part] / (floor[round]?.[part] ?? Number.NaN)))
}

function urlOf([one]: Sides['ours']): string {
  return one?.started.url ?? ''
}
