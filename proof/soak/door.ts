import { Agent, type IncomingMessage, request } from 'node:http'
import {
  type AnswerOf,
  addressOf,
  type DataOf,
  type Endpoint,
  type EndpointShape,
  type InputOf,
} from '@larder/contract/endpoint'
import { isErrorAnswer } from '@larder/contract/error-answer'
import type { ErrorCode } from '@larder/contract/errors'
import { Page } from '@larder/contract/paging'
import * as z from 'zod/mini'
import { isHeavy } from './heavy'
import type { Tally } from './tally'

/** Who asks, where, and from which address. */
export interface Caller {
  readonly url: string
  readonly address: string
  readonly token?: string | undefined
}

/** An answer that is not what the contract or the cook expects. */
export class WrongAnswer extends Error {}

/** The way into the servers for all simulated cooks: every answer is read by the contract and timed. */
export interface Door {
  ask<E extends EndpointShape>(by: Caller, endpoint: Endpoint<E>, input: InputOf<E>): Promise<AnswerOf<E>>
  /** It must be refused, with this word. */
  refused<E extends EndpointShape>(
    by: Caller,
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    code: ErrorCode,
  ): Promise<void>
  /** A line of events, to its end. */
  follow<E extends EndpointShape>(by: Caller, endpoint: Endpoint<E>, input: InputOf<E>): Promise<DataOf<E>[]>
  /** A page as a visitor's browser opens it. */
  page(by: Caller, path: string): Promise<void>
  close(): void
}

interface Asked {
  name: string
  method: string
  path: string
  payload?: Uint8Array | undefined
  type?: string
}

interface Reply {
  status: number
  bytes: Buffer
}

const patienceMs = 60_000

export function openDoor(tally: Tally): Door {
  const agent = new Agent({ keepAlive: true })

  async function timed(by: Caller, asked: Asked): Promise<Reply> {
    const round = tally.round()
    const began = performance.now()
    const reply = await send(agent, by, asked)
    const fairly = round !== undefined && round === tally.round()
    tally.answered(asked.name, fairly ? performance.now() - began : Number.NaN, isHeavy(asked.name))
    return reply
  }

  async function good(by: Caller, endpoint: Endpoint, input: object): Promise<Reply> {
    const reply = await timed(by, askedOf(endpoint, input))
    if (reply.status !== (endpoint.status ?? 200)) throw new WrongAnswer(`${endpoint.name} ${said(reply)}`)
    return reply
  }

  return {
    async ask<E extends EndpointShape>(by: Caller, endpoint: Endpoint<E>, input: InputOf<E>) {
      const reply = await good(by, endpoint, input as object)
      if (endpoint.gives) return { data: reply.bytes } as unknown as AnswerOf<E>
      return parsed(endpoint, answerSchema(endpoint), textOf(reply)) as AnswerOf<E>
    },

    async refused(by, endpoint, input, code) {
      const reply = await timed(by, askedOf(endpoint, input as object))
      const answer: unknown = JSON.parse(textOf(reply))
      if (isErrorAnswer(answer) && answer.error.code === code) return
      throw new WrongAnswer(`${endpoint.name} was to be refused with ${code}, and ${said(reply)}`)
    },

    async follow<E extends EndpointShape>(by: Caller, endpoint: Endpoint<E>, input: InputOf<E>) {
      const reply = await good(by, endpoint, input as object)
      const blocks = textOf(reply).split('\n\n')
      const events = blocks.filter((block) => block.startsWith('data: ')).map((block) => block.slice(6))
      return events.map((text) => parsed(endpoint, endpoint.data ?? z.null(), text)) as DataOf<E>[]
    },

    async page(by, path) {
      const reply = await timed(by, { name: 'a page', method: 'GET', path })
      if (reply.status !== 200 || !/<title>.+<\/title>/.test(textOf(reply)))
        throw new WrongAnswer(`the page ${path} ${said(reply)}`)
    },

    close: () => agent.destroy(),
  }
}

function answerSchema({ data = z.null(), paged }: EndpointShape) {
  return paged ? z.object({ data: z.array(data), page: Page }) : z.object({ data })
}

function parsed(endpoint: Endpoint, schema: z.core.$ZodType, text: string): unknown {
  const read = z.safeParse(schema, JSON.parse(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new WrongAnswer(`${endpoint.name} broke the contract at ${issue?.path.join('.')}: ${issue?.message}`)
}

function textOf({ bytes }: Reply): string {
  return bytes.toString('utf8')
}

function said(reply: Reply): string {
  return `answered ${reply.status}: ${textOf(reply).slice(0, 300)}`
}

function askedOf(endpoint: Endpoint, input: object): Asked {
  const { body, picture, ...where } = input as { body?: object; picture?: Uint8Array }
  const { name, method } = endpoint
  const payload = picture ?? (body && Buffer.from(JSON.stringify(body)))
  const type = picture ? 'image/jpeg' : 'application/json'
  return { name, method, path: addressOf(endpoint, where), payload, type }
}

function send(agent: Agent, { url, address, token }: Caller, asked: Asked): Promise<Reply> {
  const { name, method, path, payload, type } = asked
  const headers = {
    'x-forwarded-for': address,
    ...(payload && { 'content-type': type, 'content-length': payload.length }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new WrongAnswer(`${name} ${why}`))
    const asking = request(url + path, { method, agent, headers, timeout: patienceMs }, (answer) => {
      whole(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, bytes }),
        (error: unknown) => fail(`broke off: ${error}`),
      )
    })
    asking.on('timeout', () => asking.destroy(new Error(`no word for ${patienceMs} ms`)))
    asking.on('error', (error) => fail(`had no answer: ${error.message}`))
    asking.end(payload)
  })
}

async function whole(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return Buffer.concat(parts)
}
