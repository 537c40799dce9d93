import {
  buildEndpointUrl,
  type EndpointParams,
  type EndpointShape,
  householdHeader,
  type InputOf,
  type ResponseOf,
} from '@larder/contract/http/endpoint'
import { withBasePath } from '../base-path'
import { englishToAskFor } from '../english'
import { askForConfirmation, type Confirmed } from '../session/confirmation-request'
import { redirectToLogin, session } from '../session/session-store'
import { ApiError } from './api-error'
import { discardFirstReads, takeFirstRead } from './first-reads'

export const requestTimeoutMs = 6000

/** An upload may be slow on a weak connection. */
export const uploadTimeoutMs = 60_000

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Access token, if not the current session's. */
  readonly token?: string
  /** The only household the call may apply to; the cook may have switched since. */
  readonly household?: string | undefined
  /** Completes even if the page is closed meanwhile. */
  readonly keepalive?: boolean
  /** After the cook has confirmed who they are. */
  readonly isRepeated?: boolean
}

/** The payload of a call: JSON data, or the bytes of a picture or file. */
export interface RequestPayload {
  readonly body?: unknown
  readonly picture?: Blob | undefined
  readonly file?: Blob | undefined
}

/** What the cook is asked to confirm when a call is rejected for lack of it. */
const confirmedByErrorCode: Partial<Record<ApiError['code'], Confirmed>> = {
  'second-factor-required': 'second-factor',
  'confirmation-needed': 'person',
  'email-unconfirmed': 'email',
}

export function contentTypeOf({ picture, file }: RequestPayload): string {
  return picture?.type ?? (file ? 'application/octet-stream' : 'application/json')
}

/**
 * Calls an endpoint of the contract. The server validates its response by the same schema, so it is not
 * validated again.
 */
export async function callEndpoint<E extends EndpointShape>(
  endpoint: E,
  input: InputOf<E>,
  {
    signal,
    token = session.get().accessToken ?? undefined,
    household,
    keepalive = false,
    isRepeated = false,
  }: CallOptions = {},
): Promise<ResponseOf<E>> {
  const { body, picture, file, ...params } = (input ?? {}) as EndpointParams & RequestPayload
  const bytes = picture ?? file
  const headers: Record<string, string> = {
    'content-type': contentTypeOf({ picture, file }),
    accept: 'application/json',
    // A visitor reads texts as they are written, like the prerendered pages.
    'accept-language': token === undefined ? 'en' : englishToAskFor(),
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (household !== undefined) headers[householdHeader] = household
  if (endpoint.method !== 'GET') discardFirstReads()
  const payload = bytes ? { body: bytes } : body === undefined ? {} : { body: JSON.stringify(body) }

  const request = { method: endpoint.method, headers, keepalive, ...payload }
  const { status, ok, result } = await sendRequest(
    buildEndpointUrl(endpoint, params),
    {
      ...{ request, signal, timeoutMs: bytes ? uploadTimeoutMs : requestTimeoutMs },
      ...(endpoint.method === 'GET' && household === undefined && { firstReadFor: token }),
    },
    async (response) => parseJson(await response.text()),
  )
  if (ok && result !== undefined) return result as ResponseOf<E>
  if (status === 401) expireSession(token ?? null)
  const error = ApiError.fromResponse(status, result)
  // The cook is asked and the call is sent again, for anyone who called it as if nothing had been in between.
  const unconfirmed = confirmedByErrorCode[error.code]
  if (unconfirmed && !isRepeated && (await askForConfirmation(unconfirmed)))
    return callEndpoint(endpoint, input, {
      signal,
      ...(token !== undefined && { token }),
      household,
      keepalive,
      isRepeated: true,
    })
  throw error
}

/** Fetches a picture or an archive. The caller creates and revokes an object URL for it. */
export async function callBytes<E extends EndpointShape & { readonly gives: 'picture' | 'archive' }>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<Blob> {
  const token = session.get().accessToken ?? undefined
  const headers: Record<string, string> = { accept: 'image/*, application/zip, application/json' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const { status, ok, result } = await sendRequest(
    buildEndpointUrl(endpoint, (input ?? {}) as EndpointParams),
    { request: { method: endpoint.method, headers }, signal, timeoutMs: uploadTimeoutMs },
    async (response) => (response.ok ? response.blob() : parseJson(await response.text())),
  )
  if (ok && result instanceof Blob) return result
  if (status === 401) expireSession(token ?? null)
  throw ApiError.fromResponse(status, result)
}

/** A late 401 for an old token must not end a newer session. */
export function expireSession(rejectedToken: string | null) {
  if (session.get().accessToken !== rejectedToken) return
  session.clearUser()
  redirectToLogin()
}

async function sendRequest<Result>(
  url: string,
  options: {
    request: RequestInit
    signal: AbortSignal | undefined
    timeoutMs: number
    /** May be answered by a read that was begun with this token before the app's scripts had loaded. */
    firstReadFor?: string | undefined
  },
  read: (response: Response) => Promise<Result>,
) {
  const { request, signal, timeoutMs, firstReadFor } = options
  const abortController = new AbortController()
  const abort = () => abortController.abort()
  const timer = setTimeout(abort, timeoutMs)
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    const first = firstReadFor === undefined ? undefined : takeFirstRead(url, firstReadFor)
    const response =
      (first && (await first)) ??
      (await fetch(withBasePath(url), { ...request, signal: abortController.signal }))
    abortController.signal.throwIfAborted()
    return { status: response.status, ok: response.ok, result: await read(response) }
  } catch (cause) {
    signal?.throwIfAborted()
    throw ApiError.clientError(abortController.signal.aborted ? 'timeout' : 'offline', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
