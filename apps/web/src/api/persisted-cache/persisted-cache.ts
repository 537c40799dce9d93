import type { Query } from '@tanstack/react-query'
import { session } from '../../session/session-store'
import { ApiError } from '../api-error'
import { changeQueue } from '../change-queue/change-queue'
import { onDietChanged } from '../household-sync/invalidation-map'
import { queryClient } from '../query-client'
import { createPersistedCacheStore } from './persisted-cache-store'
import { isDietDependent, maxPersistedLength, persistedQueries } from './persisted-queries'
import { staleQueries } from './stale-queries'

/** A server that has not answered by then is slow: what was seen last stands in until it does. */
const slowResponseMs = 800
/** What changes quickly is written down once. */
const writeDelayMs = 300

export const persistedCacheStore = createPersistedCacheStore()

const persistRuleOf = ({ queryKey }: Query) => persistedQueries[String(queryKey[1])]

/**
 * Keeps the answers to some reads in the browser, by cook and household, and gives them back where the server does not
 * answer. It looks at the one cache of answers, so no screen needs to know. Ends when called.
 */
export function persistQueryCache(): () => void {
  const cache = queryClient.getQueryCache()
  const waiting = new Map<string, { query: Query; household: string | undefined }>()
  const slow = new Map<string, ReturnType<typeof setTimeout>>()
  let gathering: ReturnType<typeof setTimeout> | undefined
  let keptFor = ''
  let token = session.get().accessToken

  function noticed(query: Query) {
    const rule = persistRuleOf(query)
    if (!rule) return
    stopWaiting(query)
    if (staleQueries.at(query) === query.state.dataUpdatedAt) return
    staleQueries.drop(query)
    waiting.set(query.queryHash, { query, household: changeQueue.currentHouseholdId() })
    gathering ??= setTimeout(writeDown, writeDelayMs)
  }

  /** Whose kitchen it is may not be known before the first reads are there. */
  function arrived() {
    if (waiting.size > 0 && changeQueue.currentHouseholdId() !== undefined)
      gathering ??= setTimeout(writeDown, writeDelayMs)
  }

  async function writeDown() {
    gathering = undefined
    const household = changeQueue.currentHouseholdId()
    const now = [...waiting].filter(
      ([, { query }]) => persistRuleOf(query)?.personal || household !== undefined,
    )
    for (const [key] of now) waiting.delete(key)
    const owner = await changeQueue.resolveOwner().catch(() => null)
    if (owner === null || owner !== changeQueue.currentOwner()) return
    await keepOnlyOf(owner, household)
    for (const [key, { query, household: place = household }] of now) {
      const { data, dataUpdatedAt: at } = query.state
      const { maxEntries: most = 1, personal = false } = persistRuleOf(query) ?? {}
      if (data === undefined || (!personal && place !== household) || owner !== changeQueue.currentOwner())
        continue
      const text = JSON.stringify(data)
      const answer = { owner, key, name: String(query.queryKey[1]), at, text }
      if (text.length > maxPersistedLength) await persistedCacheStore.remove(owner, key)
      else await persistedCacheStore.put(personal || !place ? answer : { ...answer, household: place }, most)
    }
  }

  /** One cook, one household: what was kept of another is not for this one. */
  async function keepOnlyOf(owner: string, household: string | undefined) {
    const place = `${owner} ${household}`
    if (place === keptFor) return
    keptFor = place
    await persistedCacheStore.keepOnly(
      (one) =>
        one.owner === owner &&
        (one.household === undefined || household === undefined || one.household === household),
    )
  }

  async function giveBack(query: Query) {
    stopWaiting(query)
    const owner = changeQueue.currentOwner()
    if (!persistRuleOf(query) || owner === null || query.state.data !== undefined) return
    const kept = await persistedCacheStore.get(owner, query.queryHash)
    if (!kept || owner !== changeQueue.currentOwner() || query.state.data !== undefined) return
    if (!changeQueue.isHere(kept) || cache.get(query.queryHash) !== query) return
    if (kept.household !== undefined) changeQueue.assumeHousehold(kept.household)
    staleQueries.add(query, kept.at)
    queryClient.setQueryData(query.queryKey, JSON.parse(kept.text), { updatedAt: kept.at })
  }

  function stopWaiting({ queryHash }: Query) {
    clearTimeout(slow.get(queryHash))
    slow.delete(queryHash)
  }

  function asked(query: Query) {
    if (!persistRuleOf(query) || query.state.data !== undefined || query.state.fetchStatus !== 'fetching')
      return
    stopWaiting(query)
    const wait = navigator.onLine === false ? 0 : slowResponseMs
    slow.set(
      query.queryHash,
      setTimeout(() => void giveBack(query), wait),
    )
  }

  function failed(query: Query, error: unknown) {
    if (error instanceof ApiError && error.isTransient) void giveBack(query)
  }

  function followSession() {
    if (session.get().accessToken === token) return
    token = session.get().accessToken
    waiting.clear()
    staleQueries.clear()
  }

  for (const query of cache.getAll()) {
    if (query.state.data !== undefined) noticed(query)
    else if (query.state.fetchFailureReason) failed(query, query.state.fetchFailureReason)
    else asked(query)
  }
  const leaveCache = cache.subscribe((event) => {
    if (event.type === 'removed') {
      stopWaiting(event.query)
      staleQueries.drop(event.query)
    } else if (event.type === 'updated') {
      const { action, query } = event
      if (action.type === 'success') noticed(query)
      else if (action.type === 'failed' || action.type === 'error') failed(query, action.error)
      else if (action.type === 'fetch') asked(query)
    }
  })
  const leaveSession = session.subscribe(followSession)
  const leaveOutbox = changeQueue.subscribe(arrived)
  const leaveJudging = onDietChanged(
    () => void persistedCacheStore.keepOnly(({ name }) => !isDietDependent(name)),
  )
  return () => {
    leaveCache()
    leaveSession()
    leaveOutbox()
    leaveJudging()
    clearTimeout(gathering)
    for (const timer of slow.values()) clearTimeout(timer)
  }
}
