import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@larder/contract/http/endpoint'
import { isErrorResponse } from '@larder/contract/http/error-response'
import { type ErrorCode, errorDefinitions } from '@larder/contract/http/errors'
import * as z from 'zod/mini'
import { responseSchemaOf } from '../../apps/server/src/http/compiled-validator'
import { errorCodesOf } from '../../apps/server/src/http/docs/openapi'
import type { FindLeak } from './leak-detector'
import type { HttpResponseData } from './senders'

/** What is wrong with an answer, in a word and in detail. */
export interface ResponseFault {
  readonly kind: string
  readonly detail: string
}

/** What the server says of any request before it looks which call it is. */
const generalErrorCodes: readonly ErrorCode[] = [
  ...([
    'bad-request',
    'bad-json',
    'not-acceptable-type',
    'too-large',
    'endpoint-not-found',
    'wrong-method',
  ] as const),
  ...(['too-many-requests', 'no-such-range', 'bad-input'] as const),
]

/** Refusals of the 500s that are no failure of ours: somebody else is away, or a queue is full. */
const expectedServerErrors: readonly ErrorCode[] = [
  'scanner-busy',
  'importer-busy',
  'page-not-read',
  'payments-unavailable',
]

/** Finds fault with an answer to a call of the contract. */
export function judgeEndpointResponse(
  endpoint: Endpoint,
  method: string,
  answer: HttpResponseData,
  findLeak: FindLeak,
): ResponseFault | undefined {
  const general = judgeAnyResponse(answer, findLeak, method === 'HEAD')
  if (general || method !== endpoint.method) return general
  if (answer.status >= 400) {
    const { code } = JSON.parse(answer.body.toString()).error
    if (generalErrorCodes.includes(code) || errorCodesOf(endpoint).includes(code)) return undefined
    return { kind: 'an undocumented rejection', detail: code }
  }
  return judgeData(endpoint, answer)
}

/** Finds fault with any answer at all. */
export function judgeAnyResponse(
  { status, headers, body }: HttpResponseData,
  findLeak: FindLeak,
  isHead = false,
): ResponseFault | undefined {
  const text = body.toString()
  const isText = !/^image\/|zip/.test(String(headers['content-type']))
  const leak = isText ? findLeak(text) : undefined
  if (leak !== undefined) return { kind: 'a leak', detail: leak }
  if (status < 400) return undefined
  if (isHead) return status < 500 ? undefined : { kind: 'a failure', detail: String(status) }
  const rejection = read(text)
  if (!isErrorResponse(rejection))
    return { kind: 'a rejection of another shape', detail: `${status} ${text.slice(0, 200)}` }
  const { code, message } = rejection.error
  const known = errorDefinitions[code]
  if (status >= 500 && !expectedServerErrors.includes(code))
    return { kind: 'a failure', detail: `${status} ${code}` }
  // What cannot be read as a request is answered before there is one, by the statuses of HTTP.
  if (known?.status !== status && ![408, 431].includes(status))
    return { kind: 'a code that does not fit its status', detail: `${status} ${code}` }
  return message.trim() === '' ? { kind: 'an error without a message', detail: code } : undefined
}

function judgeData(
  endpoint: Endpoint,
  { status, headers, body }: HttpResponseData,
): ResponseFault | undefined {
  const type = String(headers['content-type'])
  const wrong = (detail: string): ResponseFault => ({ kind: 'a response that breaks the contract', detail })
  if (status !== (endpoint.status ?? 200)) return wrong(`the status ${status}`)
  if (endpoint.gives) return body.length > 0 && !type.includes('json') ? undefined : wrong(`given as ${type}`)
  if (endpoint.stream) return judgeEvents(endpoint, type, body.toString())
  const answer = read(body.toString())
  return judgeValue(responseSchemaOf(endpoint), answer)
}

function judgeEvents({ data }: Endpoint, type: string, text: string): ResponseFault | undefined {
  if (!type.startsWith('text/event-stream'))
    return { kind: 'a response that breaks the contract', detail: type }
  const blocks = text.split('\n\n').filter((block) => block.startsWith('data: '))
  const faults = blocks.map((block) => data && judgeValue(data, read(block.slice('data: '.length))))
  return faults.find((fault) => fault !== undefined)
}

function judgeValue(schema: z.core.$ZodType, value: unknown): ResponseFault | undefined {
  const parsed = z.safeParse(schema, value)
  const kind = 'a response that breaks the contract'
  if (!parsed.success) return { kind, detail: z.prettifyError(parsed.error).slice(0, 400) }
  return isDeepStrictEqual(parsed.data, value)
    ? undefined
    : { kind, detail: 'it says more than the contract names' }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
