import type { InputOf, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import type { CallFailure, CallOptions } from '../ports'

/** The key is optional here; the engine sets its own. */
type WithoutKey<T> = T extends unknown ? Omit<T, 'action'> & { action?: string | undefined } : never

/** The input of a change. The engine adds the idempotency key. */
export type InputFor<E extends WriteEndpoint> = E extends { readonly keyed: 'body' }
  ? InputOf<E> extends { body: infer Body }
    ? Omit<InputOf<E>, 'body'> & { body: WithoutKey<Body> }
    : InputOf<E>
  : E extends { readonly keyed: 'query' }
    ? Omit<InputOf<E>, 'query'> & { query?: object }
    : InputOf<E>

/** A change that the server has not acknowledged yet; `name` tells the type of `input`. */
export type PendingChange<W extends WriteEndpoint, N = unknown> = W extends WriteEndpoint
  ? {
      /** Also the idempotency key under which the server books the change once. */
      readonly id: string
      readonly name: W['name']
      readonly input: InputOf<W>
      /** When the cook made the change. */
      readonly at: string
      /** Local data of the screen; never sent. */
      readonly note?: N
      /** The household it is booked in; missing if it was not known yet. */
      readonly household?: string
    }
  : never

/** How a change is sent at once. */
export interface ChangeOptions<E extends WriteEndpoint> extends CallOptions {
  /** Changes of one lane are sent one after the other. */
  readonly lane?: string
  /**
   * Returns the input of the lane's waiting change of the same endpoint merged with this one; undefined if they
   * cannot be merged.
   */
  readonly join?: (waiting: InputOf<E>) => InputFor<E> | undefined
  /** The key of an earlier attempt: the same content sent again is the same change. */
  readonly key?: string
  /**
   * Asked after a rejection: returns the input to send instead, under the same key, while the change stays
   * visible. Throws to let the rejection stand.
   */
  readonly confirm?: (rejection: CallFailure) => Promise<InputFor<E>>
  /**
   * 'later': what is on screen stays in place; the affected reads are refetched when they are next shown. 'never': the
   * caller discards them itself, as a household switch does.
   */
  readonly refetch?: 'later' | 'never'
}

export interface ChangeHandle<E extends WriteEndpoint> {
  readonly id: string
  readonly household: string | undefined
  /** The server's response; rejects if the change failed. */
  readonly response: Promise<ResponseOf<E>>
  /** The response, once the affected reads on screen are fetched again. */
  readonly done: Promise<ResponseOf<E>>
}

/** How a change is queued. */
export interface QueueOptions<E extends WriteEndpoint> {
  /** For this many milliseconds later changes may merge into it. */
  readonly hold?: number
  /** Returns the input of the last change, still held, merged with this one; undefined if they cannot be merged. */
  readonly join?: (last: InputOf<E>) => InputFor<E> | undefined
  readonly note?: unknown
  /** The household it is for, if that is not the current one. */
  readonly household?: string | undefined
}

/** A change in the queue. */
export interface QueuedHandle<E extends WriteEndpoint> extends ChangeHandle<E> {
  /** False if it may have been sent. */
  readonly cancel: () => Promise<boolean>
  /** Changes its input; false if it may have been sent. */
  readonly amend: (change: (input: InputOf<E>) => InputFor<E>) => Promise<boolean>
  /** Replaces its note, sent or not; false if it is no longer queued. */
  readonly annotate: (note: unknown) => boolean
}

/** An endpoint whose changes wait for a connection, made by `queued` of the change queue. */
export interface Queued<E extends WriteEndpoint> {
  readonly endpoint: E
  readonly enqueue: (input: InputFor<E>, options?: QueueOptions<E>) => QueuedHandle<E>
}

/** Returns a test for the changes made by one of these endpoints. */
export function isChangeBy(writes: readonly WriteEndpoint[]) {
  const names = new Set(writes.map(({ name }) => name))
  return ({ name }: { readonly name: string }) => names.has(name)
}

/** Adds the idempotency key where the endpoint accepts one. */
export function withIdempotencyKey<E extends WriteEndpoint>(
  endpoint: E,
  input: InputFor<E> | InputOf<E>,
  key: string,
): InputOf<E> {
  const parts = input as { body?: object; query?: object }
  if (endpoint.keyed === 'body') return { ...parts, body: { ...parts.body, action: key } } as InputOf<E>
  if (endpoint.keyed === 'query') return { ...parts, query: { ...parts.query, action: key } } as InputOf<E>
  return input as InputOf<E>
}
