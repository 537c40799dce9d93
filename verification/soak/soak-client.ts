import type { Endpoint, EndpointShape, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import type { ErrorCode } from '@larder/contract/http/errors'
import { PageInfo } from '@larder/contract/http/paging'
import * as z from 'zod/mini'
import { createHttpClient } from '../../apps/server/src/testing/http-client'
import type { TestClient, TestResponse } from '../../apps/server/src/testing/test-client'
import { isHeavyCall } from './heavy-calls'
import type { SoakTally } from './report/soak-tally'

/** Who calls, which server, and from which address. */
export interface SoakCaller {
  readonly url: string
  readonly address: string
  readonly token?: string | undefined
}

/** A response that is not what the contract or the cook expects. */
export class WrongResponse extends Error {}

/** Calls the servers for all simulated cooks: every response is checked by the contract and timed. */
export interface SoakClient {
  /** Of an event stream the last event. */
  call<E extends EndpointShape>(
    by: SoakCaller,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
  ): Promise<ResponseOf<E>>
  /** It must be rejected with this code. */
  expectRejected<E extends EndpointShape>(
    by: SoakCaller,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    code: ErrorCode,
  ): Promise<void>
  /** A page as a visitor's browser opens it. */
  openPage(by: SoakCaller, path: string): Promise<void>
}

export function createSoakClient(tally: SoakTally): SoakClient {
  const clients = new Map<string, TestClient>()

  async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const round = tally.round()
    const began = performance.now()
    const result = await work().catch((error: Error) => {
      throw new WrongResponse(`${name} had no response: ${error.message}`)
    })
    const fairly = round !== undefined && round === tally.round()
    tally.recordResponse(name, fairly ? performance.now() - began : Number.NaN, isHeavyCall(name))
    return result
  }

  function send<E extends EndpointShape>(by: SoakCaller, endpoint: Endpoint<E>, input: InputOf<E>) {
    const client = clients.get(by.url) ?? createHttpClient(by.url)
    clients.set(by.url, client)
    return timed(endpoint.name, () => client(endpoint, input, by))
  }

  return {
    async call(by, endpoint, input) {
      const response = await send(by, endpoint, input)
      if (response.status !== (endpoint.status ?? 200))
        throw new WrongResponse(`${endpoint.name} ${describeResponse(response)}`)
      return parseByContract(endpoint, response)
    },

    async expectRejected(by, endpoint, input, code) {
      const response = await send(by, endpoint, input)
      if (response.body.error?.code === code) return
      throw new WrongResponse(
        `${endpoint.name} was to be rejected with ${code}, and ${describeResponse(response)}`,
      )
    },

    async openPage({ url }, path) {
      const page = await timed('a page', async () => {
        const response = await fetch(url + path)
        return { status: response.status, text: await response.text() }
      })
      if (page.status !== 200 || !/<title>.+<\/title>/.test(page.text))
        throw new WrongResponse(`the page ${path} answered ${page.status}: ${page.text.slice(0, 300)}`)
    },
  }
}

function parseByContract<E extends EndpointShape>(
  endpoint: Endpoint<E>,
  { body, events }: TestResponse<E>,
): ResponseOf<E> {
  const { data = z.null(), paged, gives, stream }: EndpointShape = endpoint
  if (gives) return body
  const parse = (schema: z.core.$ZodType, value: unknown) => {
    const parsed = z.safeParse(schema, value)
    if (parsed.success) return parsed.data as ResponseOf<E>
    const [issue] = parsed.error.issues
    throw new WrongResponse(
      `${endpoint.name} broke the contract at ${issue?.path.join('.')}: ${issue?.message}`,
    )
  }
  if (stream) for (const event of events) parse(data, event)
  return parse(paged ? z.object({ data: z.array(data), page: PageInfo }) : z.object({ data }), body)
}

function describeResponse({ status, body }: { status: number; body: unknown }): string {
  return `answered ${status}: ${JSON.stringify(body).slice(0, 300)}`
}
