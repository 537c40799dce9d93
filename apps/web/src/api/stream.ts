import {
  buildEndpointUrl,
  type DataOf,
  type EndpointShape,
  type InputOf,
  type WriteEndpoint,
} from '@larder/contract/http/endpoint'
import { withIdempotencyKey } from '@larder/sync/changes/change'
import { createEventStreamParser } from '@larder/sync/live/event-stream-parser'
import { withBasePath } from '../base-path'
import { session } from '../session/session-store'
import { ApiError } from './api-error'
import {
  contentTypeOf,
  expireSession,
  type RequestPayload,
  requestTimeoutMs,
  uploadTimeoutMs,
} from './client'
import { randomId } from './random-id'
import { sync } from './sync'

/**
 * Makes a change whose progress the server reports, and yields the events. However it ends, what it affects is fetched
 * again.
 */
export async function* stream<E extends WriteEndpoint & { readonly stream: true }>(
  endpoint: E,
  input: InputOf<E>,
  options: { readonly signal: AbortSignal },
): AsyncGenerator<DataOf<E>> {
  try {
    yield* callStream(endpoint, withIdempotencyKey(endpoint, input, randomId()), options)
  } finally {
    void sync.reads.invalidate(endpoint.affects)
  }
}

type StreamShape = EndpointShape & { readonly stream: true }

/**
 * Calls a streaming endpoint and yields its events until the stream ends. Ending the iteration or aborting
 * closes the connection. The server validates each event by the same schema, so it is not validated again.
 */
async function* callStream<E extends StreamShape>(
  endpoint: E,
  input: InputOf<E>,
  { signal }: { readonly signal: AbortSignal },
): AsyncGenerator<DataOf<E>> {
  const abortController = new AbortController()
  const abort = () => abortController.abort()
  signal.addEventListener('abort', abort)
  try {
    const response = await openResponse(endpoint, input, abortController)
    yield* readEvents<DataOf<E>>(response)
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof ApiError) throw cause
    throw ApiError.clientError(abortController.signal.aborted ? 'timeout' : 'offline', { cause })
  } finally {
    signal.removeEventListener('abort', abort)
    abortController.abort()
  }
}

async function openResponse(
  endpoint: StreamShape,
  input: unknown,
  abortController: AbortController,
): Promise<Response> {
  const { body, picture, file, ...params } = (input ?? {}) as RequestPayload
  const bytes = picture ?? file
  const token = session.get().accessToken
  const timeout = setTimeout(() => abortController.abort(), bytes ? uploadTimeoutMs : requestTimeoutMs)
  try {
    const response = await fetch(withBasePath(buildEndpointUrl(endpoint, params)), {
      method: endpoint.method,
      headers: {
        accept: 'text/event-stream',
        'content-type': contentTypeOf({ picture, file }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(bytes ? { body: bytes } : body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: abortController.signal,
    })
    if (response.ok) return response
    if (response.status === 401) expireSession(token)
    throw ApiError.fromResponse(response.status, await response.json().catch(() => undefined))
  } finally {
    clearTimeout(timeout)
  }
}

async function* readEvents<Event>({ body }: Response): AsyncGenerator<Event> {
  const reader = body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  const received: Event[] = []
  const parse = createEventStreamParser((data) => received.push(JSON.parse(data)))
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parse(decoder.decode(chunk.value, { stream: true }))
    yield* received.splice(0)
  }
}
