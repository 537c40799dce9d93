import type { InputOf, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import { isCallFailure, isTransient, type SyncPorts } from '../ports'
import {
  type ChangeHandle,
  type ChangeOptions,
  type InputFor,
  type PendingChange,
  withIdempotencyKey,
} from './change'

interface DirectChange<E extends WriteEndpoint> {
  readonly endpoint: E
  readonly id: string
  readonly token: string | null
  readonly options: ChangeOptions<E>
  /** What projections see; a new object whenever the input changes. */
  shown: { readonly id: string; readonly name: string; readonly at: string; readonly input: InputOf<E> }
  isSent: boolean
  handle?: ChangeHandle<E>
}

interface DirectChangesParts extends SyncPorts {
  /** Shows the response in the cached reads; called before the change leaves the pending ones. */
  readonly settle: (change: PendingChange<WriteEndpoint>, response: unknown) => Promise<void>
  /** Refetches what the change affects. */
  readonly invalidate: (endpoint: WriteEndpoint, options: { refetch: 'later' | undefined }) => Promise<void>
  readonly onChange: () => void
}

/** A change that was not sent, because the cook who made it has signed out. */
class ChangeDropped extends Error {
  override readonly name = 'ChangeDropped'
}

/** Changes that are sent at once and fail visibly. */
export function createDirectChanges(parts: DirectChangesParts) {
  const { network, session } = parts
  let pending: readonly DirectChange<WriteEndpoint>[] = []
  const lanes = new Map<string, Promise<unknown>>()

  function setPending(next: typeof pending) {
    pending = next
    parts.onChange()
  }

  // One cook's changes are not sent for the next.
  session.subscribe(() => {
    if (pending.some(({ token }) => token !== session.token()))
      setPending(pending.filter(({ token }) => token === session.token()))
  })

  async function refetch<E extends WriteEndpoint>({ endpoint, options }: DirectChange<E>): Promise<void> {
    if (options.refetch !== 'never') await parts.invalidate(endpoint, { refetch: options.refetch })
  }

  async function send<E extends WriteEndpoint>(change: DirectChange<E>): Promise<ResponseOf<E>> {
    const { id, token } = change
    if (token !== session.token()) throw new ChangeDropped('Signed out before it was sent')
    change.isSent = true
    try {
      const response = await callConfirmed(change)
      if (token === session.token())
        await parts.settle(change.shown as PendingChange<WriteEndpoint>, response)
      return response
    } catch (error) {
      // The response was lost; the change may have been saved.
      if (isTransient(error)) void refetch(change)
      throw error
    } finally {
      setPending(pending.filter((one) => one.id !== id))
    }
  }

  async function callConfirmed<E extends WriteEndpoint>(change: DirectChange<E>): Promise<ResponseOf<E>> {
    const { endpoint, id, options } = change
    const { signal, token, household, keepalive, confirm } = options
    const call = () =>
      network.call(endpoint, change.shown.input, {
        signal,
        household,
        ...(token !== undefined && { token }),
        ...(keepalive !== undefined && { keepalive }),
      })
    try {
      return await call()
    } catch (error) {
      if (!confirm || !isCallFailure(error)) throw error
      change.shown = { ...change.shown, input: withIdempotencyKey(endpoint, await confirm(error), id) }
      return await call()
    }
  }

  function join<E extends WriteEndpoint>(endpoint: E, { lane, join: merge }: ChangeOptions<E>) {
    const last = pending.findLast(({ options }) => options.lane === lane)
    if (!merge || !last || last.isSent || last.endpoint.name !== endpoint.name) return undefined
    const input = merge(last.shown.input as InputOf<E>)
    if (input === undefined) return undefined
    last.shown = { ...last.shown, input: withIdempotencyKey(endpoint, input, last.id) }
    setPending([...pending])
    return last.handle as ChangeHandle<E> | undefined
  }

  function toHandle<E extends WriteEndpoint>(change: DirectChange<E>): ChangeHandle<E> {
    const { id, options } = change
    const { lane, household } = options
    const before = lane === undefined ? undefined : lanes.get(lane)
    const response = before ? before.then(() => send(change)) : send(change)
    const settled = response.catch(() => {})
    if (lane !== undefined) {
      lanes.set(lane, settled)
      void settled.then(() => {
        if (lanes.get(lane) === settled) lanes.delete(lane)
      })
    }
    // A lane is refetched once, after its last change: in between a response would lack the waiting ones.
    const isLast = () => !pending.some(({ options }) => lane !== undefined && options.lane === lane)
    const done = response.then(async (value) => {
      if (change.token === session.token() && isLast()) await refetch(change)
      return value
    })
    done.catch(() => {})
    return { id, household, response, done }
  }

  return {
    change<E extends WriteEndpoint>(
      endpoint: E,
      input: InputFor<E>,
      options: ChangeOptions<E> = {},
    ): ChangeHandle<E> {
      const joined = join(endpoint, options)
      if (joined) return joined
      const id = options.key ?? parts.randomId()
      const change: DirectChange<E> = {
        endpoint,
        id,
        token: session.token(),
        options,
        shown: {
          id,
          name: endpoint.name,
          at: new Date().toISOString(),
          input: withIdempotencyKey(endpoint, input, id),
        },
        isSent: false,
      }
      setPending([...pending, change as unknown as DirectChange<WriteEndpoint>])
      change.handle = toHandle(change)
      return change.handle
    },

    /** The changes without a response, oldest first. */
    pending: (): readonly PendingChange<WriteEndpoint>[] => pending.map(({ shown }) => shown),
  }
}
