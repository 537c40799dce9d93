import type { AnswerOf, Endpoint, InputOf } from '@larder/contract/endpoint'
import { refusals } from '@larder/contract/errors'
import { ApiError } from './api-error'
import { newEntry, signed } from './outbox-entry'
import type { OutboxOwner } from './outbox-owner'
import { openSending } from './outbox-sending'
import { type Entry, openOutboxStore, type Waiting } from './outbox-store'

export interface OutboxPorts {
  readonly storage: () => Storage
  readonly owner: OutboxOwner
  readonly send: (entry: Entry) => Promise<unknown>
  /** False only where the browser surely has no network. */
  readonly isOnline: () => boolean
  /** Reads a word's answers anew. */
  readonly refresh: (word: string) => void
  readonly locks: LockManager | undefined
  /** Where tabs tell each other what became of a change. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined
}

interface PutOptions {
  /** So many milliseconds it may still grow by others that join it. */
  readonly hold?: number
  /** What the last one, still held, becomes when this one joins it; nothing when they do not go together. */
  readonly join?: (last: Waiting) => unknown
  readonly note?: unknown
}

/** What one tab tells the others about a change it has sent. */
type News = { readonly id: string; readonly name: string } & (
  | { readonly answer: unknown }
  | { readonly refusal: ConstructorParameters<typeof ApiError>[0] }
)

interface Settling {
  readonly answer: Promise<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (error: unknown) => void
}

const longestHold = 2000

/**
 * Keeps every change until the server has acknowledged it: over a lost network, a reload and a closed tab. Each
 * carries a name, so that the server books it once however often it is sent.
 */
export function createOutbox(ports: OutboxPorts) {
  const store = openOutboxStore(ports.storage)
  const settlings = new Map<string, Settling>()
  const mine = new Set<string>()
  const listeners = new Set<() => void>()
  const answered = new Map<string, (waiting: Waiting, answer: unknown) => void>()
  let tellRefusal = (waiting: Waiting, error: unknown) =>
    console.error('A change was refused', waiting, error)
  let byWord = new Map<string, readonly Waiting[]>()

  function changed() {
    byWord = new Map()
    for (const listener of listeners) listener()
  }

  function settlingOf(id: string): Settling {
    const known = settlings.get(id)
    if (known) return known
    let [resolve, reject]: [Settling['resolve'], Settling['reject']] = [() => {}, () => {}]
    const answer = new Promise<unknown>((settle, refuse) => {
      ;[resolve, reject] = [settle, refuse]
    })
    // Whoever waits for it hears of a refusal; that nobody does is no error of the page.
    answer.catch(() => {})
    const settling = { answer, resolve, reject }
    settlings.set(id, settling)
    return settling
  }

  const sending = openSending({
    store,
    owner: ports.owner,
    locks: ports.locks,
    send: ports.send,
    isOnline: ports.isOnline,
    changed,
    refresh: ports.refresh,
    onAnswer(entry, answer) {
      answered.get(wordOf(entry))?.(entry, answer)
      settlings.get(entry.id)?.resolve(answer)
      ports.channel?.postMessage({ id: entry.id, name: entry.name, answer } satisfies News)
    },
    onRefusal(entry, error) {
      settlings.get(entry.id)?.reject(error)
      if (!mine.has(entry.id)) tellRefusal(entry, error)
      const { code, status, message, fields } = error instanceof ApiError ? error : ApiError.own('unreadable')
      ports.channel?.postMessage({
        id: entry.id,
        name: entry.name,
        refusal: { code, status, message, fields },
      } satisfies News)
    },
  })

  /** Writes a change down, to be sent as soon as that can be. */
  function put<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { hold = 0, join, note }: PutOptions = {},
  ) {
    const owner = ports.owner.current()
    if (owner === null) return { id: '', answer: Promise.reject<AnswerOf<E>>(notSignedIn()) }
    const grown = join && grow(owner, endpoint, hold, join)
    const entry = grown ?? enter(owner, newEntry(endpoint, input, { hold, note }))
    changed()
    sending.flush()
    return { id: entry.id, answer: settlingOf(entry.id).answer as Promise<AnswerOf<E>> }
  }

  function enter(owner: string, written: Omit<Entry, 'place'>): Entry {
    const entry = { ...written, place: store.nextPlace(owner, written) }
    mine.add(entry.id)
    store.put(owner, entry)
    return entry
  }

  function grow(owner: string, endpoint: Endpoint, hold: number, join: (last: Waiting) => unknown) {
    const last = store.all(owner).at(-1)
    if (last?.name !== endpoint.name || !isHeld(last)) return undefined
    const input = join(last)
    if (input === undefined) return undefined
    const latest = Date.parse(last.at) + longestHold
    const entry = {
      ...last,
      input: signed(endpoint, input, last.id),
      heldUntil: Math.max(last.heldUntil ?? 0, Math.min(Date.now() + hold, latest)),
    }
    store.put(owner, entry)
    return entry
  }

  /** While it is held, only the tab that wrote it touches it. */
  function isHeld({ id, heldUntil = 0 }: Entry): boolean {
    return mine.has(id) && heldUntil - Date.now() > 30
  }

  /** Changes or takes back what has not been sent; false when it is too late for that. */
  async function whileUnsent(id: string, change: (owner: string, entry: Entry) => void): Promise<boolean> {
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
    return entry && isHeld(entry) ? doIt() : sending.ifNobodySends(owner, doIt)
  }

  ports.channel?.addEventListener('message', (event) => {
    const news = (event as MessageEvent<News>).data
    const settling = settlings.get(news.id)
    if ('refusal' in news) settling?.reject(new ApiError(news.refusal))
    else settling?.resolve(news.answer)
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
    answerTo: (id: string) => settlingOf(id).answer,
    flush: sending.flush,
    /** Whose it is, as far as is known here; null while signed out. */
    ownerNow: ports.owner.current,
    /** The account it is for sure; asks the server where nobody has yet. */
    learnOwner: async () => (await ports.owner.learn())?.owner ?? null,
    /** What waits of a word, oldest first; the same list until something changes. */
    waiting(word: string): readonly Waiting[] {
      const owner = ports.owner.current()
      const known = byWord.get(word)
      if (known) return known
      const list = owner === null ? [] : store.all(owner).filter((entry) => wordOf(entry) === word)
      byWord.set(word, list)
      return list
    },
    /** Whether what waits cannot be sent at the moment. */
    isHeldUp: sending.isHeldUp,
    /** Whether closing the page would lose a change, because the browser's storage is full. */
    isUnsaved: store.isUnsaved,
    /** Reads while none of our own changes is under way, so that each is either in the answer or still waiting. */
    undisturbed: sending.undisturbed,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Told of every answer of a word just before the change stops waiting, so that nothing flickers in between. */
    whenAnswered(word: string, take: (waiting: Waiting, answer: unknown) => void) {
      answered.set(word, take)
    },
    /** Told of refusals that nobody waits for any more: after a reload, or of another tab. */
    whenRefused(tell: (waiting: Waiting, error: unknown) => void) {
      tellRefusal = tell
    },
    /** Another tab wrote, or another cook signed in. */
    follow(event?: Pick<StorageEvent, 'key'>) {
      if (event && !store.isKey(event.key)) return
      store.forgetRead()
      changed()
      if (!event) sending.flush()
    },
  }
}

function wordOf({ name }: Pick<Waiting, 'name'>): string {
  return name.slice(0, name.indexOf('.'))
}

function notSignedIn(): ApiError {
  return new ApiError({ code: 'not-signed-in', ...refusals['not-signed-in'] })
}
