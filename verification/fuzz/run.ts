import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startTestCluster } from '../../apps/server/src/testing/test-cluster'
import { formatFindings } from './findings'
import { fuzz } from './fuzz'
import { allEndpoints, createFuzzApp } from './fuzz-app'

const { values } = parseArgs({
  options: { requests: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const requests = Number(values.requests ?? 60_000)
const seed = Number(values.seed ?? randomInt(2 ** 31))
console.log(`${requests} hostile requests with the seed ${seed}`)

const web = fileURLToPath(new URL('../../dist/web', import.meta.url))
const { cluster, stop } = await startTestCluster()
const fuzzApp = await createFuzzApp(cluster, existsSync(web) ? web : undefined)
const from = Date.now()
let lastReport = from

const { findings, asking, wired } = await fuzz(fuzzApp, {
  requests,
  seed,
  ...(values.only !== undefined && { only: values.only }),
  onProgress(sent) {
    if (Date.now() - lastReport < 15_000) return
    lastReport = Date.now()
    console.log(`${sent} sent, ${pace(sent)} a second`)
  },
})
await fuzzApp.close()
await stop()

const statuses = [...asking.byStatus]
  .sort(([a], [b]) => a - b)
  .map(([status, count]) => `${status}: ${count}`)
console.log(
  `${asking.sent()} sent in ${Math.round((Date.now() - from) / 1000)} s, ${wired} of them over a real line`,
)
console.log(`Answers ${statuses.join(', ')}`)
const endpoints = allEndpoints.filter(({ word }) => values.only === undefined || word === values.only)
const undone = endpoints.filter(({ name }) => !asking.done.has(name)).map(({ name }) => name)
console.log(`${endpoints.length - undone.length} of ${endpoints.length} endpoints also answered with success`)
if (undone.length > 0) console.log(`Only rejected: ${undone.join(', ')}`)
for (const { ms, what } of asking.slowest) console.log(`slow: ${Math.round(ms)} ms ${what}`)
if (findings.all().length > 0) {
  console.log(formatFindings(findings, seed))
  process.exitCode = 1
} else console.log('No findings: no 5xx, no hang, no leak, no change in another household.')

function pace(sent: number): number {
  return Math.round(sent / ((Date.now() - from) / 1000))
}
