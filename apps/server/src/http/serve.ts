import { Readable } from 'node:stream'
import type {
  DataOf,
  Endpoint,
  EndpointShape,
  ParsedInputOf,
  PictureFormat,
  ResponseOf,
  Schema,
} from '@larder/contract/http/endpoint'
import { validateBySchema } from '@larder/contract/http/validation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, PairedCamera } from '../actor'
import { AppError } from '../errors'
import type { Authenticator } from './authenticate'
import type { Caller } from './caller'
import { createResponseValidator, responseSchemaOf } from './compiled-validator'
import { readDevice, toDeviceCookie } from './device-cookie'
import { compileDialect, readDialect } from './dialect/dialect-response'
import { createEndpointRoute, readFileBody, readPictureBody } from './endpoint-route'
import { createWorkAdmission, type WorkAdmission } from './work-admission'

export type CallerFor<E extends EndpointShape> = E extends { readonly formats: readonly PictureFormat[] }
  ? Caller & { readonly format: PictureFormat }
  : E['access'] extends 'anyone'
    ? Caller
    : E['access'] extends 'camera'
      ? Caller & { readonly camera: PairedCamera }
      : Caller & { readonly actor: Actor }

/** A download too large to hold in memory; its bytes are streamed. */
export interface FileDownload {
  /** The file name offered to the browser. */
  readonly name: string
  readonly size: number
  readonly bytes: AsyncIterable<Uint8Array>
}

/** A handler's return value: the data, or for paged lists the rows with their page. */
type HandlerResult<E extends EndpointShape> = E extends { readonly paged: true }
  ? ResponseOf<E>
  : E extends { readonly gives: 'archive' }
    ? Uint8Array | FileDownload
    : E extends { readonly data: Schema } | { readonly gives: 'picture' }
      ? DataOf<E>
      : // biome-ignore lint/suspicious/noConfusingVoidType: the return type of a handler without data
        void

type Handler<E extends EndpointShape> = (
  input: ParsedInputOf<E>,
  caller: CallerFor<E>,
) => Promise<HandlerResult<E>> | HandlerResult<E>

/** Content types of responses that are not JSON. */
export const binaryContentTypes = { picture: 'image/jpeg', archive: 'application/zip' } as const

/** Registers a handler for one endpoint of the contract. */
export type Serve = <E extends EndpointShape>(endpoint: Endpoint<E>, handle: Handler<E>) => void

interface ServeOptions {
  readonly work?: WorkAdmission
  /** Where browsers come to. */
  readonly publicUrl?: string
}

/** Registers contract endpoints as routes: authenticates, validates the input and the response. */
export function createServe(
  app: FastifyInstance,
  authenticator: Authenticator,
  { work = createWorkAdmission(), publicUrl = 'http://localhost' }: ServeOptions = {},
): Serve {
  return (endpoint, handle) => {
    const status = endpoint.status ?? 200
    const toResponse = createResponseValidator(endpoint)
    const say = compileDialect(responseSchemaOf(endpoint))
    const { options, admit } = createEndpointRoute(endpoint, authenticator)
    app.route({
      ...options,
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const caller = withDevice(endpoint, await admit(request), request, reply, publicUrl)
        // `admit` has checked the caller against the endpoint's access.
        const format = endpoint.formats && choosePictureFormat(request.headers.accept, endpoint.formats)
        const run = (asked: Caller) =>
          handle(parseInput(endpoint, request), { ...asked, ...(format && { format }) } as CallerFor<
            typeof endpoint
          >)
        const result = isExpensive(endpoint, request)
          ? await runInTurn(work, caller, reply, run)
          : await run(request.body === undefined ? caller : { ...caller, signal: signalOf(reply) })
        reply.header('cache-control', endpoint.lasting ? 'private, max-age=31536000, immutable' : 'no-store')
        if (endpoint.gives) reply.type(format ?? binaryContentTypes[endpoint.gives])
        if (format) reply.header('vary', 'accept')
        if (endpoint.gives === 'archive' && isFileDownload(result)) return sendFile(reply, result)
        if (endpoint.gives) return reply.send(result)
        const response = toResponse(result)
        const dialect = say && readDialect(request.headers['accept-language'])
        if (say) reply.header('vary', 'accept-language')
        return reply.status(status).send(dialect ? say(response, dialect) : response)
      },
    })
  }
}

/** Returns the first format that an Accept header names; without any the last, which everything can read. */
export function choosePictureFormat(
  accept: string | undefined,
  formats: readonly PictureFormat[],
): PictureFormat | undefined {
  const accepted = (accept ?? '').split(',').map((one) => one.split(';')[0]?.trim().toLowerCase())
  return formats.find((format) => accepted.includes(format)) ?? formats.at(-1)
}

/** Larger JSON bodies may take long: long lists, whole files. Pictures and archives have queues of their own. */
const expensiveBytes = 8 * 1024

function isExpensive({ takes }: Endpoint, { headers, body }: FastifyRequest): boolean {
  if (takes || body === undefined) return false
  // Without a length the body came in chunks.
  return Number(headers['content-length'] ?? expensiveBytes) >= expensiveBytes
}

/** Runs an expensive request when it is its caller's turn; its signal is aborted when the caller disconnects. */
function runInTurn<T>(
  work: WorkAdmission,
  caller: Caller,
  reply: FastifyReply,
  run: (caller: Caller) => T | Promise<T>,
): Promise<T> {
  const signal = signalOf(reply)
  const who = caller.actor?.accountId ?? caller.camera?.cameraId ?? caller.address
  return work.run(who, signal, async () => run({ ...caller, signal }))
}

/** Returns a signal that is aborted when the caller has left. */
function signalOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  return left.signal
}

/** Signing in sets the cookie; no other response needs it. */
function withDevice(
  { access, method }: Endpoint,
  caller: Caller,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
): Caller {
  if (access !== 'anyone' || method !== 'POST') return caller
  const rememberDevice = (device: string) => {
    reply.header('set-cookie', toDeviceCookie(device, publicUrl))
  }
  return { ...caller, device: readDevice(headers.cookie), rememberDevice }
}

function sendFile(reply: FastifyReply, { name, size, bytes }: FileDownload): FastifyReply {
  reply.header('content-length', size).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(Readable.from(bytes, { objectMode: false }))
}

function isFileDownload(result: unknown): result is FileDownload {
  return typeof result === 'object' && result !== null && 'bytes' in result && 'size' in result
}

/** Validates each part of a request by its schema. */
export function parseInput<E extends EndpointShape>(endpoint: E, request: FastifyRequest): ParsedInputOf<E> {
  const parts: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const checked = validateBySchema(schema, request[part])
    if (checked.ok) parts[part] = checked.value
    else Object.assign(fields, checked.fields)
  }
  if (Object.keys(fields).length > 0) throw new AppError('bad-input', { fields })
  if (endpoint.takes === 'picture') parts.picture = readPictureBody(request)
  if (endpoint.takes === 'file') parts.file = readFileBody(request)
  // Each part was parsed by the schema its type comes from.
  return parts as ParsedInputOf<E>
}
