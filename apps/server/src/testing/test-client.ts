import type { Endpoint, EndpointShape, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import type { ErrorResponse } from '@larder/contract/http/errors'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

interface TestCallOptions {
  token?: string | undefined
  address?: string
  headers?: Record<string, string>
}

/** The response: its status, and the data or the error. */
export interface TestResponse<E extends EndpointShape> {
  status: number
  headers: LightMyRequestResponse['headers']
  body: ResponseOf<E> & Partial<ErrorResponse>
}

export type TestClient = <E extends EndpointShape>(
  endpoint: Endpoint<E>,
  input: InputOf<E>,
  options?: TestCallOptions,
) => Promise<TestResponse<E>>

/** Calls the app as a browser would, through all checks. */
export function createTestClient(http: FastifyInstance): TestClient {
  return async (endpoint, input, { token, address = '203.0.113.7', headers = {} } = {}) => {
    const { body, picture, ...urlParts } = input as { body?: object; picture?: Uint8Array }
    const payload = picture ? Buffer.from(picture) : body && JSON.stringify(body)
    const response = await http.inject({
      method: endpoint.method,
      url: buildEndpointUrl(endpoint, urlParts),
      remoteAddress: address,
      headers: {
        'content-type': picture ? 'application/octet-stream' : 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    return { status: response.statusCode, headers: response.headers, body: parseResponse(response) }
  }
}

/** Parses the response: of an event stream the last event, of a picture or archive its bytes. */
function parseResponse(response: LightMyRequestResponse) {
  const type = String(response.headers['content-type'])
  if (/^image\/|^application\/zip/.test(type)) return { data: response.rawPayload }
  if (!type.startsWith('text/event-stream')) return response.json()
  const events = response.body.split('\n\n').filter((block) => block.startsWith('data: '))
  return { data: JSON.parse(events.at(-1)?.slice('data: '.length) ?? 'null') }
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
