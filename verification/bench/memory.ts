import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import { getCookbookDatabases } from './data/cookbook-databases'
import { createPopulation } from './data/population'
import { applyLoad } from './load/alternate-runs'
import { dailyRequests } from './load/request-mix'
import { createBenchFolder } from './processes/data-folder'
import { startBaselineOn, startBenchLarder, startServerOn } from './processes/start-processes'
import { waitForRecipeIndex } from './processes/wait-for-index'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const connections = 16
const seconds = 0.5
const recipeCount = 100_000
const [asks, lotCount] = [300, 200]
/** Of a server with a large cookbook, in megabytes (decision 72). */
const limit = 400

/** Resident memory of the server process, without PostgreSQL. */
export async function measureMemory(): Promise<BenchFigure[]> {
  const larder = await startBenchLarder()
  const baseline = await startBaselineOn(larder.started.database)
  const idle = (await larder.usage()).megabytes
  const idleBaseline = (await baseline.usage()).megabytes
  const { me, lists, add, sync } = dailyRequests(await createPopulation(larder.started.url))
  for (const side of [larder, baseline])
    for (const call of [me, ...lists, add, sync]) await applyLoad([side], call, connections, seconds)
  const toBaselineNote = (megabytes: number) => `bare Fastify with pg ${formatFigure(megabytes)}`
  return [
    { name: 'idle after start', value: idle, unit: 'MB', note: toBaselineNote(idleBaseline) },
    {
      name: 'under load',
      value: (await larder.usage()).megabytes,
      unit: 'MB',
      note: `${toBaselineNote((await baseline.usage()).megabytes)}; ${connections} connections, lists of up to 5000 and changes`,
    },
    ...(await measureSharedIndex()),
  ]
}

/** Two servers of one machine with a large cookbook: the first has the snapshot of the index built, the second begins with it. */
async function measureSharedIndex(): Promise<BenchFigure[]> {
  const { crowd, of } = await getCookbookDatabases()
  const headers = { authorization: `Bearer ${crowd.full.get(lotCount)?.token}` }
  const folder = await createBenchFolder()
  const figures: BenchFigure[] = []
  for (const which of ['first', 'next']) {
    const server = await startServerOn(of(recipeCount), folder)
    const { url } = server.started
    await waitForRecipeIndex(url)
    const ready = await server.usage()
    for (let ask = 0; ask < asks; ask += 1) await answerOf(url + buildEndpointUrl(suggestions.list), headers)
    const { megabytes, peakMegabytes } = await server.usage()
    figures.push({
      name: `${recipeCount} recipes, the ${which} server, after ${asks} suggestions`,
      ...{ value: megabytes, unit: 'MB', limit },
      note: `${formatFigure(ready.megabytes)} when ready, ${formatFigure(peakMegabytes)} at most; ${formatFigure(ready.cpuMs / 1000)} s of CPU until ready`,
    })
  }
  return figures
}

async function answerOf(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${text}`)
}
