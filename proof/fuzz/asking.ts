import { performance } from 'node:perf_hooks'
import type { Endpoint } from '@larder/contract/endpoint'
import type { Payload } from './bodies'
import type { Finding } from './findings'
import type { House } from './house'
import { judgeCall } from './judge'
import { type Known, settle, shelfAt, shelvesOf } from './known'
import type { FindLeak } from './leaks'
import { type Asked, type CallerName, urlOf } from './requests'
import type { Answer, Send, Sent } from './senders'

/** Nothing takes that long; whoever waits longer waits for ever. It says nothing of how fast we are. */
const hangsAfterMs = 10_000

/** The part of a run that sends one request and judges what comes back. */
export interface Asking {
  ask(endpoint: Endpoint, asked: Asked, send: Send): Promise<Finding | undefined>
  sent(): number
  byStatus: Map<number, number>
  /** Calls that did what they are for at least once: behind the others' refusals nothing was tried. */
  done: Set<string>
  slowest: { ms: number; what: string }[]
  /** Somebody's token was refused since this was last asked. */
  wasShaken(): boolean
}

export function openAsking(house: House, findLeak: FindLeak): Asking {
  const { memory, foreign, callers, complaints, neighbours } = house
  const byStatus = new Map<number, number>()
  const slowest: Asking['slowest'] = []
  const done = new Set<string>()
  let sent = 0
  let shaken = false

  const pickFor = (caller: CallerName) => (known: Known) => {
    const value = (known.foreign ? foreign : memory).pick(known)
    // An admin may do to anybody what an admin may do; that would be no finding.
    if (caller === 'admin' && neighbours.has(value)) return crypto.randomUUID()
    return value !== undefined && known.fits(value) ? value : known.otherwise
  }

  function prepared(endpoint: Endpoint, asked: Asked): Sent {
    const pick = pickFor(asked.caller)
    const put = (value: unknown) => settle(value, pick) as Record<string, unknown>
    const authorization = callers.authorization(asked.caller)
    const { type, body, packed } = carried(asked.payload, pick)
    const odd = Object.entries(put(asked.headers)).map(([name, value]) => [name, String(value)])
    return {
      method: asked.method,
      url: urlOf(endpoint, put(asked.params), put(asked.query), asked.tail),
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(packed && { 'content-encoding': 'gzip' }),
        ...(authorization !== undefined && { authorization }),
        ...Object.fromEntries(odd),
      },
      body,
    }
  }

  async function answered(request: Sent, send: Send): Promise<Answer | 'hangs'> {
    const from = performance.now()
    let timer: NodeJS.Timeout | undefined
    const hangs = new Promise<'hangs'>((resolve) => {
      timer = setTimeout(() => resolve('hangs'), hangsAfterMs)
    })
    const answer = await Promise.race([send(request), hangs]).finally(() => clearTimeout(timer))
    const ms = performance.now() - from
    noteSlow(ms, `${request.method} ${request.url.slice(0, 100)}`)
    return ms > hangsAfterMs ? 'hangs' : answer
  }

  function noteSlow(ms: number, what: string): void {
    if (slowest.length === 5 && ms < (slowest.at(-1)?.ms ?? 0)) return
    slowest.push({ ms, what })
    slowest.sort((a, b) => b.ms - a.ms).splice(5)
  }

  function learn(endpoint: Endpoint, { status, headers, body }: Answer): void {
    if (status >= 300 || endpoint.gives) return
    const type = String(headers['content-type'])
    if (body.length > 200_000) return
    if (type.includes('json'))
      for (const shelf of shelvesOf(endpoint)) memory.learn(shelf, JSON.parse(body.toString()))
    for (const [, event = 'null'] of type.includes('event-stream')
      ? body.toString().matchAll(/^data: (.*)$/gm)
      : [])
      memory.learn(shelfAt(endpoint.path), JSON.parse(event))
  }

  return {
    byStatus,
    done,
    slowest,
    sent: () => sent,
    wasShaken() {
      const was = shaken
      shaken = false
      return was
    },
    async ask(endpoint, asked, send) {
      house.breathe()
      sent += 1
      const request = prepared(endpoint, asked)
      const found = (kind: string, detail: string): Finding => ({
        kind,
        detail,
        about: endpoint.name,
        request,
      })
      const tried = await answered(request, send).catch((error: unknown) => error as Error)
      if (tried instanceof Error)
        return mayBreak(tried, request) ? undefined : found('a broken line', String(tried))
      // A machine may stand still for a while; a request that hangs does so each time.
      const answer = tried === 'hangs' ? await answered(request, send) : tried
      if (answer === 'hangs') return found('no answer', `within ${hangsAfterMs / 1000} s`)
      byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1)
      if (answer.status === 401 && asked.caller !== 'nobody') shaken = true
      if (answer.status < 300 && asked.method === endpoint.method) done.add(endpoint.name)
      learn(endpoint, answer)
      const complaint = complaints.about(String(answer.headers['x-request-id']))
      if (complaint !== undefined) return found('an error in the log', complaint)
      const fault = judgeCall(endpoint, asked.method, answer, findLeak)
      return fault && found(fault.kind, fault.detail)
    },
  }
}

/** Whoever is told in the middle of a large body that it is too large may not get to hear it. */
function mayBreak(error: Error, { body }: Sent): boolean {
  return (
    /ECONNRESET|EPIPE/.test(`${(error as Error & { code?: string }).code}`) && (body?.length ?? 0) > 60_000
  )
}

function carried(payload: Payload, pick: (known: Known) => unknown) {
  if (payload.kind === 'none') return { type: undefined, body: undefined, packed: false }
  if (payload.kind === 'json')
    return {
      type: 'application/json',
      body: Buffer.from(JSON.stringify(settle(payload.value, pick)) ?? ''),
      packed: false,
    }
  return { type: payload.type, body: payload.bytes, packed: payload.packed === true }
}
