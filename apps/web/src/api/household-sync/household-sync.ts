import { household, type LiveEvent } from '@larder/contract/household'
import { type DataOf, toQueryKey } from '@larder/contract/http/endpoint'
import type { Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { session } from '../../session/session-store'
import { changeQueue } from '../change-queue/change-queue'
import { queryClient } from '../query-client'
import { type ConnectionState, openEventStream } from './event-stream'
import { dropDietDependentQueries, withAffected } from './invalidation-map'
import {
  isHouseholdQuery,
  isSwitchingHousehold,
  refetchHouseholdQueries,
  resetHouseholdQueries,
} from './switch-household'

export type { ConnectionState } from './event-stream'

/** Changes that come close together are read once. */
const batchDelayMs = 150

/** What the server works out from a word is read anew with it: a dish's missing things come from the stock. */
const derivedFeatures: Readonly<Record<string, readonly string[]>> = {
  inventory: ['recipes', 'suggestions'],
  diet: ['recipes', 'suggestions'],
}

let state: ConnectionState = 'connecting'
const listeners = new Set<() => void>()

function setConnectionState(next: ConnectionState) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether what is on screen follows the household as it changes. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, () => state)
}

type HouseholdChangeListener = (revision: number, words?: ReadonlySet<string>) => void

const changeListeners = new Set<HouseholdChangeListener>()

/** Told of what changed in the household, and up to which revision; without words it may be anything. */
export function onHouseholdChanged(tell: HouseholdChangeListener): void {
  changeListeners.add(tell)
}

function notifyChangeListeners(...word: Parameters<HouseholdChangeListener>) {
  for (const tell of changeListeners) tell(...word)
}

/** The household a cook was taken out of, or switched away from on another device. */
export interface PreviousHousehold {
  readonly id: string
  readonly name: string | undefined
}

interface HouseholdSyncOptions {
  readonly onHouseholdSwitched: (from: PreviousHousehold) => void
  readonly openStream?: typeof openEventStream
}

/** Keeps what is on screen as the household has it, for as long as the cook is signed in. Ends when called. */
export function syncHousehold({
  onHouseholdSwitched: onMoved,
  openStream: openLine = openEventStream,
}: HouseholdSyncOptions): () => void {
  let seen: { household: string; revision: number } | null = null
  let line: ReturnType<typeof openEventStream> | null = null
  let token: string | null = null
  let gathering: ReturnType<typeof setTimeout> | undefined
  const changed = new Set<string>()

  function hear(event: LiveEvent) {
    if (event.type === 'hello') greet(event)
    else if (event.type === 'changed') gather(event)
    // Where the cook is now, or that the session is over, is what the next line says.
    else if (event.type === 'elsewhere') line?.reconnect()
  }

  function greet(now: { household: string; revision: number }) {
    const before = seen
    seen = { household: now.household, revision: now.revision }
    changeQueue.setCurrentHousehold(now.household)
    notifyChangeListeners(now.revision)
    if (before && before.household !== now.household) moved(before.household, now.household)
    else if (!before) refresh(isHouseholdQuery, { cancelRefetch: false })
    else if (before.revision !== now.revision) refresh(isHouseholdQuery)
    else refresh(({ state }) => state.error !== null)
  }

  function gather({ words, revision }: { words: readonly string[]; revision: number }) {
    if (seen) seen = { ...seen, revision }
    for (const word of words) for (const each of [word, ...(derivedFeatures[word] ?? [])]) changed.add(each)
    gathering ??= setTimeout(() => {
      gathering = undefined
      const words = withAffected(changed)
      notifyChangeListeners(seen?.revision ?? revision, words)
      changed.clear()
      dropDietDependentQueries(words)
      refresh(({ queryKey }) => words.has(String(queryKey[0])))
    }, batchDelayMs)
  }

  function moved(from: string, to: string) {
    const known: { data: DataOf<typeof household.current> } | undefined = queryClient.getQueryData(
      toQueryKey(household.current),
    )
    if (isSwitchingHousehold()) return
    // The page has found out by itself; other answers may still be of the household before.
    if (known?.data.id === to) return refetchHouseholdQueries()
    void resetHouseholdQueries()
    onMoved({ id: from, name: known?.data.id === from ? known.data.name : undefined })
  }

  function followSession() {
    const { accessToken } = session.get()
    if (accessToken === token) return
    token = accessToken
    seen = null
    line?.close()
    line = accessToken === null ? null : openLine({ onEvent: hear, onState: setConnectionState })
  }

  const unsubscribe = session.subscribe(followSession)
  followSession()
  return () => {
    unsubscribe()
    clearTimeout(gathering)
    line?.close()
    setConnectionState('connecting')
  }
}

function refresh(predicate: (query: Query) => boolean, { cancelRefetch = true } = {}) {
  if (cancelRefetch) {
    for (const query of queryClient.getQueryCache().findAll({ predicate })) refetchAfterFirstRead(query)
  }
  void queryClient.invalidateQueries({ predicate }, { cancelRefetch })
}

/** A first read that is under way is not begun anew by itself, and may have looked before the change. */
function refetchAfterFirstRead(query: Query) {
  if (query.state.data !== undefined || query.state.fetchStatus !== 'fetching') return
  const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
  query.promise?.then(again, () => {})
}
