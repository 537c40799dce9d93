import { api } from '@larder/contract'
import type { Endpoint } from '@larder/contract/endpoint'
import fc from 'fast-check'
import { type Asking, openAsking } from './asking'
import { brokenLines } from './broken-lines'
import { type Findings, nameOf, openFindings } from './findings'
import { furnish } from './furnishing'
import { endpoints, type House } from './house'
import { openLeaks } from './leaks'
import { differences, fingerprint } from './neighbour'
import { knockElsewhere } from './other-doors'
import { requestsTo } from './requests'
import { injecting, type Send, wiring } from './senders'

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
  /** Only the calls of this word. */
  readonly only?: string
  onProgress?(sent: number): void
}

export interface Outcome {
  readonly findings: Findings
  readonly asking: Asking
  /** Of all that was sent, what went over a real line. */
  readonly wired: number
}

/** So many are asked of one call before it is another one's turn: few enough that calls meet what others left behind. */
const mostOfATurn = 24
const lanes = 4
/** So many steps are taken to make a failing request smaller. */
const mostShrinks = 120
/** One turn in so many goes over a real line. */
const wiredTurns = 14
/** And before one in so many the house is furnished anew. */
const furnishedTurns = 20
/** What these do to accounts, households and keys is put right before the next ask. */
const shaking = new Set(['account', 'household', 'admin', 'api-keys', 'fridge', 'plans'])

/** Asks every call of the contract what nobody should ask, and finds fault with the answers. */
export async function fuzz(
  house: House,
  { requests, seed, only, onProgress }: FuzzOptions,
): Promise<Outcome> {
  const findings = openFindings()
  const found = (kind: string, about: string, detail: string) => {
    const finding = { kind, about, detail, request: undefined }
    if (!findings.isKnown(finding)) findings.add(finding)
  }
  const onStray = (error: unknown) =>
    found('an unhandled rejection', 'the process', String((error as Error)?.stack))
  process.on('unhandledRejection', onStray)
  process.on('uncaughtException', onStray)
  const findLeak = await openLeaks(house.db, namesOf(api))
  const asking = openAsking(house, findLeak)
  const base = await house.app.listen({ port: 0, host: '127.0.0.1' })
  const wire = wiring(base)
  const inject = injecting(house.app)
  const before = await fingerprint(house)
  let wired = 0

  async function turn(endpoint: Endpoint, runs: number, turnSeed: number, send: Send): Promise<void> {
    let left = runs
    let at = turnSeed
    while (left > 0) {
      let smallest: Awaited<ReturnType<Asking['ask']>>
      let shrinks = 0
      const holds = fc.asyncProperty(requestsTo(endpoint), async (asked) => {
        const finding = await asking.ask(endpoint, asked, send)
        if (!finding) return true
        if (smallest) {
          shrinks += 1
          if (shrinks > mostShrinks || nameOf(finding) !== nameOf(smallest)) return true
        } else if (findings.isKnown(finding)) return true
        smallest = finding
        return false
      })
      const { failed, numRuns } = await fc.check(holds, { seed: at, numRuns: left })
      if (failed && smallest) findings.add(smallest)
      left -= failed ? Math.max(1, numRuns) : left
      at += 1
    }
    if (shaking.has(endpoint.word) || asking.wasShaken()) await house.callers.heal()
  }

  const chosen = endpoints.filter(({ word }) => only === undefined || word === only)
  if (chosen.length === 0) throw new Error(`There is no word ${only}.`)
  const ofATurn = Math.min(mostOfATurn, Math.ceil(requests / chosen.length))
  const turns = Math.ceil(requests / ofATurn)
  const queue = Array.from({ length: turns }, (_, at) => at)
  async function lane(): Promise<void> {
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const endpoint = chosen[order(at, chosen.length, seed)] as Endpoint
      // A line that stays open can only be hung up on where there is one.
      const isWired = at % wiredTurns === 0 || endpoint.name === 'household.live'
      if (isWired) wired += ofATurn
      await turn(endpoint, ofATurn, (seed + at * 7919) | 0, isWired ? wire.send : inject)
      if (at % chosen.length === 0) await house.tick()
      if (at % furnishedTurns === 0) await furnish(house)
      for (const complaint of house.complaints.others())
        found('an error in the log', 'what runs by itself', complaint)
      onProgress?.(asking.sent())
    }
  }

  try {
    await Promise.all(Array.from({ length: lanes }, lane))
    for (const fault of await knockElsewhere(inject, findLeak, seed))
      found(fault.kind, fault.about, fault.detail)
    for (const fault of await brokenLines(base, findLeak)) found(fault.kind, fault.about, fault.detail)
    await house.tick()
    const ready = await inject({ method: 'GET', url: '/readyz', headers: {}, body: undefined })
    if (ready.status !== 200) found('not ready afterwards', '/readyz', String(ready.status))
    for (const table of differences(before, await fingerprint(house)))
      found('something changed next door', table, 'by nobody who lives there')
    for (const complaint of house.complaints.others())
      found('an error in the log', 'what runs by itself', complaint)
  } finally {
    wire.close()
    process.off('unhandledRejection', onStray)
    process.off('uncaughtException', onStray)
  }
  return { findings, asking, wired }
}

/** Every call once a round, in an order of the round's own. */
function order(at: number, count: number, seed: number): number {
  const round = Math.floor(at / count)
  const strides = [1, 7, 11, 13, 17, 19, 23, 29].filter((stride) => count % stride !== 0 || stride === 1)
  const stride = strides[(round + Math.abs(seed)) % strides.length] ?? 1
  return ((at % count) * stride + round * 31) % count
}

/** All names the contract has, in one text. */
function namesOf(contract: object): string {
  const seen = new Set<object>()
  const names = new Set<string>()
  const walk = (value: unknown) => {
    if (typeof value === 'string') names.add(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    for (const [key, below] of Object.entries(value)) {
      names.add(key)
      walk('_zod' in value && key !== '_zod' ? undefined : below)
    }
  }
  walk(contract)
  return [...names].join(' ')
}
