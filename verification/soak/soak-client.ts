import { Agent, type IncomingMessage, request } from 'node:http'
import {
  buildEndpointUrl,
  type DataOf,
  type Endpoint,
  type EndpointShape,
  type InputOf,
  type ResponseOf,
} from '@larder/contract/http/endpoint'
import { isErrorResponse } from '@larder/contract/http/error-response'
import type { ErrorCode } from '@larder/contract/http/errors'
import { PageInfo } from '@larder/contract/http/paging'
import * as z from 'zod/mini'
import { isHeavyCall } from './heavy-calls'
import type { SoakTally } from './report/soak-tally'

/** Who asks, where, and from which address. */
export interface SoakCaller {
  readonly url: string
  readonly address: string
  readonly token?: string | undefined
}

/** An answer that is not what the contract or the cook expects. */
export class WrongResponse extends Error {}

/** The way into the servers for all simulated cooks: every answer is read by the contract and timed. */
export interface SoakClient {
  call<E extends EndpointShape>(
    by: SoakCaller,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
  ): Promise<ResponseOf<E>>
  /** It must be refused, with this word. */
  expectRejected<E extends EndpointShape>(
    by: SoakCaller,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    code: ErrorCode,
  ): Promise<void>
  /** A line of events, to its end. */
  readEvents<E extends EndpointShape>(
    by: SoakCaller,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
  ): Promise<DataOf<E>[]>
  /** A page as a visitor's browser opens it. */
  openPage(by: SoakCaller, path: string): Promise<void>
  close(): void
}

interface SoakRequest {
  name: string
  method: string
  path: string
  payload?: Uint8Array | undefined
  type?: string
}

interface SoakResponse {
  status: number
  bytes: Buffer
}

const timeoutMs = 60_000

export function createSoakClient(tally: SoakTally): SoakClient {
  const agent = new Agent({ keepAlive: true })

  async function timed(by: SoakCaller, asked: SoakRequest): Promise<SoakResponse> {
    const round = tally.round()
    const began = performance.now()
    const reply = await send(agent, by, asked)
    const fairly = round !== undefined && round === tally.round()
    tally.recordResponse(asked.name, fairly ? performance.now() - began : Number.NaN, isHeavyCall(asked.name))
    return reply
  }

  async function good(by: SoakCaller, endpoint: Endpoint, input: object): Promise<SoakResponse> {
    const reply = await timed(by, toSoakRequest(endpoint, input))
    if (reply.status !== (endpoint.status ?? 200))
      throw new WrongResponse(`${endpoint.name} ${describeResponse(reply)}`)
    return reply
  }

  return {
    async call<E extends EndpointShape>(by: SoakCaller, endpoint: Endpoint<E>, input: InputOf<E>) {
      const reply = await good(by, endpoint, input as object)
      if (endpoint.gives) return { data: reply.bytes } as unknown as ResponseOf<E>
      return parsed(endpoint, answerSchema(endpoint), textOf(reply)) as ResponseOf<E>
    },

    async expectRejected(by, endpoint, input, code) {
      const reply = await timed(by, toSoakRequest(endpoint, input as object))
      const answer: unknown = JSON.parse(textOf(reply))
      if (isErrorResponse(answer) && answer.error.code === code) return
      throw new WrongResponse(
        `${endpoint.name} was to be refused with ${code}, and ${describeResponse(reply)}`,
      )
    },

    async readEvents<E extends EndpointShape>(by: SoakCaller, endpoint: Endpoint<E>, input: InputOf<E>) {
      const reply = await good(by, endpoint, input as object)
      const blocks = textOf(reply).split('\n\n')
      const events = blocks.filter((block) => block.startsWith('data: ')).map((block) => block.slice(6))
      return events.map((text) => parsed(endpoint, endpoint.data ?? z.null(), text)) as DataOf<E>[]
    },

    async openPage(by, path) {
      const reply = await timed(by, { name: 'a page', method: 'GET', path })
      if (reply.status !== 200 || !/<title>.+<\/title>/.test(textOf(reply)))
        throw new WrongResponse(`the page ${path} ${describeResponse(reply)}`)
    },

    close: () => agent.destroy(),
  }
}

function answerSchema({ data = z.null(), paged }: EndpointShape) {
  return paged ? z.object({ data: z.array(data), page: PageInfo }) : z.object({ data })
}

function parsed(endpoint: Endpoint, schema: z.core.$ZodType, text: string): unknown {
  const read = z.safeParse(schema, JSON.parse(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new WrongResponse(
    `${endpoint.name} broke the contract at ${issue?.path.join('.')}: ${issue?.message}`,
  )
}

function textOf({ bytes }: SoakResponse): string {
  return bytes.toString('utf8')
}

function describeResponse(reply: SoakResponse): string {
  return `answered ${reply.status}: ${textOf(reply).slice(0, 300)}`
}

function toSoakRequest(endpoint: Endpoint, input: object): SoakRequest {
  const { body, picture, ...where } = input as { body?: object; picture?: Uint8Array }
  const { name, method } = endpoint
  const payload = picture ?? (body && Buffer.from(JSON.stringify(body)))
  const type = picture ? 'image/jpeg' : 'application/json'
  return { name, method, path: buildEndpointUrl(endpoint, where), payload, type }
}

function send(agent: Agent, { url, address, token }: SoakCaller, asked: SoakRequest): Promise<SoakResponse> {
  const { name, method, path, payload, type } = asked
  const headers = {
    'x-forwarded-for': address,
    ...(payload && { 'content-type': type, 'content-length': payload.length }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new WrongResponse(`${name} ${why}`))
    const asking = request(url + path, { method, agent, headers, timeout: timeoutMs }, (answer) => {
      readBody(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, bytes }),
        (error: unknown) => fail(`broke off: ${error}`),
      )
    })
    asking.on('timeout', () => asking.destroy(new Error(`no word for ${timeoutMs} ms`)))
    asking.on('error', (error) => fail(`had no answer: ${error.message}`))
    asking.end(payload)
  })
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}
