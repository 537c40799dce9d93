import type { WriteEndpoint } from '@larder/contract/http/endpoint'
import { isCallFailure, isTransient, type SyncPorts } from '../ports'
import {
  type ChangeHandle,
  type ChangeOptions,
  type InputFor,
  type PendingChange,
  withIdempotencyKey,
} from './change'

interface DirectChange {
  readonly endpoint: WriteEndpoint
  readonly token: string | null
  readonly options: ChangeOptions<WriteEndpoint>
  /** What projections see; a new object whenever the input changes. */
  shown: PendingChange<WriteEndpoint>
  isSent: boolean
  handle?: ChangeHandle<WriteEndpoint>
}

interface DirectChangesParts extends SyncPorts {
  /** Shows the response in the cached reads; called before the change leaves the pending ones. */
  readonly settle: (change: PendingChange<WriteEndpoint>, response: unknown) => Promise<void>
  /** Refetches what the change affects. */
  readonly invalidate: (endpoint: WriteEndpoint, options: { refetch: 'later' | undefined }) => Promise<void>
  readonly onChange: () => void
}

/** Changes that are sent at once and fail visibly. */
export function createDirectChanges({ network, session, randomId, ...parts }: DirectChangesParts) {
  let pending: readonly DirectChange[] = []
  /** When each lane is free again. */
  const lanes = new Map<string, Promise<unknown>>()

  function setPending(next: readonly DirectChange[]) {
    pending = next
    parts.onChange()
  }

  // One cook's changes are not sent for the next.
  session.subscribe(() => {
    const own = pending.filter(({ token }) => token === session.token())
    if (own.length < pending.length) setPending(own)
  })

  async function refetch({ endpoint, options: { refetch } }: DirectChange): Promise<void> {
    if (refetch !== 'never') await parts.invalidate(endpoint, { refetch })
  }

  function setInput(change: DirectChange, input: InputFor<WriteEndpoint>) {
    const { endpoint, shown } = change
    change.shown = { ...shown, input: withIdempotencyKey(endpoint, input, shown.id) }
  }

  async function send(change: DirectChange): Promise<unknown> {
    const { endpoint, token, options } = change
    const call = () => network.call(endpoint, change.shown.input, options)
    if (token !== session.token()) throw new Error('Signed out before it was sent')
    change.isSent = true
    try {
      const response = await call().catch(async (error: unknown) => {
        if (!options.confirm || !isCallFailure(error)) throw error
        setInput(change, await options.confirm(error))
        return call()
      })
      if (token === session.token()) await parts.settle(change.shown, response)
      return response
    } catch (error) {
      // The response was lost; the change may have been saved.
      if (isTransient(error)) void refetch(change)
      throw error
    } finally {
      setPending(pending.filter((one) => one !== change))
    }
  }

  /** Sends the change once its lane is free. */
  function sendInLane(change: DirectChange): Promise<unknown> {
    const { lane } = change.options
    if (lane === undefined) return send(change)
    const before = lanes.get(lane)
    const response = before ? before.then(() => send(change)) : send(change)
    const free = response.catch(() => {}).then(() => void (lanes.get(lane) === free && lanes.delete(lane)))
    lanes.set(lane, free)
    return response
  }

  function toHandle(change: DirectChange): ChangeHandle<WriteEndpoint> {
    const { options, token, shown } = change
    const { lane, household } = options
    const response = sendInLane(change) as ChangeHandle<WriteEndpoint>['response']
    // A lane is refetched once, after its last change: in between a response would lack the waiting ones.
    const isLast = () => lane === undefined || !pending.some((one) => one.options.lane === lane)
    const done = response.then(async (value) => {
      if (token === session.token() && isLast()) await refetch(change)
      return value
    })
    done.catch(() => {})
    return { id: shown.id, household, response, done }
  }

  /** Merges a change into the one that waits in its lane. */
  function join(endpoint: WriteEndpoint, { lane, join: merge }: ChangeOptions<WriteEndpoint>) {
    const last = pending.findLast(({ options }) => options.lane === lane)
    if (!last || last.isSent || last.endpoint.name !== endpoint.name) return undefined
    const input = merge?.(last.shown.input)
    if (input === undefined) return undefined
    setInput(last, input)
    setPending([...pending])
    return last.handle
  }

  function make(
    endpoint: WriteEndpoint,
    input: InputFor<WriteEndpoint>,
    options: ChangeOptions<WriteEndpoint>,
  ): ChangeHandle<WriteEndpoint> {
    const joined = join(endpoint, options)
    if (joined) return joined
    const id = options.key ?? randomId()
    const { name } = endpoint
    const shown = { id, name, at: new Date().toISOString(), input: withIdempotencyKey(endpoint, input, id) }
    const change: DirectChange = { endpoint, token: session.token(), options, shown, isSent: false }
    setPending([...pending, change])
    change.handle = toHandle(change)
    return change.handle
  }

  return {
    /** Sends a change. Inside, its types are those of any change: each callback meets only its own input. */
    change: make as <E extends WriteEndpoint>(
      endpoint: E,
      input: InputFor<E>,
      options: ChangeOptions<E>,
    ) => ChangeHandle<E>,

    /** The changes without a response, oldest first. */
    pending: (): readonly PendingChange<WriteEndpoint>[] => pending.map(({ shown }) => shown),
  }
}
