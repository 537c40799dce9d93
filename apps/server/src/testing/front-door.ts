import type { AnswerOf, Endpoint, EndpointShape, InputOf } from '@larder/contract/endpoint'
import { addressOf } from '@larder/contract/endpoint'
import type { ErrorAnswer } from '@larder/contract/errors'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export interface CallOptions {
  token?: string | undefined
  address?: string
  headers?: Record<string, string>
}

/** What came back: the status, and the answer or the refusal. */
export interface Reply<E extends EndpointShape> {
  status: number
  headers: LightMyRequestResponse['headers']
  body: AnswerOf<E> & Partial<ErrorAnswer>
}

export type Call = <E extends EndpointShape>(
  endpoint: Endpoint<E>,
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<Reply<E>>

/** Calls the app as a browser would, so that whatever comes in passes every check of the real thing. */
export function frontDoor(http: FastifyInstance): Call {
  return async (endpoint, input, { token, address = '203.0.113.7', headers = {} } = {}) => {
    const { body, ...where } = input as { body?: object }
    const response = await http.inject({
      method: endpoint.method,
      url: addressOf(endpoint, where),
      remoteAddress: address,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
}
