import {
  buildEndpointUrl,
  type DataOf,
  type EndpointShape,
  type InputOf,
} from '@larder/contract/http/endpoint'
import { session } from '../session/session-store'
import { ApiError } from './api-error'
import {
  contentTypeOf,
  expireSession,
  type RequestPayload,
  requestTimeoutMs,
  uploadTimeoutMs,
} from './client'
import { createEventStreamParser } from './event-stream-parser'

type StreamShape = EndpointShape & { readonly stream: true }

/**
 * Makes a call of the contract that is answered in events, one after the other, until they end. Whoever stops reading, or
 * aborts, hangs up. The server has checked each event by the same schema, so it is taken as it is.
 */
export async function* callStream<E extends StreamShape>(
  endpoint: E,
  input: InputOf<E>,
  { signal }: { readonly signal: AbortSignal },
): AsyncGenerator<DataOf<E>> {
  const hangUp = new AbortController()
  const follow = () => hangUp.abort()
  signal.addEventListener('abort', follow)
  try {
    const answer = await openResponse(endpoint, input, hangUp)
    yield* readEvents<DataOf<E>>(answer)
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof ApiError) throw cause
    throw ApiError.clientError(hangUp.signal.aborted ? 'timeout' : 'offline', { cause })
  } finally {
    signal.removeEventListener('abort', follow)
    hangUp.abort()
  }
}

async function openResponse(
  endpoint: StreamShape,
  input: unknown,
  hangUp: AbortController,
): Promise<Response> {
  const { body, picture, file, ...address } = (input ?? {}) as RequestPayload
  const bytes = picture ?? file
  const token = session.get().accessToken
  const tooLong = setTimeout(() => hangUp.abort(), bytes ? uploadTimeoutMs : requestTimeoutMs)
  try {
    const answer = await fetch(buildEndpointUrl(endpoint, address), {
      method: endpoint.method,
      headers: {
        accept: 'text/event-stream',
        'content-type': contentTypeOf({ picture, file }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(bytes ? { body: bytes } : body !== undefined && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: hangUp.signal,
    })
    if (answer.ok) return answer
    if (answer.status === 401) expireSession(token)
    throw ApiError.fromResponse(answer.status, await answer.json().catch(() => undefined))
  } finally {
    clearTimeout(tooLong)
  }
}

async function* readEvents<Event>({ body }: Response): AsyncGenerator<Event> {
  const pieces = body?.getReader()
  if (!pieces) return
  const decoder = new TextDecoder()
  const heard: Event[] = []
  const read = createEventStreamParser((data) => heard.push(JSON.parse(data)))
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    read(decoder.decode(piece.value, { stream: true }))
    yield* heard.splice(0)
  }
}
