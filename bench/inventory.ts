import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { addressOf, type EndpointShape } from '@larder/contract/endpoint'
import { inventory } from '@larder/contract/inventory'
import { allFoods } from '@larder/kitchen/food'
import { someCooks } from './house/cooks'
import { openFloor, openHouse } from './house/open-house'
import { median } from './house/percentile'
import type { Running, Usage } from './house/program'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const lots = 5000
const warmUp = 20
const turns = 100
/** Of what the bare framework and database take for the same rows. */
const limit = 1.5

type Side = 'ours' | 'floor'
type Headers = Record<string, string>

const both: readonly Side[] = ['ours', 'floor']
const agent = new Agent({ keepAlive: true })

/** How fast a very full kitchen is shown, next to the least that could answer the same. */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const sides = { ours: house, floor: await openFloor(house) }
  const { url } = house.started
  const [cook] = await someCooks(url, 1)
  const headers = { authorization: `Bearer ${cook?.token}` }
  const begin = performance.now()
  await send(url, inventory.importFile, headers, { format: 'csv', text: aFullKitchen() })
  const filled = performance.now() - begin
  const path = addressOf(inventory.list)
  await refuseDifference(sides, path, headers)
  const { ours, floor, processor } = await compare(sides, path, headers)
  const [work, least] = [processor('ours'), processor('floor')]
  const name = `list of ${lots}`
  return [
    { name, value: ours / floor, unit: 'times', limit, note: `bare Fastify with pg; ${turns} answers each` },
    { name: `${name}: median`, value: ours, unit: 'ms', note: `floor ${told(floor)}` },
    {
      name: `${name}: processor`,
      value: work / least,
      unit: 'times',
      note: `${told(work)} of ${told(least)} ms`,
    },
    { name: `${lots} items brought in`, value: filled, unit: 'ms', note: 'one file, once' },
  ]
}

/** Foods as the kitchen knows them, with dates, prices and opened packs as people have them. */
function aFullKitchen(): string {
  const foods = allFoods()
  const lines = Array.from({ length: lots }, (_, n) => {
    const food = foods[n % foods.length]
    const day = `2027-0${1 + (n % 9)}-1${n % 10}`
    const price = n % 3 === 0 ? `${1 + (n % 9)}.49` : ''
    return [food?.name, 1 + (n % 12), n % 2 === 0 ? 'pieces' : 'g', n % 4 === 0 ? day : '', price].join(';')
  })
  return ['name;amount;unit;best before;price', ...lines].join('\n')
}

/** One answer of each in turns, the first one changing, so that a busy moment of the machine meets both. */
async function compare(sides: Record<Side, Running<{ url: string }>>, path: string, headers: Headers) {
  const taken: Record<Side, number[]> = { ours: [], floor: [] }
  const ask = async (side: Side) => {
    const start = performance.now()
    await bytesOf(sides[side].started.url + path, headers)
    return performance.now() - start
  }
  for (let turn = 0; turn < warmUp; turn += 1) for (const side of both) await ask(side)
  const before = await usages(sides)
  for (let turn = 0; turn < turns; turn += 1) {
    for (const side of turn % 2 === 0 ? both : both.toReversed()) taken[side].push(await ask(side))
  }
  const after = await usages(sides)
  const processor = (side: Side) => (after[side].cpuMs - before[side].cpuMs) / turns
  return { ours: median(taken.ours), floor: median(taken.floor), processor }
}

async function usages(sides: Record<Side, Running<unknown>>): Promise<Record<Side, Usage>> {
  return { ours: await sides.ours.usage(), floor: await sides.floor.usage() }
}

/** All of an answer, unread: what a browser does with it costs the same for both. */
async function bytesOf(url: string, headers: Headers): Promise<Buffer> {
  const pieces: Buffer[] = []
  const [answer] = (await once(get(url, { headers, agent }), 'response')) as [IncomingMessage]
  for await (const piece of answer) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  if (answer.statusCode !== 200) throw new Error(`${url}: ${bytes}`)
  return bytes
}

async function refuseDifference(
  sides: Record<Side, Running<{ url: string }>>,
  path: string,
  headers: Headers,
) {
  const read = async (side: Side) =>
    JSON.parse(String(await bytesOf(sides[side].started.url + path, headers))) as unknown
  if (!isDeepStrictEqual(await read('ours'), await read('floor'))) {
    throw new Error('the floor does not answer the same')
  }
}

async function send(url: string, endpoint: EndpointShape, headers: Headers, body: object) {
  const answer = await fetch(url + addressOf(endpoint), {
    method: endpoint.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${endpoint.path}: ${await answer.text()}`)
}
