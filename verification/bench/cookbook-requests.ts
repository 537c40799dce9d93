import { getCookbookDatabases } from './data/cookbook-databases'
import type { ComparedGroups } from './load/alternate-runs'
import { compareWithBaseline, loadSchedules } from './load/compare-with-baseline'
import { cookbookRequests } from './load/request-mix'
import { startBaselineOn, startServerOn } from './processes/start-processes'
import { waitForRecipeIndex } from './processes/wait-for-index'
import type { BenchFigure } from './report/figure'

/** How fast a large cookbook is asked over the wire, next to the statements and the ranking alone, with one process and with two. */
export async function measureCookbookRequests(): Promise<BenchFigure[]> {
  const { crowd, of, databaseCpuMs } = await getCookbookDatabases()
  const figures: BenchFigure[] = []
  for (const size of [10_000, 100_000] as const) {
    const database = of(size)
    const ours = await Promise.all([startServerOn(database), startServerOn(database)])
    const baseline = await Promise.all([startBaselineOn(database), startBaselineOn(database)])
    await Promise.all(ours.map(({ started: { url } }) => waitForRecipeIndex(url)))
    const sides: ComparedGroups = { ours, baseline, databaseCpuMs }
    const { search, suggest } = cookbookRequests(crowd, size)
    const calls = size === 10_000 ? [suggest, search] : [search]
    for (const call of calls)
      figures.push(
        ...(await compareWithBaseline(
          call,
          sides,
          size === 10_000 ? loadSchedules.quick : loadSchedules.slow,
        )),
      )
    for (const one of [...ours, ...baseline]) await one.stop()
  }
  return figures
}
