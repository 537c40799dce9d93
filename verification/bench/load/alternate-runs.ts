import { median } from '../../kit/percentile'
import type { BenchProcess } from '../processes/bench-program'
import { countFreeCores, readCpuUsage } from './cpu-usage'
import { type LoadResult, type RequestSource, runLoad } from './run-load'

/** One or more processes that answer together. */
export type ProcessGroup = readonly BenchProcess<{ url: string }>[]

/** Who is compared, on the same database, with two processes each. */
export interface ComparedGroups {
  ours: ProcessGroup
  baseline: ProcessGroup
  /** Processor time of their PostgreSQL so far, where the system tells. */
  databaseCpuMs(): Promise<number | undefined>
}

type GroupName = 'ours' | 'baseline'

export interface RunLength {
  rounds: number
  seconds: number
}

/** What one turn reached, and what an answer took of the processors, in milliseconds. */
export interface LoadRun extends LoadResult {
  servers: number
  database: number
  load: number
  /** Processors that nobody else was using. */
  free: number
}

/** By how many processes answered. */
export type LoadRuns = Record<GroupName, Record<number, LoadRun[]>>

/** Turns of both with as many processes, round by round. */
export type ComparedRuns = Record<GroupName, readonly LoadRun[]>

export function medianOf(turns: readonly LoadRun[], part: keyof LoadRun): number {
  return median(turns.map((one) => one[part]))
}

/** Larder and its baseline in turns, with one and with two processes, the order changing: a busy moment of the machine meets all. */
export async function alternateRuns(
  call: RequestSource,
  connections: number,
  sides: ComparedGroups,
  { rounds, seconds }: RunLength,
): Promise<LoadRuns> {
  const taken: LoadRuns = { ours: {}, baseline: {} }
  for (let round = 0; round < rounds; round += 1) {
    const order = listContestants(connections)
    for (const { who, count } of round % 2 === 0 ? order : order.reverse()) {
      const side = sides[who].slice(0, count)
      const turn = await measureRun(side, call, connections, seconds, sides.databaseCpuMs)
      taken[who][count] = [...(taken[who][count] ?? []), turn]
    }
  }
  return taken
}

/** A single connection is answered by one process, however many there are. */
function listContestants(connections: number) {
  return [1, 2]
    .filter((count) => count <= connections)
    .flatMap((count) => (['ours', 'baseline'] as const).map((who) => ({ who, count })))
}

async function measureRun(
  side: ProcessGroup,
  call: RequestSource,
  connections: number,
  seconds: number,
  databaseCpuMs: ComparedGroups['databaseCpuMs'],
): Promise<LoadRun> {
  const serversBefore = await readCpuMs(side)
  const databaseBefore = (await databaseCpuMs()) ?? Number.NaN
  const before = readCpuUsage()
  const reached = await applyLoad(side, call, connections, seconds)
  const after = readCpuUsage()
  const servers = (await readCpuMs(side)) - serversBefore
  const database = ((await databaseCpuMs()) ?? Number.NaN) - databaseBefore
  const ownMs = after.ownMs - before.ownMs
  const { count } = reached
  return {
    ...{ ...reached, servers: servers / count, database: database / count, load: ownMs / count },
    free: countFreeCores(before, after, servers + database),
  }
}

/** Puts some servers under load. */
export function applyLoad(
  side: ProcessGroup,
  call: RequestSource,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const urls = side.map(({ started: { url } }) => url)
  return runLoad(urls, call, connections, seconds)
}

async function readCpuMs(side: ProcessGroup): Promise<number> {
  let sum = 0
  for (const one of side) sum += (await one.usage()).cpuMs
  return sum
}
