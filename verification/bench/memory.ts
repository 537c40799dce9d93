import { createPopulation } from './data/population'
import { applyLoad } from './load/alternate-runs'
import { dailyRequests } from './load/request-mix'
import { startBaselineOn, startBenchLarder } from './processes/start-processes'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const connections = 16
const seconds = 0.5

/** Resident memory of the server process, without PostgreSQL. */
export async function measureMemory(): Promise<BenchFigure[]> {
  const house = await startBenchLarder()
  const baseline = await startBaselineOn(house.started.database)
  const idle = (await house.usage()).megabytes
  const idleBaseline = (await baseline.usage()).megabytes
  const { me, lists, add, sync } = dailyRequests(await createPopulation(house.started.url))
  for (const side of [house, baseline])
    for (const call of [me, ...lists, add, sync]) await applyLoad([side], call, connections, seconds)
  const beside = (megabytes: number) => `bare Fastify with pg ${formatFigure(megabytes)}`
  return [
    { name: 'idle after start', value: idle, unit: 'MB', note: beside(idleBaseline) },
    {
      name: 'under load',
      value: (await house.usage()).megabytes,
      unit: 'MB',
      note: `${beside((await baseline.usage()).megabytes)}; ${connections} connections, lists of up to 5000 and changes`,
    },
  ]
}
