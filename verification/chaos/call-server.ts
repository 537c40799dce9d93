import type { Endpoint, EndpointShape, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import type { ErrorResponse } from '@larder/contract/http/errors'

/** Who calls, and from which address, so that nobody is held up by what others do. */
export interface ChaosCaller {
  readonly token?: string
  readonly address: string
}

/** What came back; status 0 when nothing did, and nobody knows whether it was done. */
export interface ChaosResponse<E extends EndpointShape> {
  readonly status: number
  readonly body: ResponseOf<E> & Partial<ErrorResponse>
}

/** Longer than the longest that a server may take to give up. */
const timeoutMs = 90_000

/** Calls a server over the wire. */
export async function callServer<E extends EndpointShape>(
  url: string,
  endpoint: Endpoint<E>,
  input: InputOf<E>,
  { token, address }: ChaosCaller,
): Promise<ChaosResponse<E>> {
  const { body, picture, ...where } = input as { body?: object; picture?: Uint8Array<ArrayBuffer> }
  const payload = picture ?? (body && JSON.stringify(body))
  try {
    const response = await fetch(url + buildEndpointUrl(endpoint, where), {
      method: endpoint.method,
      headers: {
        'x-forwarded-for': address,
        ...(payload !== undefined && {
          'content-type': picture ? 'application/octet-stream' : 'application/json',
        }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(payload !== undefined && { body: payload }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return { status: 0, body: {} as ChaosResponse<E>['body'] }
  }
}

/** What a health check says and how long it took; 0 when it said nothing. */
export async function checkHealth(
  url: string,
  path: '/healthz' | '/readyz',
): Promise<{ status: number; ms: number }> {
  const began = Date.now()
  const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return { status: answer?.status ?? 0, ms: Date.now() - began }
}
