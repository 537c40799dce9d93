import type { Figure } from '../report/figure'
import { told } from '../report/rows'
import { type Call, type Load, load } from './load'
import { median } from './percentile'
import type { Running } from './program'

/** One or more processes that answer together. */
export type Side = readonly Running<{ url: string }>[]

export interface Sides {
  ours: Side
  floor: Side
}

export interface Turn extends Load {
  /** Processor time of the servers for one answer. */
  cpuMs: number
}

export interface Pace {
  rounds: number
  seconds: number
}

const orders = [
  ['ours', 'floor'],
  ['floor', 'ours'],
] as const

/** Larder and its floor in turns, the first one changing, so that a busy moment of the machine meets both. */
export async function compare(
  call: Call,
  connections: number,
  sides: Sides,
  { rounds, seconds }: Pace,
  least?: number,
): Promise<Figure[]> {
  const taken: Record<keyof Sides, Turn[]> = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const side of orders[round % 2] ?? []) {
      taken[side].push(await turn(sides[side], call, connections, seconds))
    }
  }
  const ours = (part: keyof Turn) => median(taken.ours.map((one) => one[part]))
  const floor = (part: keyof Turn) => median(taken.floor.map((one) => one[part]))
  const share = (part: keyof Turn) => {
    return median(taken.ours.map((one, round) => one[part] / (taken.floor[round]?.[part] ?? Number.NaN)))
  }
  const name = `${call.name} × ${connections}`
  const answers = `${told(Math.round(ours('perSecond')))} of ${told(Math.round(floor('perSecond')))} answers/s`
  const work = `${told(ours('cpuMs'))} and ${told(floor('cpuMs'))} ms of processor an answer`
  const times = (['p50', 'p99'] as const).map((part): Figure => {
    return { name: `${name}: ${part}`, value: ours(part), unit: 'ms', note: `floor ${told(floor(part))}` }
  })
  return [
    {
      name: `${name}: speed`,
      value: share('perSecond'),
      unit: 'ratio',
      ...(least !== undefined && { least }),
      note: answers,
    },
    { name: `${name}: thrift`, value: 1 / share('cpuMs'), unit: 'ratio', note: work },
    ...times,
  ]
}

/** One turn of the load on some servers. */
export async function turn(side: Side, call: Call, connections: number, seconds: number): Promise<Turn> {
  const before = await cpuOf(side)
  const result = await load(
    side.map(({ started: { url } }) => url),
    call,
    connections,
    seconds,
  )
  return { ...result, cpuMs: ((await cpuOf(side)) - before) / result.count }
}

export async function cpuOf(side: Side): Promise<number> {
  let sum = 0
  for (const one of side) sum += (await one.usage()).cpuMs
  return sum
}
