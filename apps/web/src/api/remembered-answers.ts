import type { Query } from '@tanstack/react-query'
import { session } from '../session/session-store'
import { ApiError } from './api-error'
import { whenJudgedAnew } from './leaning-words'
import { outbox } from './outbox'
import { queries } from './query-client'
import { isJudged, mostCharacters, rememberedReads } from './remembered-reads'
import { openRememberedStore } from './remembered-store'
import { shownFromMemory } from './shown-from-memory'

/** A server that has not answered by then is slow: what was seen last stands in until it does. */
const slowMs = 800
/** What changes quickly is written down once. */
const gatherMs = 300

export const rememberedStore = openRememberedStore()

const ruleOf = ({ queryKey }: Query) => rememberedReads[String(queryKey[1])]

/**
 * Keeps the answers to some reads in the browser, by cook and household, and gives them back where the server does not
 * answer. It looks at the one cache of answers, so no screen needs to know. Ends when called.
 */
export function rememberAnswers(): () => void {
  const cache = queries.getQueryCache()
  const waiting = new Map<string, { query: Query; household: string | undefined }>()
  const slow = new Map<string, ReturnType<typeof setTimeout>>()
  let gathering: ReturnType<typeof setTimeout> | undefined
  let keptFor = ''
  let token = session.get().accessToken

  function noticed(query: Query) {
    const rule = ruleOf(query)
    if (!rule) return
    stopWaiting(query)
    if (shownFromMemory.at(query) === query.state.dataUpdatedAt) return
    shownFromMemory.drop(query)
    waiting.set(query.queryHash, { query, household: outbox.householdNow() })
    gathering ??= setTimeout(writeDown, gatherMs)
  }

  /** Whose kitchen it is may not be known before the first reads are there. */
  function arrived() {
    if (waiting.size > 0 && outbox.householdNow() !== undefined) gathering ??= setTimeout(writeDown, gatherMs)
  }

  async function writeDown() {
    gathering = undefined
    const household = outbox.householdNow()
    const now = [...waiting].filter(([, { query }]) => ruleOf(query)?.personal || household !== undefined)
    for (const [key] of now) waiting.delete(key)
    const owner = await outbox.learnOwner().catch(() => null)
    if (owner === null || owner !== outbox.ownerNow()) return
    await keepOnlyOf(owner, household)
    for (const [key, { query, household: place = household }] of now) {
      const { data, dataUpdatedAt: at } = query.state
      const { most = 1, personal = false } = ruleOf(query) ?? {}
      if (data === undefined || (!personal && place !== household) || owner !== outbox.ownerNow()) continue
      const text = JSON.stringify(data)
      const answer = { owner, key, name: String(query.queryKey[1]), at, text }
      if (text.length > mostCharacters) await rememberedStore.remove(owner, key)
      else await rememberedStore.put(personal || !place ? answer : { ...answer, household: place }, most)
    }
  }

  /** One cook, one household: what was kept of another is not for this one. */
  async function keepOnlyOf(owner: string, household: string | undefined) {
    const place = `${owner} ${household}`
    if (place === keptFor) return
    keptFor = place
    await rememberedStore.keepOnly(
      (one) =>
        one.owner === owner &&
        (one.household === undefined || household === undefined || one.household === household),
    )
  }

  async function giveBack(query: Query) {
    stopWaiting(query)
    const owner = outbox.ownerNow()
    if (!ruleOf(query) || owner === null || query.state.data !== undefined) return
    const kept = await rememberedStore.get(owner, query.queryHash)
    if (!kept || owner !== outbox.ownerNow() || query.state.data !== undefined) return
    if (!outbox.isHere(kept) || cache.get(query.queryHash) !== query) return
    if (kept.household !== undefined) outbox.suppose(kept.household)
    shownFromMemory.add(query, kept.at)
    queries.setQueryData(query.queryKey, JSON.parse(kept.text), { updatedAt: kept.at })
  }

  function stopWaiting({ queryHash }: Query) {
    clearTimeout(slow.get(queryHash))
    slow.delete(queryHash)
  }

  function asked(query: Query) {
    if (!ruleOf(query) || query.state.data !== undefined || query.state.fetchStatus !== 'fetching') return
    stopWaiting(query)
    const wait = navigator.onLine === false ? 0 : slowMs
    slow.set(
      query.queryHash,
      setTimeout(() => void giveBack(query), wait),
    )
  }

  function failed(query: Query, error: unknown) {
    if (error instanceof ApiError && error.passing) void giveBack(query)
  }

  function followSession() {
    if (session.get().accessToken === token) return
    token = session.get().accessToken
    waiting.clear()
    shownFromMemory.clear()
  }

  for (const query of cache.getAll()) {
    if (query.state.data !== undefined) noticed(query)
    else if (query.state.fetchFailureReason) failed(query, query.state.fetchFailureReason)
    else asked(query)
  }
  const leaveCache = cache.subscribe((event) => {
    if (event.type === 'removed') {
      stopWaiting(event.query)
      shownFromMemory.drop(event.query)
    } else if (event.type === 'updated') {
      const { action, query } = event
      if (action.type === 'success') noticed(query)
      else if (action.type === 'failed' || action.type === 'error') failed(query, action.error)
      else if (action.type === 'fetch') asked(query)
    }
  })
  const leaveSession = session.subscribe(followSession)
  const leaveOutbox = outbox.subscribe(arrived)
  const leaveJudging = whenJudgedAnew(() => void rememberedStore.keepOnly(({ name }) => !isJudged(name)))
  return () => {
    leaveCache()
    leaveSession()
    leaveOutbox()
    leaveJudging()
    clearTimeout(gathering)
    for (const timer of slow.values()) clearTimeout(timer)
  }
}
