import { account } from '@larder/contract/account'
import { addressOf } from '@larder/contract/endpoint'
import { type Cook, someCooks } from './house/cooks'
import { type Call, type Load, load } from './house/load'
import { openFloor, openHouse } from './house/open-house'
import { median } from './house/percentile'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const crowds = [1, 16]
const rounds = 5
const seconds = 1

/** How fast Larder answers, next to the least that could do the same work. */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const floor = await openFloor(house)
  const cooks = await someCooks(house.started.url, Math.max(...crowds))
  const sides = { ours: house.started.url, floor: floor.started.url }
  const figures: Figure[] = []
  for (const call of calls(cooks)) {
    for (const url of Object.values(sides)) await load(url, call, Math.max(...crowds), seconds)
    for (const connections of crowds) figures.push(...(await compare(call, connections, sides)))
  }
  return figures
}

function calls(cooks: Cook[]): Call[] {
  const cook = (n: number) => cooks[n % cooks.length]
  const login = (n: number) => JSON.stringify({ email: cook(n)?.email, password: cook(n)?.password })
  return [
    { method: 'GET', path: '/healthz', sends: () => ({ headers: {} }) },
    {
      method: account.me.method,
      path: addressOf(account.me),
      sends: (n) => ({ headers: { authorization: `Bearer ${cook(n)?.token}` } }),
    },
    {
      method: account.login.method,
      path: addressOf(account.login),
      // From an address of their own, as cooks have: a shared one would wait for its count of failures.
      sends: (n) => ({
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n + 1}` },
        body: login(n),
      }),
    },
  ]
}

/** In turns, the first one changing, so that a busy moment of the machine meets both. */
async function compare(
  call: Call,
  connections: number,
  { ours, floor }: { ours: string; floor: string },
): Promise<Figure[]> {
  const pairs: { ours: Load; floor: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const pair: Record<string, Load> = {}
    for (const url of round % 2 === 0 ? [ours, floor] : [floor, ours]) {
      pair[url] = await load(url, call, connections, seconds)
    }
    const { [ours]: first, [floor]: second } = pair
    if (first && second) pairs.push({ ours: first, floor: second })
  }
  const middle = (of: (pair: { ours: Load; floor: Load }) => number) => median(pairs.map(of))
  const name = `${call.path.replace('/api/v1/auth/', '')} × ${connections}`
  const beside = (value: number) => `floor ${told(value)}`
  return [
    {
      name: `${name}: speed`,
      value: middle((pair) => pair.ours.perSecond / pair.floor.perSecond),
      unit: 'ratio',
    },
    {
      name: `${name}: answers`,
      value: Math.round(middle((pair) => pair.ours.perSecond)),
      unit: 'requests/s',
      note: beside(Math.round(middle((pair) => pair.floor.perSecond))),
    },
    ...(['p50', 'p99'] as const).map((part): Figure => {
      return {
        name: `${name}: ${part}`,
        value: middle((pair) => pair.ours[part]),
        unit: 'ms',
        note: beside(middle((pair) => pair.floor[part])),
      }
    }),
  ]
}
