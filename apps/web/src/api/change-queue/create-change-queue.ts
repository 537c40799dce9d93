import type { InputOf, ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import { withIdempotencyKey } from '@larder/sync/changes/change'
import { ApiError } from '../api-error'
import type { CurrentHouseholdStore } from '../household-sync/current-household'
import { toApiError } from '../to-api-error'
import { createQueueHouseholds } from './change-queue-households'
import type { QueueOwner } from './change-queue-owner'
import { createChangeQueueStore, type QueuedChange, type UnsentChange } from './change-queue-store'
import { createChangeResults } from './change-results'
import { affectedBy, createChangeSender } from './change-sender'
import { createQueuedChange } from './queued-change'

export interface ChangeQueuePorts {
  readonly storage: () => Storage
  readonly owner: QueueOwner
  readonly currentHousehold: CurrentHouseholdStore
  /** Fetches the ids of the cook's households from the server. */
  readonly households: () => Promise<readonly string[]>
  readonly send: (entry: QueuedChange) => Promise<unknown>
  /** False only if the browser reports that it has no network. */
  readonly isOnline: () => boolean
  /** Refetches what is out of date. */
  readonly refresh: (affected: ReadonlySet<string>) => void
  readonly locks: LockManager | undefined
  /** Tabs share the results of changes here. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
}

interface EnqueueOptions {
  /** For this many milliseconds later changes may merge into it. */
  readonly hold?: number
  /**
   * Returns the input of the last change, still held, merged with this one; undefined if they cannot be
   * merged.
   */
  readonly join?: (last: UnsentChange) => unknown
  readonly note?: unknown
  /** The household it is for, if that is not the current one. */
  readonly household?: string | undefined
}

interface JoinOptions extends Required<Pick<EnqueueOptions, 'hold' | 'join'>> {
  readonly endpoint: WriteEndpoint
  readonly household: string | undefined
}

/** The result of a sent change, broadcast to the other tabs. */
type ChangeResultMessage = { readonly id: string; readonly name: string } & (
  | { readonly answer: unknown }
  | { readonly refusal: ConstructorParameters<typeof ApiError>[0] }
)

const maxHoldMs = 2000

/**
 * Keeps every change until the server has acknowledged it: through a lost network, a reload and a closed tab.
 * Each change carries an idempotency key, so that the server books it once however often it is sent.
 */
export function createChangeQueue(ports: ChangeQueuePorts) {
  const store = createChangeQueueStore(ports.storage)
  const results = createChangeResults()
  const { currentHousehold } = ports
  const createdHere = new Set<string>()
  const listeners = new Set<() => void>()
  const responseHandlers = new Map<string, (change: UnsentChange, response: unknown) => void>()
  let reportRejection = (change: UnsentChange, error: unknown) =>
    console.error('Change rejected by the server', change, error)
  let byFeature = new Map<string, readonly UnsentChange[]>()

  function notifyListeners() {
    byFeature = new Map()
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
      if (ports.owner.current() === ownerId) responseHandlers.get(featureOf(entry))?.(entry, response)
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
    reject: rejectChange,
  })

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function rejectChange(entry: QueuedChange, error: unknown) {
    results.reject(entry.id, error)
    if (!createdHere.has(entry.id)) reportRejection(entry, error)
    const { code, status, message, fields } =
      error instanceof ApiError ? error : ApiError.clientError('unreadable')
    ports.channel?.postMessage({
      id: entry.id,
      name: entry.name,
      refusal: { code, status, message, fields },
    } satisfies ChangeResultMessage)
  }

  /** Queues a change, to be sent as soon as possible. */
  function put<E extends WriteEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    { hold = 0, join, note, household = currentHousehold.current() ?? undefined }: EnqueueOptions = {},
  ) {
    const owner = ports.owner.current()
    if (owner === null)
      return { id: '', household, answer: Promise.reject<ResponseOf<E>>(toApiError('not-signed-in')) }
    const merged = join && mergeIntoLast(owner, { endpoint, hold, household, join })
    const entry = merged ?? enqueue(owner, createQueuedChange(endpoint, input, { hold, note, household }))
    notifyListeners()
    sender.flush()
    return { id: entry.id, household, answer: results.answerTo(entry.id) as Promise<ResponseOf<E>> }
  }

  function enqueue(owner: string, draft: Omit<QueuedChange, 'place'>): QueuedChange {
    const entry = { ...draft, place: store.nextPlace(owner, draft) }
    createdHere.add(entry.id)
    store.put(owner, entry)
    return entry
  }

  function mergeIntoLast(owner: string, { endpoint, hold, household, join }: JoinOptions) {
    const last = store.all(owner).at(-1)
    if (last?.name !== endpoint.name || last.household !== household || !isHeld(last)) return undefined
    const input = join(last)
    if (input === undefined) return undefined
    const holdLimit = Date.parse(last.at) + maxHoldMs
    const entry = {
      ...last,
      input: withIdempotencyKey(endpoint, input as InputOf<WriteEndpoint>, last.id),
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
    if ('refusal' in message) results.reject(message.id, new ApiError(message.refusal))
    else results.resolve(message.id, message.answer)
    ports.refresh(new Set(affectedBy(message)))
  })

  return {
    put,
    /**
     * Queues a change and resolves with the server's response, whenever it arrives; rejects if the server
     * rejects the change.
     */
    add: <E extends WriteEndpoint>(endpoint: E, input: InputOf<E>) => put(endpoint, input).answer,
    amend: (id: string, input: (now: unknown) => unknown) =>
      whileUnsent(id, (owner, entry) => store.put(owner, { ...entry, input: input(entry.input) })),
    /** Replaces the local note of a queued change, sent or not; returns false if it is no longer queued. */
    annotate(id: string, note: unknown): boolean {
      const owner = ports.owner.current()
      const entry = owner === null ? undefined : store.find(owner, id)
      if (owner === null || !entry) return false
      store.put(owner, { ...entry, note })
      notifyListeners()
      return true
    },
    cancel: (id: string) => whileUnsent(id, (owner, entry) => store.remove(owner, entry)),
    /** The pending response to a queued change. */
    answerTo: results.answerTo,
    flush: sender.flush,
    /** The owner as far as known here; null while signed out. */
    currentOwner: ports.owner.current,
    /** The confirmed account; fetched from the server if it is not known yet. */
    resolveOwner: async () => (await ports.owner.resolve())?.owner ?? null,
    /** The queued changes of a feature, oldest first. Returns the same array until something changes. */
    waiting(feature: string): readonly UnsentChange[] {
      const owner = ports.owner.current()
      const cached = byFeature.get(feature)
      if (cached) return cached
      const list =
        owner === null
          ? []
          : store.all(owner).filter((entry) => featureOf(entry) === feature && households.isHere(entry))
      byFeature.set(feature, list)
      return list
    },
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
    /** Number of changes queued for this household, of all features. */
    pendingCount(): number {
      const owner = ports.owner.current()
      return owner === null ? 0 : store.all(owner).filter(households.isHere).length
    },
    /** Number of changes of a feature queued for other households. */
    pendingElsewhereCount: (feature: string) =>
      households.entriesElsewhere().filter((entry) => featureOf(entry) === feature).length,
    /**
     * Registers a handler that runs for each response of a feature just before the change leaves the queue,
     * so that nothing flickers in between.
     */
    onResponse(feature: string, handle: (change: UnsentChange, response: unknown) => void) {
      responseHandlers.set(feature, handle)
    },
    /**
     * Registers a handler for rejections that no caller awaits: after a reload, or of changes from another
     * tab.
     */
    onRejected(handle: (change: UnsentChange, error: unknown) => void) {
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

function featureOf({ name }: Pick<UnsentChange, 'name'>): string {
  return name.slice(0, name.indexOf('.'))
}
