import { account } from '@larder/contract/account'
import { addressOf } from '@larder/contract/endpoint'
import { type Cook, someCooks } from './house/cooks'
import { type Call, type Load, load } from './house/load'
import { openFloor, openHouse } from './house/open-house'
import { median } from './house/percentile'
import type { Running } from './house/program'
import type { Figure } from './report/figure'
import { told } from './report/rows'

const crowds = [1, 16]
/** Many short turns for what is quick; whoever takes long needs longer ones to be answered more than once. */
const turns = { quick: { rounds: 5, seconds: 1 }, slow: { rounds: 3, seconds: 2 } }

interface Case {
  call: Call
  turns: (typeof turns)[keyof typeof turns]
}

/** How fast Larder answers, next to the least that could do the same work. */
export async function measure(): Promise<Figure[]> {
  const house = await openHouse()
  const floor = await openFloor(house)
  const cooks = await someCooks(house.started.url, Math.max(...crowds))
  const sides: Sides = { ours: house, floor }
  const figures: Figure[] = []
  for (const one of cases(cooks)) {
    for (const side of [house, floor]) await turn(side, one.call, Math.max(...crowds), one.turns.seconds)
    for (const connections of crowds) figures.push(...(await compare(one, connections, sides)))
  }
  return figures
}

function cases(cooks: Cook[]): Case[] {
  const cook = (n: number) => cooks[n % cooks.length]
  const healthz: Call = { method: 'GET', path: '/healthz', sends: () => ({ headers: {} }) }
  const me: Call = {
    method: account.me.method,
    path: addressOf(account.me),
    sends: (n) => ({ headers: { authorization: `Bearer ${cook(n)?.token}` } }),
  }
  const login: Call = {
    method: account.login.method,
    path: addressOf(account.login),
    // From an address of their own, as cooks have: a shared one would wait for its count of failures.
    sends: (n) => ({
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n + 1}` },
      body: JSON.stringify({ email: cook(n)?.email, password: cook(n)?.password }),
    }),
  }
  return [
    { call: healthz, turns: turns.quick },
    { call: me, turns: turns.quick },
    { call: login, turns: turns.slow },
  ]
}

interface Sides {
  ours: Running<{ url: string }>
  floor: Running<{ url: string }>
}

interface Turn extends Load {
  /** Processor time of the server for one answer. */
  cpuMs: number
}

/** In turns, the first one changing, so that a busy moment of the machine meets both. */
async function compare(
  { call, turns: { rounds, seconds } }: Case,
  connections: number,
  sides: Sides,
): Promise<Figure[]> {
  const taken: Record<keyof Sides, Turn[]> = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? (['ours', 'floor'] as const) : (['floor', 'ours'] as const)) {
      taken[side].push(await turn(sides[side], call, connections, seconds))
    }
  }
  const ours = (part: keyof Turn) => median(taken.ours.map((one) => one[part]))
  const floor = (part: keyof Turn) => median(taken.floor.map((one) => one[part]))
  const share = (part: keyof Turn) => {
    return median(taken.ours.map((one, round) => one[part] / (taken.floor[round]?.[part] ?? Number.NaN)))
  }
  const name = `${call.path.replace('/api/v1/auth/', '')} × ${connections}`
  const answers = `${told(Math.round(ours('perSecond')))} of ${told(Math.round(floor('perSecond')))} answers/s`
  const work = `${told(ours('cpuMs'))} and ${told(floor('cpuMs'))} ms of processor an answer`
  const times = (['p50', 'p99'] as const).map((part): Figure => {
    return { name: `${name}: ${part}`, value: ours(part), unit: 'ms', note: `floor ${told(floor(part))}` }
  })
  return [
    { name: `${name}: speed`, value: share('perSecond'), unit: 'ratio', note: answers },
    { name: `${name}: thrift`, value: 1 / share('cpuMs'), unit: 'ratio', note: work },
    ...times,
  ]
}

async function turn(side: Sides['ours'], call: Call, connections: number, seconds: number): Promise<Turn> {
  const before = await side.usage()
  const result = await load(side.started.url, call, connections, seconds)
  const after = await side.usage()
  return { ...result, cpuMs: (after.cpuMs - before.cpuMs) / result.count }
}
