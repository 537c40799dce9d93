import type { Endpoint, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import { ApiError } from '../api-error'
import type { CurrentHouseholdStore } from '../household-sync/current-household'
import { toApiError } from '../to-api-error'
import { createQueueHouseholds } from './change-queue-households'
import type { QueueOwner } from './change-queue-owner'
import { createChangeQueueStore, type QueuedChange, type UnsentChange } from './change-queue-store'
import { createChangeResults } from './change-results'
import { createChangeSender } from './change-sender'
import { createQueuedChange, withIdempotencyKey } from './queued-change'

export interface ChangeQueuePorts {
  readonly storage: () => Storage
  readonly owner: QueueOwner
  readonly currentHousehold: CurrentHouseholdStore
  /** Asks the server which households the cook is in. */
  readonly households: () => Promise<readonly string[]>
  readonly send: (entry: QueuedChange) => Promise<unknown>
  /** False only where the browser surely has no network. */
  readonly isOnline: () => boolean
  /** Reads a word's answers anew. */
  readonly refresh: (word: string) => void
  readonly locks: LockManager | undefined
  /** Where tabs tell each other what became of a change. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
}

interface EnqueueOptions {
  /** So many milliseconds it may still grow by others that join it. */
  readonly hold?: number
  /** What the last one, still held, becomes when this one joins it; nothing when they do not go together. */
  readonly join?: (last: UnsentChange) => unknown
  readonly note?: unknown
  /** Where it belongs, when that is not where the cook is now. */
  readonly household?: string | undefined
}

interface JoinOptions extends Required<Pick<EnqueueOptions, 'hold' | 'join'>> {
  readonly endpoint: Endpoint
  readonly household: string | undefined
}

/** What one tab tells the others about a change it has sent. */
type ChangeResultMessage = { readonly id: string; readonly name: string } & (
  | { readonly answer: unknown }
  | { readonly refusal: ConstructorParameters<typeof ApiError>[0] }
)

const maxHoldMs = 2000

/**
 * Keeps every change until the server has acknowledged it: over a lost network, a reload and a closed tab. Each
 * carries a name, so that the server books it once however often it is sent.
 */
export function createChangeQueue(ports: ChangeQueuePorts) {
  const store = createChangeQueueStore(ports.storage)
  const settlings = createChangeResults()
  const { currentHousehold: whereabouts } = ports
  const mine = new Set<string>()
  const listeners = new Set<() => void>()
  const answered = new Map<string, (waiting: UnsentChange, answer: unknown) => void>()
  let tellRefusal = (waiting: UnsentChange, error: unknown) =>
    console.error('Change rejected by the server', waiting, error)
  let byWord = new Map<string, readonly UnsentChange[]>()

  function changed() {
    byWord = new Map()
    for (const listener of listeners) listener()
  }

  const sending = createChangeSender({
    store,
    owner: ports.owner,
    currentHousehold: whereabouts,
    locks: ports.locks,
    send: ports.send,
    isOnline: ports.isOnline,
    changed,
    refresh: ports.refresh,
    onResponse(entry, answer, whose) {
      // What one cook is answered is not laid over what the next one reads.
      if (ports.owner.current() === whose) answered.get(wordOf(entry))?.(entry, answer)
      settlings.resolve(entry.id, answer)
      ports.channel?.postMessage({ id: entry.id, name: entry.name, answer } satisfies ChangeResultMessage)
    },
    onRejected: refuse,
  })

  const households = createQueueHouseholds({ ...ports, store, sending, changed, subscribe, reject: refuse })

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function refuse(entry: QueuedChange, error: unknown) {
    settlings.reject(entry.id, error)
    if (!mine.has(entry.id)) tellRefusal(entry, error)
    const { code, status, message, fields } =
      error instanceof ApiError ? error : ApiError.clientError('unreadable')
    ports.channel?.postMessage({
      id: entry.id,
      name: entry.name,
      refusal: { code, status, message, fields },
    } satisfies ChangeResultMessage)
  }

  /** Writes a change down, to be sent as soon as that can be. */
  function put<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { hold = 0, join, note, household = whereabouts.current() ?? undefined }: EnqueueOptions = {},
  ) {
    const owner = ports.owner.current()
    const refused = () => Promise.reject<ResponseOf<E>>(toApiError('not-signed-in'))
    if (owner === null) return { id: '', household, answer: refused() }
    const grown = join && grow(owner, { endpoint, hold, household, join })
    const entry = grown ?? enter(owner, createQueuedChange(endpoint, input, { hold, note, household }))
    changed()
    sending.flush()
    return { id: entry.id, household, answer: settlings.answerTo(entry.id) as Promise<ResponseOf<E>> }
  }

  function enter(owner: string, written: Omit<QueuedChange, 'place'>): QueuedChange {
    const entry = { ...written, place: store.nextPlace(owner, written) }
    mine.add(entry.id)
    store.put(owner, entry)
    return entry
  }

  function grow(owner: string, { endpoint, hold, household, join }: JoinOptions) {
    const last = store.all(owner).at(-1)
    if (last?.name !== endpoint.name || last.household !== household || !isHeld(last)) return undefined
    const input = join(last)
    if (input === undefined) return undefined
    const latest = Date.parse(last.at) + maxHoldMs
    const entry = {
      ...last,
      input: withIdempotencyKey(endpoint, input, last.id),
      heldUntil: Math.max(last.heldUntil ?? 0, Math.min(Date.now() + hold, latest)),
    }
    store.put(owner, entry)
    return entry
  }

  /** While it is held, only the tab that wrote it touches it. */
  function isHeld({ id, heldUntil = 0, tried }: QueuedChange): boolean {
    return mine.has(id) && !tried && !sending.isSending(id) && heldUntil - Date.now() > 30
  }

  /** Changes or takes back what has not been sent; false when it is too late for that. */
  async function whileUnsent(
    id: string,
    change: (owner: string, entry: QueuedChange) => void,
  ): Promise<boolean> {
    const owner = ports.owner.current()
    if (owner === null) return false
    const doIt = () => {
      const entry = store.find(owner, id)
      if (!entry || entry.tried || sending.isSending(id)) return false
      change(owner, entry)
      changed()
      return true
    }
    const entry = store.find(owner, id)
    return entry && isHeld(entry) ? doIt() : sending.withSendLock(owner, doIt)
  }

  ports.channel?.addEventListener('message', (event) => {
    const news = (event as MessageEvent<ChangeResultMessage>).data
    if ('refusal' in news) settlings.reject(news.id, new ApiError(news.refusal))
    else settlings.resolve(news.id, news.answer)
    ports.refresh(wordOf(news))
  })

  return {
    put,
    /** Writes a change down and gives what the server answers, whenever that is; refuses when the server does. */
    add: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => put(endpoint, input).answer,
    amend: (id: string, input: (now: unknown) => unknown) =>
      whileUnsent(id, (owner, entry) => store.put(owner, { ...entry, input: input(entry.input) })),
    /** Writes down what only this screen knows of a change, sent or not; false when it no longer waits. */
    annotate(id: string, note: unknown): boolean {
      const owner = ports.owner.current()
      const entry = owner === null ? undefined : store.find(owner, id)
      if (owner === null || !entry) return false
      store.put(owner, { ...entry, note })
      changed()
      return true
    },
    cancel: (id: string) => whileUnsent(id, (owner, entry) => store.remove(owner, entry)),
    /** What the server answers to a change that waits. */
    answerTo: settlings.answerTo,
    flush: sending.flush,
    /** Whose it is, as far as is known here; null while signed out. */
    currentOwner: ports.owner.current,
    /** The account it is for sure; asks the server where nobody has yet. */
    resolveOwner: async () => (await ports.owner.resolve())?.owner ?? null,
    /** What waits of a word, oldest first; the same list until something changes. */
    waiting(word: string): readonly UnsentChange[] {
      const owner = ports.owner.current()
      const known = byWord.get(word)
      if (known) return known
      const list =
        owner === null
          ? []
          : store.all(owner).filter((entry) => wordOf(entry) === word && households.isHere(entry))
      byWord.set(word, list)
      return list
    },
    /** Whether what waits cannot be sent at the moment. */
    isStalled: sending.isStalled,
    /** Whether closing the page would lose a change, because the browser's storage is full. */
    isUnsaved: store.isUnsaved,
    /** Reads while none of our own changes is under way, so that each is either in the answer or still waiting. */
    readBetweenSends: sending.readBetweenSends,
    subscribe,
    setCurrentHousehold: households.setCurrentHousehold,
    assumeHousehold: households.assumeHousehold,
    drain: households.drain,
    isHere: households.isHere,
    /** The household a change made now is for, as far as is known. */
    currentHouseholdId: () => whereabouts.current() ?? undefined,
    /** How many wait to be sent in this household, whatever their word. */
    pendingCount(): number {
      const owner = ports.owner.current()
      return owner === null ? 0 : store.all(owner).filter(households.isHere).length
    },
    /** How many of a word wait until the cook is back in another household. */
    pendingElsewhereCount: (word: string) =>
      households.elsewhere().filter((entry) => wordOf(entry) === word).length,
    /** Told of every answer of a word just before the change stops waiting, so that nothing flickers in between. */
    onResponse(word: string, take: (waiting: UnsentChange, answer: unknown) => void) {
      answered.set(word, take)
    },
    /** Told of refusals that nobody waits for any more: after a reload, or of another tab. */
    onRejected(tell: (waiting: UnsentChange, error: unknown) => void) {
      tellRefusal = tell
    },
    /** Another tab wrote, or another cook signed in. */
    refreshFromStorage(event?: Pick<StorageEvent, 'key'>) {
      if (event && !store.isKey(event.key)) return
      store.clearReadCache()
      changed()
      if (event) sending.flushLater()
      else sending.flush()
    },
  }
}

function wordOf({ name }: Pick<UnsentChange, 'name'>): string {
  return name.slice(0, name.indexOf('.'))
}
