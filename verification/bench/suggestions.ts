import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { suggestions } from '@larder/contract/suggestions'
import type { Eater } from '@larder/kitchen/diet/eater'
import { automaticSubstitutesFor } from '@larder/kitchen/food/substitutes'
import { suggest } from '@larder/kitchen/suggestions/suggest'
import { indexRecipes } from '@larder/kitchen/suggestions/suggestion-index'
import type { SuggestionRequest } from '@larder/kitchen/suggestions/suggestion-request'
import { fixedDay, generatedLots, generatedRecipes } from '@larder/kitchen/testing/generated-kitchen'
import { type Db, openDatabase } from '../../apps/server/src/db/database'
import { createLiveRecipeIndex } from '../../apps/server/src/features/recipes/recipe-index/live-recipe-index'
import { createLog } from '../../apps/server/src/log'
import { median, percentile } from '../kit/percentile'
import { getCookbookDatabases } from './data/cookbook-databases'
import { measureTime } from './load/measure-time'
import { onMeasurementEnd } from './processes/cleanup'
import { startServerOn } from './processes/start-processes'
import { waitForRecipeIndex } from './processes/wait-for-index'
import type { BenchFigure } from './report/figure'
import { formatFigure } from './report/figure-row'

const recipeCount = 10_000
const lotCount = 200
const [warmUp, asks] = [50, 500]
/** What a cook does not notice; and each recipe of a large cookbook may cost no more than one of a small. */
const limits = { p99Ms: 25, growth: 1 }

const sizes = [1000, 10_000, 100_000] as const
const tries = 60

const people = [
  { name: 'Mia', diets: ['vegetarian'], restrictions: [{ allergen: 'nuts', severity: 'high' }] },
  { name: 'Tom', diets: [], restrictions: [{ allergen: 'shellfish', severity: 'medium' }] },
] as const
const occasions = ['breakfast', 'lunch', 'dinner', 'quick', 'party', 'healthy', 'general'] as const
const wishes = ['', '&buy=1', '&minutes=45', '&people=4', '&buy=3&minutes=60', '&limit=12']

type Headers = Record<string, string>

/** How long a household waits for what to cook, asked over the wire; and how that grows with the cookbook. */
export async function measureSuggestions(): Promise<BenchFigure[]> {
  const { crowd, empty, of } = await getCookbookDatabases()
  const headers = { authorization: `Bearer ${crowd.full.get(lotCount)?.token}` }
  const without = await startServerOn(empty)
  const larder = await startServerOn(of(recipeCount))
  const { url } = larder.started
  await waitForRecipeIndex(url)
  const after = await larder.usage()
  const inMemory = after.megabytes - (await without.usage()).megabytes
  await without.stop()
  const db = openDatabase({ ...of(recipeCount), max: 2 }, createLog('warn'))
  onMeasurementEnd(() => db.$client.end())
  const laidOut = await timeIndexing(db)
  const taken = await timeRequests(url, headers)
  const processor = ((await larder.usage()).cpuMs - after.cpuMs) / (warmUp + asks)
  const name = `${recipeCount} recipes, ${lotCount} lots`
  return [
    { name: `${name}: p50`, value: percentile(taken, 0.5), unit: 'ms', note: `${asks} asks over the wire` },
    { name: `${name}: p99`, value: percentile(taken, 0.99), unit: 'ms', limit: limits.p99Ms },
    { name: `${name}: processor`, value: processor, unit: 'ms', note: 'of the server, for each' },
    { name: `${recipeCount} recipes laid out`, value: laidOut, unit: 'ms', note: 'in the background, once' },
    {
      name: `${recipeCount} recipes in memory`,
      value: inMemory,
      unit: 'MB',
      note: 'against a server without',
    },
    ...measureGrowth(),
  ]
}

async function timeIndexing(db: Db): Promise<number> {
  const recipeIndex = createLiveRecipeIndex({ db, log: createLog('warn') })
  const start = performance.now()
  // A busy machine may take longer than a request would wait.
  while (!(await recipeIndex.index().catch(() => undefined)));
  const ms = performance.now() - start
  await recipeIndex.close()
  return ms
}

async function timeRequests(url: string, headers: Headers): Promise<number[]> {
  const taken: number[] = []
  for (let n = -warmUp; n < asks; n += 1) {
    const at = n + warmUp
    const wish = wishes[at % wishes.length] ?? ''
    const path = `${buildEndpointUrl(suggestions.list)}?occasion=${occasions[at % occasions.length]}${wish}`
    const start = performance.now()
    await bytesOf(url + path, headers)
    if (n >= 0) taken.push(performance.now() - start)
  }
  return taken
}

/** The same question to ever larger cookbooks, laid out in this very process. */
function measureGrowth(): BenchFigure[] {
  const eaters = people.map(
    ({ name, diets, restrictions }): Eater => ({ name, portions: 1, diets, avoids: restrictions }),
  )
  const cookbooks = sizes.map((size) => {
    const index = indexRecipes(generatedRecipes(size, 1))
    const among = (id: number) => index.placeOf.has(id)
    const swaps = (foodId: string) => automaticSubstitutesFor(foodId)
    const questions = Array.from({ length: tries }, (_, seed): SuggestionRequest => {
      const lots = generatedLots(lotCount, seed + 1)
      return { lots, today: fixedDay, eaters, seed, swaps, among, occasion: 'dinner', servings: 3 }
    })
    return () => median(questions.map((ask) => measureTime(() => suggest(index, ask)).ms))
  })
  // The first rounds are for the compiler.
  for (let round = 0; round < 2; round += 1) for (const askAllOf of cookbooks) askAllOf()
  const each = cookbooks.map((askAllOf) => askAllOf())
  const [few = Number.NaN, , many = Number.NaN] = each
  return [
    ...sizes.map(
      (size, at): BenchFigure => ({
        name: `ranking ${size} recipes`,
        value: each[at] ?? Number.NaN,
        unit: 'ms',
      }),
    ),
    {
      name: `cost of a recipe, ${sizes[2]} against ${sizes[0]}`,
      value: many / sizes[2] / (few / sizes[0]),
      unit: 'times',
      limit: limits.growth,
      note: `${formatFigure((many / sizes[2]) * 1e6)} ns each`,
    },
  ]
}

const agent = new Agent({ keepAlive: true })

async function bytesOf(url: string, headers: Headers): Promise<Buffer> {
  const pieces: Buffer[] = []
  const [answer] = (await once(get(url, { headers, agent }), 'response')) as [IncomingMessage]
  for await (const piece of answer) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${bytes}`)
  return bytes
}
