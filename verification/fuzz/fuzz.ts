import { api } from '@larder/contract'
import type { Endpoint } from '@larder/contract/http/endpoint'
import fc from 'fast-check'
import { createFindings, type Findings, findingKey } from './findings'
import { allEndpoints, type FuzzApp } from './fuzz-app'
import { generateRequests } from './generators/requests'
import { createLeakDetector } from './leak-detector'
import { findMalformedHttpFaults } from './malformed-http'
import { changedTables, fingerprintNeighbour } from './neighbour-fingerprint'
import { findRouteFaults } from './non-contract-routes'
import { refillHousehold } from './refill-household'
import { createRequestRunner, type RequestRunner } from './request-runner'
import { createInjectSender, createNetworkSender, type SendRequest } from './senders'

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
  /** Only the calls of this word. */
  readonly only?: string
  onProgress?(sent: number): void
}

export interface FuzzResult {
  readonly findings: Findings
  readonly asking: RequestRunner
  /** Of all that was sent, what went over a real line. */
  readonly wired: number
}

/** So many are asked of one call before it is another one's turn: few enough that calls meet what others left behind. */
const mostPerBatch = 24
const lanes = 4
/** So many steps are taken to make a failing request smaller. */
const mostShrinks = 120
/** One turn in so many goes over a real line. */
const wireEvery = 14
/** Before one request in so many the household is filled again. */
const refillEvery = 20
/** What these do to accounts, households and keys is put right before the next ask. */
const disruptiveWords = new Set(['account', 'household', 'admin', 'api-keys', 'fridge', 'plans'])

/** Asks every call of the contract what nobody should ask, and finds fault with the answers. */
export async function fuzz(
  fuzzApp: FuzzApp,
  { requests, seed, only, onProgress }: FuzzOptions,
): Promise<FuzzResult> {
  const findings = createFindings()
  const found = (kind: string, about: string, detail: string) => {
    const finding = { kind, about, detail, request: undefined }
    if (!findings.isKnown(finding)) findings.add(finding)
  }
  const onStray = (error: unknown) =>
    found('an unhandled rejection', 'the process', String((error as Error)?.stack))
  process.on('unhandledRejection', onStray)
  process.on('uncaughtException', onStray)
  const findLeak = await createLeakDetector(fuzzApp.db, namesOf(api))
  const asking = createRequestRunner(fuzzApp, findLeak)
  const base = await fuzzApp.app.listen({ port: 0, host: '127.0.0.1' })
  const wire = createNetworkSender(base)
  const inject = createInjectSender(fuzzApp.app)
  const before = await fingerprintNeighbour(fuzzApp)
  let wired = 0

  async function turn(endpoint: Endpoint, runs: number, turnSeed: number, send: SendRequest): Promise<void> {
    let left = runs
    let at = turnSeed
    while (left > 0) {
      let smallest: Awaited<ReturnType<RequestRunner['run']>>
      let shrinks = 0
      const holds = fc.asyncProperty(generateRequests(endpoint), async (generated) => {
        const finding = await asking.run(endpoint, generated, send)
        if (!finding) return true
        if (smallest) {
          shrinks += 1
          if (shrinks > mostShrinks || findingKey(finding) !== findingKey(smallest)) return true
        } else if (findings.isKnown(finding)) return true
        smallest = finding
        return false
      })
      const { failed, numRuns } = await fc.check(holds, { seed: at, numRuns: left })
      if (failed && smallest) findings.add(smallest)
      left -= failed ? Math.max(1, numRuns) : left
      at += 1
    }
    if (disruptiveWords.has(endpoint.word) || asking.hasLostSession()) await fuzzApp.callers.restore()
  }

  const chosen = allEndpoints.filter(({ word }) => only === undefined || word === only)
  if (chosen.length === 0) throw new Error(`There is no word ${only}.`)
  const ofATurn = Math.min(mostPerBatch, Math.ceil(requests / chosen.length))
  const turns = Math.ceil(requests / ofATurn)
  const queue = Array.from({ length: turns }, (_, at) => at)
  async function lane(): Promise<void> {
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      const endpoint = chosen[endpointIndex(at, chosen.length, seed)] as Endpoint
      // A line that stays open can only be hung up on where there is one.
      const isWired = at % wireEvery === 0 || endpoint.name === 'household.live'
      if (isWired) wired += ofATurn
      await turn(endpoint, ofATurn, (seed + at * 7919) | 0, isWired ? wire.send : inject)
      if (at % chosen.length === 0) await fuzzApp.tick()
      if (at % refillEvery === 0) await refillHousehold(fuzzApp)
      for (const complaint of fuzzApp.complaints.takeUnattributed())
        found('an error in the log', 'a background job', complaint)
      onProgress?.(asking.sent())
    }
  }

  try {
    await Promise.all(Array.from({ length: lanes }, lane))
    for (const fault of await findRouteFaults(inject, findLeak, seed))
      found(fault.kind, fault.about, fault.detail)
    for (const fault of await findMalformedHttpFaults(base, findLeak))
      found(fault.kind, fault.about, fault.detail)
    await fuzzApp.tick()
    const ready = await inject({ method: 'GET', url: '/readyz', headers: {}, body: undefined })
    if (ready.status !== 200) found('not ready afterwards', '/readyz', String(ready.status))
    for (const table of changedTables(before, await fingerprintNeighbour(fuzzApp)))
      found('another household changed', table, 'by no member of it')
    for (const complaint of fuzzApp.complaints.takeUnattributed())
      found('an error in the log', 'a background job', complaint)
  } finally {
    wire.close()
    process.off('unhandledRejection', onStray)
    process.off('uncaughtException', onStray)
  }
  return { findings, asking, wired }
}

/** Every call once a round, in an order of the round's own. */
function endpointIndex(at: number, count: number, seed: number): number {
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
