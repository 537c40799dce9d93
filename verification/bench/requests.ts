import { createPopulation } from './data/population'
import type { ComparedGroups } from './load/alternate-runs'
import { compareWithBaseline, loadSchedules } from './load/compare-with-baseline'
import { dailyRequests } from './load/request-mix'
import { startBaselineOn, startBenchLarder, startServerOn } from './processes/start-processes'
import type { BenchFigure } from './report/figure'

/** The part of the baseline's requests a second that the two most frequent calls have to reach. */
const least = 0.7

/** How fast Larder answers what cooks do all day, next to the least that could do the same work, with one process and with two. */
export async function measureRequests(): Promise<BenchFigure[]> {
  const larder = await startBenchLarder()
  const { database, url } = larder.started
  const crowd = await createPopulation(url)
  const sides: ComparedGroups = {
    ours: [larder, await startServerOn(database)],
    baseline: [await startBaselineOn(database), await startBaselineOn(database)],
    databaseCpuMs: larder.databaseCpuMs,
  }
  const { lists, add, take, sync, login } = dailyRequests(crowd)
  const longest = lists.at(-1)
  const figures: BenchFigure[] = []
  for (const list of lists)
    figures.push(
      ...(await compareWithBaseline(
        list,
        sides,
        list === longest ? loadSchedules.slow : loadSchedules.quick,
        least,
      )),
    )
  figures.push(...(await compareWithBaseline(add, sides, loadSchedules.quick, least)))
  for (const call of [take, sync])
    figures.push(...(await compareWithBaseline(call, sides, loadSchedules.quick)))
  figures.push(...(await compareWithBaseline(login, sides, loadSchedules.slow)))
  return [
    ...figures,
    { name: '5000 items brought in', value: crowd.filledMs, unit: 'ms', note: 'one file, once' },
  ]
}
