import type { OutgoingHttpHeaders } from 'node:http'
import type { Endpoint, EndpointShape, InputOf, Method, ResponseOf } from '@larder/contract/http/endpoint'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import type { ErrorResponse } from '@larder/contract/http/errors'
import type { FastifyInstance } from 'fastify'

interface TestCallOptions {
  token?: string | undefined
  address?: string
  headers?: Record<string, string>
}

/** The response: its status, and the data or the error. */
export interface TestResponse<E extends EndpointShape> {
  status: number
  headers: OutgoingHttpHeaders
  body: ResponseOf<E> & Partial<ErrorResponse>
  /** All events of an event stream; `body.data` is the last. */
  events: unknown[]
}

export type TestClient = <E extends EndpointShape>(
  endpoint: Endpoint<E>,
  input: InputOf<E>,
  options?: TestCallOptions,
) => Promise<TestResponse<E>>

interface SentRequest {
  method: Method
  url: string
  address: string
  headers: Record<string, string>
  payload?: Buffer | string
}

interface ReceivedResponse {
  status: number
  headers: OutgoingHttpHeaders
  bytes: Buffer
}

/** The typed client of all tests, over any transport. */
export function createClient(send: (request: SentRequest) => Promise<ReceivedResponse>): TestClient {
  return async (endpoint, input, { token, address = '203.0.113.7', headers = {} } = {}) => {
    const { body, picture, ...urlParts } = input as { body?: object; picture?: Uint8Array }
    const payload = picture ? Buffer.from(picture) : body && JSON.stringify(body)
    const response = await send({
      method: endpoint.method,
      url: buildEndpointUrl(endpoint, urlParts),
      address,
      headers: {
        'content-type': picture ? 'application/octet-stream' : 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    const { status } = response
    return { status, headers: response.headers, ...parseResponse(response) }
  }
}

/** Calls the app as a browser would, through all checks, without a network. */
export function createTestClient(http: FastifyInstance): TestClient {
  return createClient(async ({ address, ...request }) => {
    const response = await http.inject({ ...request, remoteAddress: address })
    return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload }
  })
}

/** Parses the response: of an event stream all events, the last as data; of a picture or archive its bytes. */
function parseResponse({ headers, bytes }: ReceivedResponse) {
  const type = String(headers['content-type'])
  if (/^image\/|^application\/zip/.test(type)) return { body: { data: bytes } as never, events: [] }
  const text = bytes.toString('utf8')
  if (!type.startsWith('text/event-stream')) return { body: JSON.parse(text), events: [] }
  const blocks = text.split('\n\n').filter((block) => block.startsWith('data: '))
  const events = blocks.map((block) => JSON.parse(block.slice('data: '.length)))
  return { body: { data: events.at(-1) ?? null } as never, events }
}

/** Unused set-up secrets of test apps: the first cook of each is its admin. */
const secrets = new WeakMap<TestClient, string>()

export function offerSetUp(call: TestClient, secret: string | undefined): void {
  if (secret) secrets.set(call, secret)
}

/** Returns the app's set-up secret, once. */
export function takeSetUp(call: TestClient): string | undefined {
  const secret = secrets.get(call)
  secrets.delete(call)
  return secret
}
