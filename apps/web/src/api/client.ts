import {
  buildEndpointUrl,
  type EndpointParams,
  type EndpointShape,
  householdHeader,
  type InputOf,
  type ResponseOf,
} from '@larder/contract/http/endpoint'
import { session } from '../session/session-store'
import { ApiError } from './api-error'
import { redirectToLogin } from './login-redirect'

export const requestTimeoutMs = 6000

/** A picture takes its time over a weak line. */
export const uploadTimeoutMs = 60_000

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** In whose name, where that is not the session held now. */
  readonly token?: string
  /** Only there, and nowhere else, where the cook may have switched to another household since. */
  readonly household?: string | undefined
  /** Goes through even when the page is left meanwhile. */
  readonly keepalive?: boolean
}

/** What goes along with a call: data, or a picture or file as it is. */
export interface RequestPayload {
  readonly body?: unknown
  readonly picture?: Blob | undefined
  readonly file?: Blob | undefined
}

export function contentTypeOf({ picture, file }: RequestPayload): string {
  return picture?.type ?? (file ? 'application/octet-stream' : 'application/json')
}

/** Makes one call of the contract. The server has checked its answer by the same schema, so it is taken as it is. */
export async function callEndpoint<E extends EndpointShape>(
  endpoint: E,
  input: InputOf<E>,
  { signal, token = session.get().accessToken ?? undefined, household, keepalive = false }: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { body, picture, file, ...address } = (input ?? {}) as EndpointParams & RequestPayload
  const bytes = picture ?? file
  const headers: Record<string, string> = {
    'content-type': contentTypeOf({ picture, file }),
    accept: 'application/json',
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (household !== undefined) headers[householdHeader] = household
  const sent = bytes ? { body: bytes } : body === undefined ? {} : { body: JSON.stringify(body) }

  const request = { method: endpoint.method, headers, keepalive, ...sent }
  const { status, ok, answer } = await sendRequest(
    buildEndpointUrl(endpoint, address),
    { request, signal, patience: bytes ? uploadTimeoutMs : requestTimeoutMs },
    async (response) => parseJson(await response.text()),
  )
  if (ok && answer !== undefined) return answer as ResponseOf<E>
  if (status === 401) expireSession(token ?? null)
  throw ApiError.fromResponse(status, answer)
}

/** Fetches a picture or an archive that the contract gives; an address of it for an image must be made and let go by the caller. */
export async function callBytes<E extends EndpointShape & { readonly gives: 'picture' | 'archive' }>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<Blob> {
  const token = session.get().accessToken ?? undefined
  const headers: Record<string, string> = { accept: 'image/*, application/zip, application/json' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const { status, ok, answer } = await sendRequest(
    buildEndpointUrl(endpoint, (input ?? {}) as EndpointParams),
    { request: { method: endpoint.method, headers }, signal, patience: uploadTimeoutMs },
    async (response) => (response.ok ? response.blob() : parseJson(await response.text())),
  )
  if (ok && answer instanceof Blob) return answer
  if (status === 401) expireSession(token ?? null)
  throw ApiError.fromResponse(status, answer)
}

/** A late refusal of an old token says nothing about the session that was begun since. */
export function expireSession(refused: string | null) {
  if (session.get().accessToken !== refused) return
  session.clearUser()
  redirectToLogin()
}

async function sendRequest<Answer>(
  address: string,
  asked: { request: RequestInit; signal: AbortSignal | undefined; patience: number },
  read: (response: Response) => Promise<Answer>,
) {
  const { request, signal, patience } = asked
  const giveUp = new AbortController()
  const followCaller = () => giveUp.abort()
  const timer = setTimeout(followCaller, patience)
  signal?.addEventListener('abort', followCaller)
  try {
    signal?.throwIfAborted()
    const response = await fetch(address, { ...request, signal: giveUp.signal })
    return { status: response.status, ok: response.ok, answer: await read(response) }
  } catch (cause) {
    signal?.throwIfAborted()
    throw ApiError.clientError(giveUp.signal.aborted ? 'timeout' : 'offline', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', followCaller)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
