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

/** What a stubbed endpoint answers: its data, a refusal, or a promise of either. */
type StubbedAnswer<E extends Endpoint> = (
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
  at: { page: number; size: number },
  total: number,
): StubbedPage<Row[]> {
  return new StubbedPage(rows, toPageInfo(at, total))
}

class StubbedRejection {
  readonly status: number
  readonly answer: ErrorResponse
  constructor(code: ErrorCode, details: Partial<ErrorResponse['error']>) {
    this.status = errorDefinitions[code].status
    this.answer = { error: { code, message: errorDefinitions[code].message, ...details } }
  }
}

/** The server says no. Example: `refused('email-taken')`. */
export function rejectedWith(code: ErrorCode, details: Partial<ErrorResponse['error']> = {}) {
  return new StubbedRejection(code, details)
}

/** Stands in for the server in component tests: answers by endpoint and remembers what was asked. */
export function stubApi() {
  const answers: { endpoint: Endpoint; pattern: RegExp; answer: (input: object) => unknown }[] = []
  const calls: StubbedCall[] = []

  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const found = answers.findLast(
      ({ endpoint, pattern }) =>
        endpoint.method === request.method && pattern.test(address.split('?')[0] ?? ''),
    )
    if (!found) throw new TypeError(`No stub for ${request.method} ${address}`)
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    calls.push({ name: found.endpoint.name, address, headers: new Headers(request.headers), body })
    const data = await found.answer({ body })
    if (data instanceof StubbedPage) return Response.json(data.answer)
    return data instanceof StubbedRejection
      ? Response.json(data.answer, { status: data.status })
      : Response.json({ data }, { status: found.endpoint.status ?? 200 })
  })

  return {
    calls,
    callsTo: (endpoint: Endpoint) => calls.filter(({ name }) => name === endpoint.name),
    answer<E extends Endpoint>(endpoint: E, answer: StubbedAnswer<E>) {
      const pattern = new RegExp(`^${apiBase}${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)
      answers.push({ endpoint, pattern, answer: answer as (input: object) => unknown })
    },
  }
}
