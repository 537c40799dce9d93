import {
  type Address,
  type AnswerOf,
  addressOf,
  type EndpointShape,
  householdHeader,
  type InputOf,
} from '@larder/contract/endpoint'
import { session } from '../session/session-store'
import { ApiError } from './api-error'
import { goToLogin } from './way-to-login'

export const patience = 6000

/** A picture takes its time over a weak line. */
export const picturePatience = 60_000

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
export interface Sent {
  readonly body?: unknown
  readonly picture?: Blob | undefined
  readonly file?: Blob | undefined
}

export function typeSent({ picture, file }: Sent): string {
  return picture?.type ?? (file ? 'application/octet-stream' : 'application/json')
}

/** Makes one call of the contract. The server has checked its answer by the same schema, so it is taken as it is. */
export async function call<E extends EndpointShape>(
  endpoint: E,
  input: InputOf<E>,
  { signal, token = session.get().accessToken ?? undefined, household, keepalive = false }: CallOptions = {},
): Promise<AnswerOf<E>> {
  const { body, picture, file, ...address } = (input ?? {}) as Address & Sent
  const bytes = picture ?? file
  const headers: Record<string, string> = {
    'content-type': typeSent({ picture, file }),
    accept: 'application/json',
  }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  if (household !== undefined) headers[householdHeader] = household
  const sent = bytes ? { body: bytes } : body === undefined ? {} : { body: JSON.stringify(body) }

  const request = { method: endpoint.method, headers, keepalive, ...sent }
  const { status, ok, answer } = await exchange(
    addressOf(endpoint, address),
    { request, signal, patience: bytes ? picturePatience : patience },
    async (response) => parsed(await response.text()),
  )
  if (ok && answer !== undefined) return answer as AnswerOf<E>
  if (status === 401) forgetSession(token ?? null)
  throw ApiError.from(status, answer)
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
  const { status, ok, answer } = await exchange(
    addressOf(endpoint, (input ?? {}) as Address),
    { request: { method: endpoint.method, headers }, signal, patience: picturePatience },
    async (response) => (response.ok ? response.blob() : parsed(await response.text())),
  )
  if (ok && answer instanceof Blob) return answer
  if (status === 401) forgetSession(token ?? null)
  throw ApiError.from(status, answer)
}

/** A late refusal of an old token says nothing about the session that was begun since. */
export function forgetSession(refused: string | null) {
  if (session.get().accessToken !== refused) return
  session.clearUser()
  goToLogin()
}

async function exchange<Answer>(
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
    throw ApiError.own(giveUp.signal.aborted ? 'timeout' : 'offline', { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', followCaller)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
