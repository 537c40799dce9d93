import { performance } from 'node:perf_hooks'
import type { Endpoint } from '@larder/contract/http/endpoint'
import type { Finding } from './findings'
import type { FuzzApp } from './fuzz-app'
import type { Payload } from './generators/payloads'
import { type CallerName, type GeneratedRequest, toRequestUrl } from './generators/requests'
import { judgeEndpointResponse } from './judge-response'
import type { FindLeak } from './leak-detector'
import {
  type RememberedValue,
  resolveRemembered,
  resourceOfPath,
  resourcesOfEndpoint,
} from './response-memory'
import type { HttpRequestData, HttpResponseData, SendRequest } from './senders'

/** No request takes that long; a longer wait is a hang. It is no measure of speed. */
const hangTimeoutMs = 60_000

/** The part of a run that sends one request and judges what comes back. */
export interface RequestRunner {
  run(endpoint: Endpoint, generated: GeneratedRequest, send: SendRequest): Promise<Finding | undefined>
  sent(): number
  byStatus: Map<number, number>
  /** Calls that did what they are for at least once: behind the others' refusals nothing was tried. */
  done: Set<string>
  slowest: { ms: number; what: string }[]
  /** Somebody's token was refused since this was last asked. */
  hasLostSession(): boolean
}

export function createRequestRunner(fuzzApp: FuzzApp, findLeak: FindLeak): RequestRunner {
  const { memory, foreign, callers, complaints, neighbours } = fuzzApp
  const byStatus = new Map<number, number>()
  const slowest: RequestRunner['slowest'] = []
  const done = new Set<string>()
  let sent = 0
  let shaken = false

  const pickFor = (caller: CallerName) => (known: RememberedValue) => {
    const value = (known.foreign ? foreign : memory).pick(known)
    // An admin may do to anybody what an admin may do; that would be no finding.
    if (caller === 'admin' && neighbours.has(value)) return crypto.randomUUID()
    return value !== undefined && known.fits(value) ? value : known.fallback
  }

  function prepared(endpoint: Endpoint, generated: GeneratedRequest): HttpRequestData {
    const pick = pickFor(generated.caller)
    const put = (value: unknown) => resolveRemembered(value, pick) as Record<string, unknown>
    const authorization = callers.authorization(generated.caller)
    const { type, body, packed } = toHttpBody(generated.payload, pick)
    const odd = Object.entries(put(generated.headers)).map(([name, value]) => [name, String(value)])
    return {
      method: generated.method,
      url: toRequestUrl(endpoint, put(generated.params), put(generated.query), generated.tail),
      headers: {
        ...(type !== undefined && { 'content-type': type }),
        ...(packed && { 'content-encoding': 'gzip' }),
        ...(authorization !== undefined && { authorization }),
        ...Object.fromEntries(odd),
      },
      body,
    }
  }

  async function answered(request: HttpRequestData, send: SendRequest): Promise<HttpResponseData | 'hangs'> {
    const from = performance.now()
    let timer: NodeJS.Timeout | undefined
    const hangs = new Promise<'hangs'>((resolve) => {
      timer = setTimeout(() => resolve('hangs'), hangTimeoutMs)
    })
    const answer = await Promise.race([send(request), hangs]).finally(() => clearTimeout(timer))
    const ms = performance.now() - from
    noteSlow(ms, `${request.method} ${request.url.slice(0, 100)}`)
    return ms > hangTimeoutMs ? 'hangs' : answer
  }

  function noteSlow(ms: number, what: string): void {
    if (slowest.length === 5 && ms < (slowest.at(-1)?.ms ?? 0)) return
    slowest.push({ ms, what })
    slowest.sort((a, b) => b.ms - a.ms).splice(5)
  }

  function learn(endpoint: Endpoint, { status, headers, body }: HttpResponseData): void {
    if (status >= 300 || endpoint.gives) return
    const type = String(headers['content-type'])
    if (body.length > 200_000) return
    if (type.includes('json'))
      for (const shelf of resourcesOfEndpoint(endpoint)) memory.learn(shelf, JSON.parse(body.toString()))
    for (const [, event = 'null'] of type.includes('event-stream')
      ? body.toString().matchAll(/^data: (.*)$/gm)
      : [])
      memory.learn(resourceOfPath(endpoint.path), JSON.parse(event))
  }

  return {
    byStatus,
    done,
    slowest,
    sent: () => sent,
    hasLostSession() {
      const was = shaken
      shaken = false
      return was
    },
    async run(endpoint, generated, send) {
      fuzzApp.passOneSecond()
      sent += 1
      const request = prepared(endpoint, generated)
      const found = (kind: string, detail: string): Finding => ({
        kind,
        detail,
        about: endpoint.name,
        request,
      })
      const tried = await answered(request, send).catch((error: unknown) => error as Error)
      if (tried instanceof Error)
        return isExpectedReset(tried, request) ? undefined : found('a connection error', String(tried))
      // A machine may stand still for a while; a request that hangs does so each time.
      const answer = tried === 'hangs' ? await answered(request, send) : tried
      if (answer === 'hangs') return found('no answer', `within ${hangTimeoutMs / 1000} s`)
      byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1)
      if (answer.status === 401 && generated.caller !== 'nobody') shaken = true
      if (answer.status < 300 && generated.method === endpoint.method) done.add(endpoint.name)
      learn(endpoint, answer)
      const complaint = complaints.takeFor(String(answer.headers['x-request-id']))
      if (complaint !== undefined) return found('an error in the log', complaint)
      const fault = judgeEndpointResponse(endpoint, generated.method, answer, findLeak)
      return fault && found(fault.kind, fault.detail)
    },
  }
}

/** A client that is rejected in the middle of a large body may not read the response. */
function isExpectedReset(error: Error, { body }: HttpRequestData): boolean {
  return (
    /ECONNRESET|EPIPE/.test(`${(error as Error & { code?: string }).code}`) && (body?.length ?? 0) > 60_000
  )
}

function toHttpBody(payload: Payload, pick: (known: RememberedValue) => unknown) {
  if (payload.kind === 'none') return { type: undefined, body: undefined, packed: false }
  if (payload.kind === 'json')
    return {
      type: 'application/json',
      body: Buffer.from(JSON.stringify(resolveRemembered(payload.value, pick)) ?? ''),
      packed: false,
    }
  return { type: payload.type, body: payload.bytes, packed: payload.packed === true }
}
