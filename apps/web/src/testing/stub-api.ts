import { apiBase, type DataOf, type Endpoint, type InputOf } from '@larder/contract/endpoint'
import { type ErrorAnswer, type ErrorCode, refusals } from '@larder/contract/errors'
import { type Page, pageOf } from '@larder/contract/paging'
import { vi } from 'vitest'

interface StubbedCall {
  readonly name: string
  readonly address: string
  readonly headers: Headers
  readonly body: unknown
}

/** What a stubbed endpoint answers: its data, a refusal, or a promise of either. */
type Answer<E extends Endpoint> = (
  input: Partial<InputOf<E>>,
) => DataOf<E> | Paged<DataOf<E>> | Refused | Promise<DataOf<E> | Paged<DataOf<E>> | Refused>

class Paged<Rows> {
  readonly answer: { data: Rows; page: Page }
  constructor(data: Rows, page: Page) {
    this.answer = { data, page }
  }
}

/** One page of a list. Example: `paged(rows, { page: 2, size: 10 }, 25)`. */
export function paged<Row>(rows: Row[], at: { page: number; size: number }, total: number): Paged<Row[]> {
  return new Paged(rows, pageOf(at, total))
}

class Refused {
  readonly status: number
  readonly answer: ErrorAnswer
  constructor(code: ErrorCode, details: Partial<ErrorAnswer['error']>) {
    this.status = refusals[code].status
    this.answer = { error: { code, message: refusals[code].message, ...details } }
  }
}

/** The server says no. Example: `refused('email-taken')`. */
export function refused(code: ErrorCode, details: Partial<ErrorAnswer['error']> = {}) {
  return new Refused(code, details)
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
    if (!found) throw new TypeError(`Nobody answers ${request.method} ${address}`)
    const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : undefined
    calls.push({ name: found.endpoint.name, address, headers: new Headers(request.headers), body })
    const data = await found.answer({ body })
    if (data instanceof Paged) return Response.json(data.answer)
    return data instanceof Refused
      ? Response.json(data.answer, { status: data.status })
      : Response.json({ data }, { status: found.endpoint.status ?? 200 })
  })

  return {
    calls,
    callsTo: (endpoint: Endpoint) => calls.filter(({ name }) => name === endpoint.name),
    answer<E extends Endpoint>(endpoint: E, answer: Answer<E>) {
      const pattern = new RegExp(`^${apiBase}${endpoint.path.replace(/:\w+/g, '[^/]+')}$`)
      answers.push({ endpoint, pattern, answer: answer as (input: object) => unknown })
    },
  }
}
