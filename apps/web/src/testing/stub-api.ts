import { apiBase, type DataOf, type Endpoint, type InputOf } from '@larder/contract/http/endpoint'
import { type ErrorCode, type ErrorResponse, errorDefinitions } from '@larder/contract/http/errors'
import { type PageInfo, toPageInfo } from '@larder/contract/http/paging'
import { vi } from 'vitest'

interface StubbedCall {
  readonly name: string
  readonly address: string
  readonly headers: Headers
  readonly body: unknown
}

/** The response of a stubbed endpoint: data, a rejection, or a promise of either. */
type StubbedResponse<E extends Endpoint> = (
  input: Partial<InputOf<E>>,
) =>
  | DataOf<E>
  | StubbedPage<DataOf<E>>
  | StubbedRejection
  | Promise<DataOf<E> | StubbedPage<DataOf<E>> | StubbedRejection>

class StubbedPage<Rows> {
  readonly answer: { data: Rows; page: PageInfo }
  constructor(data: Rows, page: PageInfo) {
    this.answer = { data, page }
  }
}

/** One page of a list. Example: `paged(rows, { page: 2, size: 10 }, 25)`. */
export function paged<Row>(
  rows: Row[],
  request: { page: number; size: number },
  total: number,
): StubbedPage<Row[]> {
  return new StubbedPage(rows, toPageInfo(request, total))
}

class StubbedRejection {
  readonly status: number
  readonly answer: ErrorResponse
  constructor(code: ErrorCode, details: Partial<ErrorResponse['error']>) {
    this.status = errorDefinitions[code].status
    this.answer = { error: { code, message: errorDefinitions[code].message, ...details } }
  }
}

/** A rejection by the server. Example: `rejectedWith('email-taken')`. */
export function rejectedWith(code: ErrorCode, details: Partial<ErrorResponse['error']> = {}) {
  return new StubbedRejection(code, details)
}

/** Replaces the server in component tests: responds by endpoint and records the calls. */
export function stubApi() {
  const stubs: { endpoint: Endpoint; pattern: RegExp; respond: (input: object) => unknown }[] = []
  const calls: StubbedCall[] = []

  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const stub = stubs.findLast(
      ({ endpoint, pattern }) =>
        endpoint.method === request.method && pattern.test(address.split('?')[0] ?? ''),
    )
    if (!stub) throw new TypeError(`No stub for ${request.method} ${address}`)
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    calls.push({ name: stub.endpoint.name, address, headers: new Headers(request.headers), body })
    const data = await stub.respond({ body })
    if (data instanceof StubbedPage) return Response.json(data.answer)
    return data instanceof StubbedRejection
      ? Response.json(data.answer, { status: data.status })
      : Response.json({ data }, { status: stub.endpoint.status ?? 200 })
  })

  return {
    calls,
    callsTo: (endpoint: Endpoint) => calls.filter(({ name }) => name === endpoint.name),
    answer<E extends Endpoint>(endpoint: E, respond: StubbedResponse<E>) {
      const pattern = new RegExp(`^${apiBase}${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)
      stubs.push({ endpoint, pattern, respond: respond as (input: object) => unknown })
    },
  }
}
