import { type Call, type Load, load } from './load'
import { median } from './percentile'
import { freeCores, processorsSoFar } from './processors'
import type { Running } from './program'

/** One or more processes that answer together. */
export type Side = readonly Running<{ url: string }>[]

/** Who is compared, on the same database, with two processes each. */
export interface Sides {
  ours: Side
  floor: Side
  /** Processor time of their PostgreSQL so far, where the system tells. */
  databaseCpuMs(): Promise<number | undefined>
}

export type Who = 'ours' | 'floor'

export interface Pace {
  rounds: number
  seconds: number
}

/** What one turn reached, and what an answer took of the processors, in milliseconds. */
export interface Turn extends Load {
  servers: number
  database: number
  load: number
  /** Processors that nobody else was using. */
  free: number
}

/** By how many processes answered. */
export type Turns = Record<Who, Record<number, Turn[]>>

/** Turns of both with as many processes, round by round. */
export type Compared = Record<Who, readonly Turn[]>

export function middle(turns: readonly Turn[], part: keyof Turn): number {
  return median(turns.map((one) => one[part]))
}

/** Larder and its floor in turns, with one and with two processes, the order changing: a busy moment of the machine meets all. */
export async function inTurns(
  call: Call,
  connections: number,
  sides: Sides,
  { rounds, seconds }: Pace,
): Promise<Turns> {
  const taken: Turns = { ours: {}, floor: {} }
  for (let round = 0; round < rounds; round += 1) {
    const order = playersAt(connections)
    for (const { who, count } of round % 2 === 0 ? order : order.reverse()) {
      const side = sides[who].slice(0, count)
      const turn = await oneTurn(side, call, connections, seconds, sides.databaseCpuMs)
      taken[who][count] = [...(taken[who][count] ?? []), turn]
    }
  }
  return taken
}

/** A single connection is answered by one process, however many there are. */
function playersAt(connections: number) {
  return [1, 2]
    .filter((count) => count <= connections)
    .flatMap((count) => (['ours', 'floor'] as const).map((who) => ({ who, count })))
}

async function oneTurn(
  side: Side,
  call: Call,
  connections: number,
  seconds: number,
  databaseCpuMs: Sides['databaseCpuMs'],
): Promise<Turn> {
  const serversBefore = await cpuOf(side)
  const databaseBefore = (await databaseCpuMs()) ?? Number.NaN
  const before = processorsSoFar()
  const reached = await press(side, call, connections, seconds)
  const after = processorsSoFar()
  const servers = (await cpuOf(side)) - serversBefore
  const database = ((await databaseCpuMs()) ?? Number.NaN) - databaseBefore
  const ownMs = after.ownMs - before.ownMs
  const { count } = reached
  return {
    ...{ ...reached, servers: servers / count, database: database / count, load: ownMs / count },
    free: freeCores(before, after, servers + database),
  }
}

/** Puts some servers under load. */
export function press(side: Side, call: Call, connections: number, seconds: number): Promise<Load> {
  const urls = side.map(({ started: { url } }) => url)
  return load(urls, call, connections, seconds)
}

async function cpuOf(side: Side): Promise<number> {
  let sum = 0
  for (const one of side) sum += (await one.usage()).cpuMs
  return sum
}
