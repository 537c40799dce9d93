import type { Query } from '@tanstack/react-query'
import { session } from '../../session/session-store'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { queryClient } from '../query-client'
import { sync } from '../sync'
import { createPersistedCacheStore } from './persisted-cache-store'
import { staleQueries } from './stale-queries'

/** A server that has not responded by then is slow: the stored response is shown until it does. */
const slowResponseMs = 800
/** Responses that change quickly are stored once. */
const writeDelayMs = 300

export const persistedCacheStore = createPersistedCacheStore()

interface PersistedQueryRule {
  /** Number of newest responses stored: weeks, recipes. */
  readonly maxEntries: number
  /** It belongs to the cook, whichever household they are in. */
  readonly personal?: true
  /** It depends on what the household may eat, so it is out of date when that changes. */
  readonly dependsOnDiet?: true
}

/** A longer response is not stored. */
const maxPersistedLength = 1_500_000

/** The responses stored in the browser, by endpoint name: what a cook needs in a shop or a cellar. */
export const persistedQueries: Readonly<Record<string, PersistedQueryRule>> = {
  'account.me': { maxEntries: 1, personal: true },
  'household.current': { maxEntries: 1 },
  'household.list': { maxEntries: 1, personal: true },
  'diet.people': { maxEntries: 1 },
  'inventory.list': { maxEntries: 1 },
  'inventory.overview': { maxEntries: 1 },
  'meal-plan.week': { maxEntries: 6, dependsOnDiet: true },
  'meal-plan.wishes': { maxEntries: 1 },
  'shopping.memory': { maxEntries: 1 },
  'cooking.current': { maxEntries: 1 },
  'notifications.list': { maxEntries: 1 },
  'recipes.get': { maxEntries: 80, dependsOnDiet: true },
  'recipes.groups': { maxEntries: 4, dependsOnDiet: true },
  'recipes.search': { maxEntries: 8, dependsOnDiet: true },
  'suggestions.list': { maxEntries: 4, dependsOnDiet: true },
}

/** Returns whether responses of an endpoint depend on what the household may eat. */
export function isDietDependent(name: string): boolean {
  return persistedQueries[name]?.dependsOnDiet === true
}

const persistRuleOf = ({ queryKey }: Query) => persistedQueries[String(queryKey[1])]

/**
 * Stores the responses to some queries in the browser, by cook and household, and shows them when the server
 * does not respond. It observes the query cache, so no screen needs to know. Returns a function that stops
 * it.
 */
