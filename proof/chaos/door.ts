import type { AnswerOf, Endpoint, EndpointShape, InputOf } from '@larder/contract/endpoint'
import { addressOf } from '@larder/contract/endpoint'
import type { ErrorAnswer } from '@larder/contract/errors'

/** Who calls, and from which address, so that nobody is held up by what others do. */
export interface Caller {
  readonly token?: string
  readonly address: string
}

/** What came back; status 0 when nothing did, and nobody knows whether it was done. */
export interface Reply<E extends EndpointShape> {
  readonly status: number
  readonly body: AnswerOf<E> & Partial<ErrorAnswer>
}

/** Longer than the longest that a server may take to give up. */
const patienceMs = 90_000

/** Calls a server over the wire. */
export async function call<E extends EndpointShape>(
  url: string,
  endpoint: Endpoint<E>,
  input: InputOf<E>,
  { token, address }: Caller,
): Promise<Reply<E>> {
  const { body, picture, ...where } = input as { body?: object; picture?: Uint8Array<ArrayBuffer> }
  const payload = picture ?? (body && JSON.stringify(body))
  try {
    const response = await fetch(url + addressOf(endpoint, where), {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': address,
        ...(payload !== undefined && {
          'content-type': picture ? 'application/octet-stream' : 'application/json',
        }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(payload !== undefined && { body: payload }),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return { status: 0, body: {} as Reply<E>['body'] }
  }
}

/** What a health check says and how long it took; 0 when it said nothing. */
export async function health(
  url: string,
  path: '/healthz' | '/readyz',
): Promise<{ status: number; ms: number }> {
  const began = Date.now()
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return { status: answer?.status ?? 0, ms: Date.now() - began }
}
