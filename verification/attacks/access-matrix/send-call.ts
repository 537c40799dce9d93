import { buildEndpointUrl, type Endpoint } from '@larder/contract/http/endpoint'
import type { FastifyInstance } from 'fastify'

/** A request in loose form: parameters, query, and a body or bytes. */
export interface LooseInput {
  readonly params?: Record<string, string | number>
  readonly query?: Record<string, string | number | boolean | undefined>
  readonly body?: object
  readonly picture?: Uint8Array
  readonly file?: Uint8Array
}

export interface RawResponse {
  readonly status: number
  readonly code: string | undefined
  /** Everything that came back, as it travelled: headers and body. */
  readonly text: string
}

/** Makes a call in somebody's name. Of a line that stays open, what is said first is the answer. */
export async function sendCall(
  http: FastifyInstance,
  endpoint: Endpoint,
  { params = {}, query = {}, body, picture, file }: LooseInput,
  authorization: string | undefined,
): Promise<RawResponse> {
  const bytes = picture ?? file
  const payload = bytes ? Buffer.from(bytes) : body && JSON.stringify(body)
  const response = await http.inject({
    method: endpoint.method,
    url: buildEndpointUrl(endpoint, { params, query }),
    remoteAddress: '203.0.113.7',
    headers: {
      'content-type': bytes ? 'application/octet-stream' : 'application/json',
      ...(authorization !== undefined && { authorization }),
    },
    ...(payload !== undefined && { payload }),
    payloadAsStream: true,
  })
  let output = ''
  for await (const part of response.stream()) {
    output += String(part)
    if (endpoint.name === 'household.live' && output.includes('data: ')) break
  }
  const type = String(response.headers['content-type'])
  const answer: { error?: { code: string } } = type.startsWith('application/json') ? JSON.parse(output) : {}
  return {
    status: response.statusCode,
    code: answer.error?.code,
    text: JSON.stringify(response.headers) + output,
  }
}
