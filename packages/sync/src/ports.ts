import type { EndpointShape, InputOf, ResponseOf } from '@larder/contract/http/endpoint'

/** A failed call as the engine needs it. */
export interface CallFailure extends Error {
  readonly code: string
  /** 0 if no response arrived. */
  readonly status: number
  readonly retryAfterSeconds: number | undefined
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Access token, if not the current session's. */
  readonly token?: string
  /** The only household the call may apply to; the cook may have switched since. */
  readonly household?: string | undefined
  /** Completes even if the page is closed meanwhile. */
  readonly keepalive?: boolean
}

interface NetworkPort {
  readonly call: <E extends EndpointShape>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<ResponseOf<E>>
}

export interface SessionPort {
  /** The access token; null while signed out. */
  readonly token: () => string | null
  readonly subscribe: (listener: () => void) => () => void
}

/** The ports of the engine's core. */
export interface SyncPorts {
  readonly network: NetworkPort
  readonly session: SessionPort
  readonly randomId: () => string
}

export function isCallFailure(error: unknown): error is CallFailure {
  return error instanceof Error && 'code' in error && 'status' in error && typeof error.status === 'number'
}

/** Whether a retry may succeed: no response arrived, or the server failed. */
export function isTransient(error: unknown): boolean {
  return isCallFailure(error) && (error.status === 0 || error.status >= 500)
}
