import type { Query } from '@tanstack/query-core'
import type { ChangeQueue } from '../changes/change-queue'
import { isTransient, type SessionPort } from '../ports'
import type { ReadCache } from './read-cache'

/** The stored response is shown until the server has responded; one that is there already is not shown twice. */
const firstLookMs = 50
/** What may be out of date in a way that matters is only shown when the server is slow. */
const slowResponseMs = 800
/** Responses that change quickly are stored once. */
const writeDelayMs = 300
/** A long response is stored at most this often: writing it takes longer than a frame. */
const longWriteDelayMs = 3000
const longLength = 100_000
/** A longer response is not stored. */
const maxPersistedLength = 1_500_000

type Timer = ReturnType<typeof setTimeout>

/** A response as it was last read. The names of its fields must not change: the browser has stored some. */
export interface PersistedResponse {
  readonly owner: string
  /** The query hash of the cache. */
  readonly key: string
  /** The endpoint name. */
  readonly name: string
  /** Missing if it belongs to the cook, whichever household they are in. */
  readonly household?: string
  readonly at: number
  readonly text: string
}

export interface PersistRule {
  /** Number of newest responses stored: weeks, recipes. */
  readonly maxEntries: number
  /** It belongs to the cook, whichever household they are in. */
  readonly personal?: true
}

interface PersistReadsParts {
  readonly reads: ReadCache
  readonly session: SessionPort
  /** Whose responses they are, and of which household: the change queue knows. */
  readonly scope: Pick<
    ChangeQueue,
    'currentOwner' | 'resolveOwner' | 'currentHouseholdId' | 'isHere' | 'assumeHousehold' | 'subscribe'
  >
  /** Without storage nothing is found, and no call fails. */
  readonly store: {
    readonly get: (owner: string, key: string) => Promise<PersistedResponse | undefined>
    /** Keeps at most `maxEntries` responses of the endpoint. */
    readonly put: (response: PersistedResponse, maxEntries: number) => Promise<void>
    readonly remove: (owner: string, key: string) => Promise<void>
    readonly keepOnly: (isKept: (response: PersistedResponse) => boolean) => Promise<void>
  }
  /** The queries shown from the store, and when each was read. */
  readonly stale: {
    readonly at: (query: Query) => number | undefined
    readonly add: (query: Query, at: number) => void
    readonly drop: (query: Query) => void
    readonly clear: () => void
  }
  /** What is stored, by endpoint name. */
  readonly rules: Readonly<Record<string, PersistRule>>
  readonly isOnline: () => boolean
  /** Whether responses of an endpoint must not be shown again once reads are discarded. */
  readonly isDiscarded: (name: string) => boolean
}

/**
 * Stores the responses to some queries in the browser, by cook and household, and shows them until the server
 * has responded. It observes the query cache, so no screen needs to know. Returns a function that stops
 * it.
 */