export function persistQueryCache(): () => void {
  const cache = queryClient.getQueryCache()
  const unwritten = new Map<string, { query: Query; household: string | undefined }>()
  const slowTimers = new Map<string, ReturnType<typeof setTimeout>>()
  let writeTimer: ReturnType<typeof setTimeout> | undefined
  let storedScope = ''
  let token = session.get().accessToken

  function handleResponse(query: Query) {
    const rule = persistRuleOf(query)
    if (!rule) return
    clearSlowTimer(query)
    if (staleQueries.at(query) === query.state.dataUpdatedAt) return
    staleQueries.drop(query)
    unwritten.set(query.queryHash, { query, household: changeQueue.currentHouseholdId() })
    writeTimer ??= setTimeout(writeResponses, writeDelayMs)
  }

  /** The household may become known only after the first reads. */
  function handleQueueChange() {
    if (unwritten.size > 0 && changeQueue.currentHouseholdId() !== undefined)
      writeTimer ??= setTimeout(writeResponses, writeDelayMs)
  }

  async function writeResponses() {
    writeTimer = undefined
    const household = changeQueue.currentHouseholdId()
    const writable = [...unwritten].filter(
      ([, { query }]) => persistRuleOf(query)?.personal || household !== undefined,
    )
    for (const [key] of writable) unwritten.delete(key)
    const owner = await changeQueue.resolveOwner().catch(() => null)
    if (owner === null || owner !== changeQueue.currentOwner()) return
    await keepOnlyScope(owner, household)
    for (const [key, { query, household: readFor = household }] of writable) {
      const { data, dataUpdatedAt: at } = query.state
      const { maxEntries = 1, personal = false } = persistRuleOf(query) ?? {}
      if (data === undefined || (!personal && readFor !== household) || owner !== changeQueue.currentOwner())
        continue
      const text = JSON.stringify(data)
      const response = { owner, key, name: String(query.queryKey[1]), at, text }
      if (text.length > maxPersistedLength) await persistedCacheStore.remove(owner, key)
      else
        await persistedCacheStore.put(
          personal || !readFor ? response : { ...response, household: readFor },
          maxEntries,
        )
    }
  }

  /** Keeps the responses of one cook and one household and deletes all others. */
  async function keepOnlyScope(owner: string, household: string | undefined) {
    const scope = `${owner} ${household}`
    if (scope === storedScope) return
    storedScope = scope
    await persistedCacheStore.keepOnly(
      (response) =>
        response.owner === owner &&
        (response.household === undefined || household === undefined || response.household === household),
    )
  }

  async function restore(query: Query) {
    clearSlowTimer(query)
    const owner = changeQueue.currentOwner()
    if (!persistRuleOf(query) || owner === null || query.state.data !== undefined) return
    const stored = await persistedCacheStore.get(owner, query.queryHash)
    if (!stored || owner !== changeQueue.currentOwner() || query.state.data !== undefined) return
    if (!changeQueue.isHere(stored) || cache.get(query.queryHash) !== query) return
    if (stored.household !== undefined) changeQueue.assumeHousehold(stored.household)
    staleQueries.add(query, stored.at)
    queryClient.setQueryData(query.queryKey, JSON.parse(stored.text), { updatedAt: stored.at })
  }

  function clearSlowTimer({ queryHash }: Query) {
    clearTimeout(slowTimers.get(queryHash))
    slowTimers.delete(queryHash)
  }

  function handleFetch(query: Query) {
    if (!persistRuleOf(query) || query.state.data !== undefined || query.state.fetchStatus !== 'fetching')
      return
    clearSlowTimer(query)
    const wait = navigator.onLine === false ? 0 : slowResponseMs
    slowTimers.set(
      query.queryHash,
      setTimeout(() => void restore(query), wait),
    )
  }

  function handleFailure(query: Query, error: unknown) {
    if (error instanceof ApiError && error.isTransient) void restore(query)
  }

  function followSession() {
    if (session.get().accessToken === token) return
    token = session.get().accessToken
    unwritten.clear()
    staleQueries.clear()
  }

  for (const query of cache.getAll()) {
    if (query.state.data !== undefined) handleResponse(query)
    else if (query.state.fetchFailureReason) handleFailure(query, query.state.fetchFailureReason)
    else handleFetch(query)
  }
  const unsubscribeCache = cache.subscribe((event) => {
    if (event.type === 'removed') {
      clearSlowTimer(event.query)
      staleQueries.drop(event.query)
    } else if (event.type === 'updated') {
      const { action, query } = event
      if (action.type === 'success') handleResponse(query)
      else if (action.type === 'failed' || action.type === 'error') handleFailure(query, action.error)
      else if (action.type === 'fetch') handleFetch(query)
    }
  })
  const unsubscribeSession = session.subscribe(followSession)
  const unsubscribeQueue = changeQueue.subscribe(handleQueueChange)
  const unsubscribeDiet = sync.reads.onDiscard(
    () => void persistedCacheStore.keepOnly(({ name }) => !isDietDependent(name)),
  )
  return () => {
    unsubscribeCache()
    unsubscribeSession()
    unsubscribeQueue()
    unsubscribeDiet()
    clearTimeout(writeTimer)
    for (const timer of slowTimers.values()) clearTimeout(timer)
  }
}
