import { Readable } from 'node:stream'
import type {
  AnswerOf,
  DataOf,
  Endpoint,
  EndpointShape,
  ParsedInputOf,
  Schema,
} from '@larder/contract/endpoint'
import { check } from '@larder/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, PairedCamera } from '../actor'
import { AppError } from '../errors'
import { answerCheck } from './answer-schema'
import type { Gate } from './authenticate'
import type { Caller } from './caller'
import { endpointRoute, fileOf, pictureOf } from './endpoint-route'

export type CallerFor<E extends EndpointShape> = E['access'] extends 'anyone'
  ? Caller
  : E['access'] extends 'camera'
    ? Caller & { readonly camera: PairedCamera }
    : Caller & { readonly actor: Actor }

/** Bytes too many to be held at once: they are handed on as they come. */
export interface SentFile {
  /** What it is called where it is saved. */
  readonly name: string
  readonly size: number
  readonly bytes: AsyncIterable<Uint8Array>
}

/** What a handler gives back: the data, or for paged lists the rows with their page. */
type Result<E extends EndpointShape> = E extends { readonly paged: true }
  ? AnswerOf<E>
  : E extends { readonly gives: 'archive' }
    ? Uint8Array | SentFile
    : E extends { readonly data: Schema } | { readonly gives: 'picture' }
      ? DataOf<E>
      : // biome-ignore lint/suspicious/noConfusingVoidType: it is the return type of a handler without data
        void

type Handler<E extends EndpointShape> = (
  input: ParsedInputOf<E>,
  caller: CallerFor<E>,
) => Promise<Result<E>> | Result<E>

/** What bytes are called that are no JSON. */
export const givenTypes = { picture: 'image/jpeg', archive: 'application/zip' } as const

/** Mounts one endpoint of the contract on one function. */
export type Serve = <E extends EndpointShape>(endpoint: Endpoint<E>, handle: Handler<E>) => void

/** Turns the contract into routes: input checked, caller known, answer checked. */
export function openServe(app: FastifyInstance, gate: Gate): Serve {
  return (endpoint, handle) => {
    const status = endpoint.status ?? 200
    const checked = answerCheck(endpoint)
    const { options, admit } = endpointRoute(endpoint, gate)
    app.route({
      ...options,
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const caller = await admit(request)
        const input = readInput(endpoint, request)
        // The gate has seen to it that the caller is who the endpoint's access asks for.
        const result = await handle(input, caller as CallerFor<typeof endpoint>)
        reply.header('cache-control', endpoint.lasting ? 'private, max-age=31536000, immutable' : 'no-store')
        if (endpoint.gives) reply.type(givenTypes[endpoint.gives])
        if (endpoint.gives === 'archive' && isSentFile(result)) return sendFile(reply, result)
        if (endpoint.gives) return reply.send(result)
        return reply.status(status).send(checked(result))
      },
    })
  }
}

function sendFile(reply: FastifyReply, { name, size, bytes }: SentFile): FastifyReply {
  reply.header('content-length', size).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(Readable.from(bytes, { objectMode: false }))
}

function isSentFile(result: unknown): result is SentFile {
  return typeof result === 'object' && result !== null && 'bytes' in result && 'size' in result
}

/** What a request brings, each part checked by its schema. */
export function readInput<E extends EndpointShape>(endpoint: E, request: FastifyRequest): ParsedInputOf<E> {
  const parts: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const checked = check(schema, request[part])
    if (checked.ok) parts[part] = checked.value
    else Object.assign(fields, checked.fields)
  }
  if (Object.keys(fields).length > 0) throw new AppError('bad-input', { fields })
  if (endpoint.takes === 'picture') parts.picture = pictureOf(request)
  if (endpoint.takes === 'file') parts.file = fileOf(request)
  // Each part was parsed by the schema its type comes from.
  return parts as ParsedInputOf<E>
}