export function persistReads(parts: PersistReadsParts): () => void {
  const { reads, session, scope, store, stale, rules } = parts
  const cache = reads.client.getQueryCache()
  const nameOf = ({ queryKey }: Query) => String(queryKey[1])
  const ruleOf = (query: Query) => rules[nameOf(query)]
  /** The queries whose responses are not stored yet, and the household they were read for. */
  const unwritten = new Map<string, { readonly query: Query; readonly household: string | undefined }>()
  const writeTimers = new Map<string, Timer>()
  const slowTimers = new Map<string, Timer>()
  /** The responses that were long when last stored. */
  const longKeys = new Set<string>()
  let storedScope = ''
  let token = session.token()

  function handleResponse(query: Query) {
    if (!ruleOf(query)) return
    clearSlowTimer(query)
    if (stale.at(query) === query.state.dataUpdatedAt) return
    stale.drop(query)
    unwritten.set(query.queryHash, { query, household: scope.currentHouseholdId() })
    scheduleWrite(query.queryHash)
  }

  function scheduleWrite(key: string) {
    if (writeTimers.has(key)) return
    const delayMs = longKeys.has(key) ? longWriteDelayMs : writeDelayMs
    writeTimers.set(
      key,
      setTimeout(() => {
        writeTimers.delete(key)
        void writeResponse(key)
      }, delayMs),
    )
  }

  /** The household may become known only after the first reads. */
  function handleQueueChange() {
    if (scope.currentHouseholdId() === undefined) return
    for (const key of unwritten.keys()) scheduleWrite(key)
  }

  async function writeResponse(key: string) {
    const current = scope.currentHouseholdId()
    const waiting = unwritten.get(key)
    if (!waiting) return
    const { query, household = current } = waiting
    const { maxEntries = 1, personal = false } = ruleOf(query) ?? {}
    if (!personal && household === undefined) return
    unwritten.delete(key)
    const owner = await scope.resolveOwner().catch(() => null)
    if (owner === null || owner !== scope.currentOwner()) return
    await keepOnlyScope(owner, current)
    const { data, dataUpdatedAt: at } = query.state
    if (data === undefined || (!personal && household !== current) || owner !== scope.currentOwner()) return
    const text = JSON.stringify(data)
    if (text.length > longLength) longKeys.add(key)
    else longKeys.delete(key)
    const response = { owner, key, name: nameOf(query), at, text }
    if (text.length > maxPersistedLength) await store.remove(owner, key)
    else await store.put(personal || !household ? response : { ...response, household }, maxEntries)
  }

  /** Keeps the responses of one cook and one household and deletes all others. */
  async function keepOnlyScope(owner: string, household: string | undefined) {
    const newScope = `${owner} ${household}`
    if (newScope === storedScope) return
    storedScope = newScope
    await store.keepOnly(
      (response) =>
        response.owner === owner &&
        (response.household === undefined || household === undefined || response.household === household),
    )
  }

  async function restore(query: Query) {
    clearSlowTimer(query)
    const owner = scope.currentOwner()
    if (!ruleOf(query) || owner === null || query.state.data !== undefined) return
    const stored = await store.get(owner, query.queryHash)
    if (!stored || owner !== scope.currentOwner() || query.state.data !== undefined) return
    if (!scope.isHere(stored) || cache.get(query.queryHash) !== query) return
    if (stored.household !== undefined) scope.assumeHousehold(stored.household)
    stale.add(query, stored.at)
    reads.client.setQueryData(query.queryKey, JSON.parse(stored.text), { updatedAt: stored.at })
  }

  function clearSlowTimer({ queryHash }: Query) {
    clearTimeout(slowTimers.get(queryHash))
    slowTimers.delete(queryHash)
  }

  function handleFetch(query: Query) {
    if (!ruleOf(query) || query.state.data !== undefined || query.state.fetchStatus !== 'fetching') return
    clearSlowTimer(query)
    const lookMs = parts.isDiscarded(nameOf(query)) ? slowResponseMs : firstLookMs
    const wait = parts.isOnline() ? lookMs : 0
    slowTimers.set(
      query.queryHash,
      setTimeout(() => void restore(query), wait),
    )
  }

  function handleFailure(query: Query, error: unknown) {
    if (isTransient(error)) return void restore(query)
    // What the server refuses is not shown any longer.
    if (query.state.status !== 'error' || stale.at(query) === undefined) return
    stale.drop(query)
    query.setState({ ...query.state, data: undefined, dataUpdatedAt: 0 })
  }

  function followSession() {
    if (session.token() === token) return
    token = session.token()
    unwritten.clear()
    stale.clear()
  }

  for (const query of cache.getAll()) {
    if (query.state.data !== undefined) handleResponse(query)
    else if (query.state.fetchFailureReason) handleFailure(query, query.state.fetchFailureReason)
    else handleFetch(query)
  }
  const subscriptions = [
    session.subscribe(followSession),
    scope.subscribe(handleQueueChange),
    reads.onDiscard(() => void store.keepOnly(({ name }) => !parts.isDiscarded(name))),
    cache.subscribe((event) => {
      if (event.type === 'removed') {
        clearSlowTimer(event.query)
        stale.drop(event.query)
      } else if (event.type === 'updated') {
        const { action, query } = event
        if (action.type === 'success') handleResponse(query)
        else if (action.type === 'failed' || action.type === 'error') handleFailure(query, action.error)
        else if (action.type === 'fetch') handleFetch(query)
      }
    }),
  ]
  return () => {
    for (const unsubscribe of subscriptions) unsubscribe()
    for (const timer of [...writeTimers.values(), ...slowTimers.values()]) clearTimeout(timer)
  }
}
