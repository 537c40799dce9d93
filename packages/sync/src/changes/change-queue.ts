import type { InputOf, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import { createBrowserStorage } from './browser-storage'
import {
  type InputFor,
  isChangeBy,
  type PendingChange,
  type Queued,
  type QueuedHandle,
  type QueueOptions,
  withIdempotencyKey,
} from './change'
import { createChangeStore, type QueuedChange } from './change-store'
import { createQueueScope, type QueueScopePorts } from './queue-scope'
import { affectedBy, createSendQueue, maxHoldMs, type SendQueuePorts } from './send-queue'

/** A failure as plain data, for the other tabs. Its field names must not change: two versions of the app may be open. */
interface FailureDetails {
  readonly code: string
  readonly status: number
  readonly message: string
}

interface ChangeQueuePorts extends QueueScopePorts, SendQueuePorts {
  readonly storage: () => Storage
  /** Fetches the ids of the cook's households from the server. */
  readonly households: () => Promise<readonly string[]>
  /** Tabs share the results of changes here. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
  readonly randomId: () => string
  /** Shows a response in the cached reads. */
  readonly settle: (change: PendingChange<WriteEndpoint>, response: unknown) => void
  readonly failures: {
    readonly of: (code: 'not-signed-in' | 'household-not-found') => Error
    readonly toDetails: (error: unknown) => FailureDetails
    readonly fromDetails: (details: FailureDetails) => Error
  }
}

/** The result of a sent change, broadcast to the other tabs. */
type ChangeResultMessage = { readonly id: string; readonly name: string } & (
  | { readonly answer: unknown }
  | { readonly refusal: FailureDetails }
)

type AnyChange = PendingChange<WriteEndpoint>

/** How long a household switch waits for the changes of the household being left. */
const drainTimeoutMs = 2500

/**
 * Keeps every change until the server has acknowledged it: through a lost network, a reload and a closed tab.
 * Each change carries an idempotency key, so that the server books it once however often it is sent. A change made in one
 * household is never booked in another, although the cook may switch in between.
 */
export function createChangeQueue(ports: ChangeQueuePorts) {
  const storage = createBrowserStorage(ports.storage)
  const store = createChangeStore(storage)
  const scope = createQueueScope(storage, ports)
  const results = createResults()
  const createdHere = new Set<string>()
  const listeners = new Set<() => void>()
  const responseHandlers = new Set<(change: AnyChange, response: unknown) => void>()
  let reportRejection = (change: AnyChange, error: unknown) =>
    console.error('Change rejected by the server', change, error)
  let here: readonly QueuedChange[] | undefined

  const sender = createSendQueue({
    ...ports,
    store,
    scope,
    onChange: notifyListeners,
    onResponse(entry, response, owner) {
      // A response for one cook must not enter the cache of the next.
      if (scope.owner() === owner) {
        // A response of one household does not belong in the reads of another.
        if (isHere(entry)) ports.settle(entry, response)
        for (const handle of responseHandlers) handle(entry, response)
      }
      results.resolve(entry.id, response)
      broadcast({ id: entry.id, name: entry.name, answer: response })
    },
    onRejected: rejectChange,
  })

  function broadcast(message: ChangeResultMessage) {
    ports.channel?.postMessage(message)
  }

  function rejectChange(entry: QueuedChange, error: unknown) {
    results.reject(entry.id, error)
    if (!createdHere.has(entry.id)) reportRejection(entry, error)
    broadcast({ id: entry.id, name: entry.name, refusal: ports.failures.toDetails(error) })
  }

  function notifyListeners() {
    here = undefined
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const isHere = ({ household }: Pick<QueuedChange, 'household'>) => scope.mayActFor(household)

  function allOfOwner(): readonly QueuedChange[] {
    const owner = scope.owner()
    return owner === null ? [] : store.all(owner)
  }

  /** The changes queued for this household, oldest first. Returns the same array until something changes. */
  function pending(): readonly QueuedChange[] {
    here ??= allOfOwner().filter(isHere)
    return here
  }

  const elsewhere = () => allOfOwner().filter((entry) => !isHere(entry))

  /** Queues a change, to be sent as soon as possible. */
  function put<E extends WriteEndpoint>(
    endpoint: E,
    input: InputFor<E>,
    options: QueueOptions<E> = {},
  ): QueuedHandle<E> {
    const owner = scope.owner()
    const { household = scope.household() } = options
    if (owner === null) {
      const handle = handleOf(endpoint, ports.randomId(), household)
      results.reject(handle.id, ports.failures.of('not-signed-in'))
      return handle
    }
    const entry =
      mergeIntoLast(owner, endpoint, { ...options, household }) ??
      createEntry(owner, endpoint, input, { ...options, household })
    store.put(owner, entry)
    notifyListeners()
    sender.flush()
    return handleOf(endpoint, entry.id, household)
  }

  function createEntry<E extends WriteEndpoint>(
    owner: string,
    endpoint: E,
    input: InputFor<E>,
    { hold = 0, note, household }: QueueOptions<E>,
  ): QueuedChange {
    const { name, method, path, affects } = endpoint
    const [id, at] = [ports.randomId(), new Date().toISOString()]
    createdHere.add(id)
    return {
      ...{ id, name, method, path, at, affects },
      input: withIdempotencyKey(endpoint, input, id) as InputOf<WriteEndpoint>,
      place: store.nextPlace(owner, { at, id }),
      ...(hold > 0 && { heldUntil: Date.now() + hold }),
      ...(note !== undefined && { note }),
      ...(household !== undefined && { household }),
    }
  }

  function mergeIntoLast<E extends WriteEndpoint>(
    owner: string,
    endpoint: E,
    { hold = 0, join, household }: QueueOptions<E>,
  ): QueuedChange | undefined {
    const last = store.all(owner).at(-1)
    if (last?.name !== endpoint.name || last.household !== household || !isHeld(last)) return undefined
    const input = join?.(last.input as InputOf<E>)
    if (input === undefined) return undefined
    const holdLimit = Date.parse(last.at) + maxHoldMs
    return {
      ...last,
      input: withIdempotencyKey(endpoint, input, last.id) as InputOf<WriteEndpoint>,
      heldUntil: Math.max(last.heldUntil ?? 0, Math.min(Date.now() + hold, holdLimit)),
    }
  }

  /** While an entry is held, only the tab that created it changes it. */
  function isHeld({ id, heldUntil = 0, tried }: QueuedChange): boolean {
    return createdHere.has(id) && !tried && !sender.isSending(id) && heldUntil - Date.now() > 30
  }

  /** The handle of a queued change, for instance of one made before a reload. */
  function handleOf<E extends WriteEndpoint>(
    endpoint: E,
    id: string,
    household?: string | undefined,
  ): QueuedHandle<E> {
    const response = results.of(id) as Promise<ResponseOf<E>>
    const done = response.then(async (value) => {
      await sender.refreshed()
      return value
    })
    done.catch(() => {})
    return {
      id,
      household,
      response,
      done,
      cancel: () => whileUnsent(id, store.remove),
      amend: (change) =>
        whileUnsent(id, (owner, entry) => {
          const input = withIdempotencyKey(endpoint, change(entry.input as InputOf<E>), id)
          store.put(owner, { ...entry, input })
        }),
      annotate: (note) => changeEntry(id, (owner, entry) => store.put(owner, { ...entry, note })),
    }
  }

  /** Changes a queued entry; returns false if it is no longer queued. */
  function changeEntry(id: string, change: (owner: string, entry: QueuedChange) => void): boolean {
    const owner = scope.owner()
    const entry = owner === null ? undefined : store.find(owner, id)
    if (owner === null || !entry) return false
    change(owner, entry)
    notifyListeners()
    return true
  }

  /** Changes or cancels an unsent entry; returns false if it is too late. */
  async function whileUnsent(
    id: string,
    change: (owner: string, entry: QueuedChange) => void,
  ): Promise<boolean> {
    const owner = scope.owner()
    if (owner === null) return false
    const changeUnsent = () => {
      const entry = store.find(owner, id)
      return entry && !entry.tried && !sender.isSending(id) ? changeEntry(id, change) : false
    }
    const entry = store.find(owner, id)
    return entry && isHeld(entry) ? changeUnsent() : sender.withSendLock(owner, changeUnsent)
  }

  ports.channel?.addEventListener('message', (event) => {
    const message = (event as MessageEvent<ChangeResultMessage>).data
    if ('refusal' in message) results.reject(message.id, ports.failures.fromDetails(message.refusal))
    else results.resolve(message.id, message.answer)
    void ports.refresh(new Set(affectedBy(message)))
  })

  /** Rejects changes for households the cook has left: the server will never accept them. */
  async function rejectLeftHouseholds(owner: string) {
    if (elsewhere().length === 0) return
    const memberOf = await ports.households().catch(() => null)
    if (memberOf === null || scope.owner() !== owner) return
    for (const entry of elsewhere()) {
      if (entry.household === undefined || memberOf.includes(entry.household)) continue
      store.remove(owner, entry)
      rejectChange(entry, ports.failures.of('household-not-found'))
    }
    notifyListeners()
  }

  return {
    /** Marks an endpoint for `change`: sent as soon as possible, kept until then. */
    queued: <E extends WriteEndpoint>(endpoint: E): Queued<E> => ({
      endpoint,
      enqueue: (input, options) => put(endpoint, input, options),
    }),
    handleOf,
    pending,
    /** The queued changes of these endpoints, oldest first. */
    waiting<W extends WriteEndpoint>(writes: readonly W[]): readonly PendingChange<W>[] {
      return pending().filter(isChangeBy(writes)) as unknown as readonly PendingChange<W>[]
    },
    flush: sender.flush,
    /** The owner as far as known here; null while signed out. */
    currentOwner: scope.owner,
    /** The confirmed account; fetched from the server if it is not known yet. */
    resolveOwner: async () => (await scope.resolveOwner())?.owner ?? null,
    /** Whether the queue cannot be sent at the moment. */
    isStalled: sender.isStalled,
    /** Whether closing the page would lose a change, because the browser's storage is full. */
    isUnsaved: store.isUnsaved,
    /**
     * Reads while none of this tab's changes is in flight, so that each change is either in the response or
     * still queued.
     */
    readBetweenSends: sender.readBetweenSends,
    subscribe,
    isHere,
    /** The household of a change made now, as far as known. */
    currentHouseholdId: scope.household,
    /** Number of changes queued for this household, of one feature or of all. */
    pendingCount: (feature?: string): number =>
      (feature === undefined ? pending() : pending().filter(isOfFeature(feature))).length,
    /** Number of changes of a feature queued for other households. */
    pendingElsewhereCount: (feature: string) => elsewhere().filter(isOfFeature(feature)).length,

    /** Takes the current household from the server. */
    setCurrentHousehold(household: string) {
      scope.setHousehold(household)
      const owner = scope.owner()
      if (owner === null) return
      store.clearReadCache()
      // Changes made before the household was known may already be booked here. Binding them to this
      // household keeps them from being booked in another one as well.
      for (const entry of store.all(owner))
        if (entry.household === undefined) store.put(owner, { ...entry, household })
      notifyListeners()
      sender.flush()
      void rejectLeftHouseholds(owner)
    },

    /**
     * Takes the household of a cached screen until the server reports the current one: changes made now are
     * for it.
     */
    assumeHousehold(household: string) {
      if (scope.household() !== undefined || !scope.mayActFor(household)) return
      scope.setHousehold(household)
      notifyListeners()
    },

    /**
     * Sends the changes queued for this household, as far as that is possible now, before a household switch.
     */
    async drain(): Promise<void> {
      const owner = scope.owner()
      const isEmpty = () => owner === null || !sender.nextOf(owner)
      if (isEmpty() || !ports.isOnline()) return
      let stop = () => {}
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, drainTimeoutMs)
        const unsubscribe = subscribe(() => {
          if (isEmpty() || sender.isStalled()) resolve()
        })
        stop = () => {
          clearTimeout(timer)
          unsubscribe()
        }
        sender.flush()
      })
      stop()
    },

    /** Registers a handler that runs for each response to these endpoints, just before the change leaves the queue. */
    onResponse<W extends WriteEndpoint>(
      writes: readonly W[],
      handle: (change: PendingChange<W>, response: ResponseOf<W>) => void,
    ) {
      const isOwn = isChangeBy(writes)
      responseHandlers.add((change, response) => {
        if (isOwn(change)) handle(change as unknown as PendingChange<W>, response as ResponseOf<W>)
      })
    },
    /**
     * Registers a handler for rejections that no caller awaits: after a reload, or of changes from another
     * tab.
     */
    onRejected(handle: (change: AnyChange, error: unknown) => void) {
      reportRejection = handle
    },
    /** Reloads the queue after another tab wrote or another cook signed in. */
    refreshFromStorage(event?: Pick<StorageEvent, 'key'>) {
      if (event && !store.isKey(event.key)) return
      store.clearReadCache()
      notifyListeners()
      if (event) sender.flushLater()
      else sender.flush()
    },
  }
}

export type ChangeQueue = ReturnType<typeof createChangeQueue>

function isOfFeature(feature: string) {
  return ({ name }: QueuedChange) => name.startsWith(`${feature}.`)
}

/** The pending result of each change, for callers that await it in this tab. */
function createResults() {
  const promises = new Map<string, Promise<unknown>>()
  const settlers = new Map<string, (result: unknown) => void>()

  function settle(id: string, result: () => unknown) {
    settlers.get(id)?.(result())
    settlers.delete(id)
  }

  return {
    of(id: string): Promise<unknown> {
      const promise = promises.get(id) ?? new Promise((resolve) => settlers.set(id, resolve))
      promises.set(id, promise)
      // Callers that await the result handle the rejection. A rejection without a caller is no page error.
      promise.catch(() => {})
      return promise
    },
    resolve: (id: string, response: unknown) => settle(id, () => response),
    reject: (id: string, error: unknown) => settle(id, () => Promise.reject(error)),
  }
}
