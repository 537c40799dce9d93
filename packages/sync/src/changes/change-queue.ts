import type { InputOf, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import {
  type InputFor,
  type PendingChange,
  type Queued,
  type QueuedHandle,
  type QueueOptions,
  withIdempotencyKey,
} from './change'
import { createChangeStore, type QueuedChange } from './change-store'
import { createQueueHouseholds } from './queue-households'
import type { CurrentHouseholdStore, QueueOwner } from './queue-scope'
import { affectedBy, createChangeSender } from './send-queue'

/** A failure as plain data, for the other tabs. Its field names must not change: two versions of the app may be open. */
interface FailureDetails {
  readonly code: string
  readonly status: number
  readonly message: string
}

interface ChangeQueuePorts {
  readonly storage: () => Storage
  readonly owner: QueueOwner
  readonly currentHousehold: CurrentHouseholdStore
  /** Fetches the ids of the cook's households from the server. */
  readonly households: () => Promise<readonly string[]>
  readonly send: (entry: QueuedChange) => Promise<unknown>
  /** False only if the browser reports that it has no network. */
  readonly isOnline: () => boolean
  /** Refetches what is out of date; resolves when it is there. */
  readonly refresh: (affected: ReadonlySet<string>) => Promise<void>
  readonly locks: LockManager | undefined
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

interface JoinOptions<E extends WriteEndpoint> extends Required<Pick<QueueOptions<E>, 'hold' | 'join'>> {
  readonly endpoint: E
  readonly household: string | undefined
}

/** The result of a sent change, broadcast to the other tabs. */
type ChangeResultMessage = { readonly id: string; readonly name: string } & (
  | { readonly answer: unknown }
  | { readonly refusal: FailureDetails }
)

const maxHoldMs = 2000

/**
 * Keeps every change until the server has acknowledged it: through a lost network, a reload and a closed tab.
 * Each change carries an idempotency key, so that the server books it once however often it is sent.
 */
export function createChangeQueue(ports: ChangeQueuePorts) {
  const store = createChangeStore(ports.storage)
  const results = createChangeResults()
  const { currentHousehold } = ports
  const createdHere = new Set<string>()
  const listeners = new Set<() => void>()
  const responseHandlers = new Set<(change: PendingChange<WriteEndpoint>, response: unknown) => void>()
  let reportRejection = (change: PendingChange<WriteEndpoint>, error: unknown) =>
    console.error('Change rejected by the server', change, error)
  let here: readonly QueuedChange[] | undefined

  function notifyListeners() {
    here = undefined
    for (const listener of listeners) listener()
  }

  const sender = createChangeSender({
    store,
    owner: ports.owner,
    currentHousehold,
    locks: ports.locks,
    send: ports.send,
    isOnline: ports.isOnline,
    onChange: notifyListeners,
    refresh: ports.refresh,
    onResponse(entry, response, ownerId) {
      // A response for one cook must not enter the cache of the next.
      if (ports.owner.current() === ownerId) handleResponse(entry, response)
      results.resolve(entry.id, response)
      ports.channel?.postMessage({
        id: entry.id,
        name: entry.name,
        answer: response,
      } satisfies ChangeResultMessage)
    },
    onRejected: rejectChange,
  })

  const households = createQueueHouseholds({
    ...ports,
    store,
    sender,
    onChange: notifyListeners,
    subscribe,
    toFailure: ports.failures.of,
    reject: rejectChange,
  })

  function handleResponse(entry: QueuedChange, response: unknown) {
    // A response of one household does not belong in the reads of another.
    if (households.isHere(entry)) ports.settle(entry, response)
    for (const handle of responseHandlers) handle(entry, response)
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function rejectChange(entry: QueuedChange, error: unknown) {
    results.reject(entry.id, error)
    if (!createdHere.has(entry.id)) reportRejection(entry, error)
    ports.channel?.postMessage({
      id: entry.id,
      name: entry.name,
      refusal: ports.failures.toDetails(error),
    } satisfies ChangeResultMessage)
  }

  /** Queues a change, to be sent as soon as possible. */
  function put<E extends WriteEndpoint>(
    endpoint: E,
    input: InputFor<E>,
    { hold = 0, join, note, household = currentHousehold.current() ?? undefined }: QueueOptions<E> = {},
  ): QueuedHandle<E> {
    const owner = ports.owner.current()
    if (owner === null) return rejectedHandle(household)
    const merged = join && mergeIntoLast(owner, { endpoint, hold, household, join })
    const entry = merged ?? enqueue(owner, createRecord(endpoint, input, { hold, note, household }))
    notifyListeners()
    sender.flush()
    return handleOf(endpoint, entry.id, household)
  }

  function rejectedHandle<E extends WriteEndpoint>(household: string | undefined): QueuedHandle<E> {
    const response = Promise.reject<ResponseOf<E>>(ports.failures.of('not-signed-in'))
    response.catch(() => {})
    const isTooLate = async () => false
    return {
      ...{ id: '', household, response, done: response },
      ...{ cancel: isTooLate, amend: isTooLate, annotate: () => false },
    }
  }

  /** The handle of a queued change, for instance of one made before a reload. */
  function handleOf<E extends WriteEndpoint>(
    endpoint: E,
    id: string,
    household?: string | undefined,
  ): QueuedHandle<E> {
    const response = results.answerTo(id) as Promise<ResponseOf<E>>
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
      cancel: () => whileUnsent(id, (owner, entry) => store.remove(owner, entry)),
      amend: (change) =>
        whileUnsent(id, (owner, entry) =>
          store.put(owner, {
            ...entry,
            input: withIdempotencyKey(endpoint, change(entry.input as InputOf<E>), id),
          }),
        ),
      annotate: (note) => annotate(id, note),
    }
  }

  /** Creates the record of a change, without its sort key. */
  function createRecord<E extends WriteEndpoint>(
    endpoint: E,
    input: InputFor<E>,
    { hold, note, household }: { hold: number; note: unknown; household: string | undefined },
  ): Omit<QueuedChange, 'place'> {
    const { name, method, path, affects } = endpoint
    const id = ports.randomId()
    return {
      id,
      name,
      method,
      path,
      input: withIdempotencyKey(endpoint, input, id) as InputOf<WriteEndpoint>,
      at: new Date().toISOString(),
      affects,
      ...(hold > 0 && { heldUntil: Date.now() + hold }),
      ...(note !== undefined && { note }),
      ...(household !== undefined && { household }),
    }
  }

  function enqueue(owner: string, draft: Omit<QueuedChange, 'place'>): QueuedChange {
    const entry = { ...draft, place: store.nextPlace(owner, draft) }
    createdHere.add(entry.id)
    store.put(owner, entry)
    return entry
  }

  function mergeIntoLast<E extends WriteEndpoint>(
    owner: string,
    { endpoint, hold, household, join }: JoinOptions<E>,
  ): QueuedChange | undefined {
    const last = store.all(owner).at(-1)
    if (last?.name !== endpoint.name || last.household !== household || !isHeld(last)) return undefined
    const input = join(last.input as InputOf<E>)
    if (input === undefined) return undefined
    const holdLimit = Date.parse(last.at) + maxHoldMs
    const entry = {
      ...last,
      input: withIdempotencyKey(endpoint, input, last.id) as InputOf<WriteEndpoint>,
      heldUntil: Math.max(last.heldUntil ?? 0, Math.min(Date.now() + hold, holdLimit)),
    }
    store.put(owner, entry)
    return entry
  }

  /** While an entry is held, only the tab that created it changes it. */
  function isHeld({ id, heldUntil = 0, tried }: QueuedChange): boolean {
    return createdHere.has(id) && !tried && !sender.isSending(id) && heldUntil - Date.now() > 30
  }

  /** Changes or cancels an unsent entry; returns false if it is too late. */
  async function whileUnsent(
    id: string,
    change: (owner: string, entry: QueuedChange) => void,
  ): Promise<boolean> {
    const owner = ports.owner.current()
    if (owner === null) return false
    const changeEntry = () => {
      const entry = store.find(owner, id)
      if (!entry || entry.tried || sender.isSending(id)) return false
      change(owner, entry)
      notifyListeners()
      return true
    }
    const entry = store.find(owner, id)
    return entry && isHeld(entry) ? changeEntry() : sender.withSendLock(owner, changeEntry)
  }

  ports.channel?.addEventListener('message', (event) => {
    const message = (event as MessageEvent<ChangeResultMessage>).data
    if ('refusal' in message) results.reject(message.id, ports.failures.fromDetails(message.refusal))
    else results.resolve(message.id, message.answer)
    void ports.refresh(new Set(affectedBy(message)))
  })

  /** Replaces the local note of a queued change, sent or not; returns false if it is no longer queued. */
  function annotate(id: string, note: unknown): boolean {
    const owner = ports.owner.current()
    const entry = owner === null ? undefined : store.find(owner, id)
    if (owner === null || !entry) return false
    store.put(owner, { ...entry, note })
    notifyListeners()
    return true
  }

  /** The changes queued for this household, oldest first. Returns the same array until something changes. */
  function pending(): readonly QueuedChange[] {
    const owner = ports.owner.current()
    here ??= owner === null ? [] : store.all(owner).filter(households.isHere)
    return here
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
      const names = new Set<string>(writes.map(({ name }) => name))
      return pending().filter(({ name }) => names.has(name)) as unknown as readonly PendingChange<W>[]
    },
    flush: sender.flush,
    /** The owner as far as known here; null while signed out. */
    currentOwner: ports.owner.current,
    /** The confirmed account; fetched from the server if it is not known yet. */
    resolveOwner: async () => (await ports.owner.resolve())?.owner ?? null,
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
    setCurrentHousehold: households.setCurrentHousehold,
    assumeHousehold: households.assumeHousehold,
    drain: households.drain,
    isHere: households.isHere,
    /** The household of a change made now, as far as known. */
    currentHouseholdId: () => currentHousehold.current() ?? undefined,
    /** Number of changes queued for this household, of one feature or of all. */
    pendingCount: (feature?: string): number =>
      pending().filter((entry) => feature === undefined || featureOf(entry) === feature).length,
    /** Number of changes of a feature queued for other households. */
    pendingElsewhereCount: (feature: string) =>
      households.entriesElsewhere().filter((entry) => featureOf(entry) === feature).length,
    /** Registers a handler that runs for each response to these endpoints, just before the change leaves the queue. */
    onResponse<W extends WriteEndpoint>(
      writes: readonly W[],
      handle: (change: PendingChange<W>, response: ResponseOf<W>) => void,
    ) {
      const names = new Set<string>(writes.map(({ name }) => name))
      responseHandlers.add((change, response) => {
        if (names.has(change.name)) handle(change as unknown as PendingChange<W>, response as ResponseOf<W>)
      })
    },
    /**
     * Registers a handler for rejections that no caller awaits: after a reload, or of changes from another
     * tab.
     */
    onRejected(handle: (change: PendingChange<WriteEndpoint>, error: unknown) => void) {
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

function featureOf({ name }: Pick<QueuedChange, 'name'>): string {
  return name.slice(0, name.indexOf('.'))
}

interface PendingResult {
  readonly promise: Promise<unknown>
  readonly resolve: (response: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The pending result of each change, for callers that await it in this tab. */
function createChangeResults() {
  const pending = new Map<string, PendingResult>()

  function pendingResult(id: string): PendingResult {
    const existing = pending.get(id)
    if (existing) return existing
    let [resolve, reject]: [PendingResult['resolve'], PendingResult['reject']] = [() => {}, () => {}]
    const promise = new Promise<unknown>((resolvePromise, rejectPromise) => {
      ;[resolve, reject] = [resolvePromise, rejectPromise]
    })
    // Callers that await the result handle the rejection. A rejection without a caller is no page error.
    promise.catch(() => {})
    const result = { promise, resolve, reject }
    pending.set(id, result)
    return result
  }

  return {
    answerTo: (id: string) => pendingResult(id).promise,
    resolve: (id: string, response: unknown) => pending.get(id)?.resolve(response),
    reject: (id: string, error: unknown) => pending.get(id)?.reject(error),
  }
}
