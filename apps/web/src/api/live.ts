import { type DataOf, keyOf } from '@larder/contract/endpoint'
import { household, type LiveEvent } from '@larder/contract/household'
import type { Query } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { session } from '../session/session-store'
import { forgetJudgements, withLeaning } from './leaning-words'
import { type LiveState, openLiveLine } from './live-line'
import { forgetHousehold, isOwned, movingByOwnHand, rereadHousehold } from './moving'
import { outbox } from './outbox'
import { queries } from './query-client'

export type { LiveState } from './live-line'

/** Changes that come close together are read once. */
const gatherMs = 150

/** What the server works out from a word is read anew with it: a dish's missing things come from the stock. */
const workedOutFrom: Readonly<Record<string, readonly string[]>> = {
  inventory: ['recipes', 'suggestions'],
  diet: ['recipes', 'suggestions'],
}

let state: LiveState = 'connecting'
const listeners = new Set<() => void>()

function become(next: LiveState) {
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
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, () => state)
}

type Word = (revision: number, words?: ReadonlySet<string>) => void

const told = new Set<Word>()

/** Told of what changed in the household, and up to which revision; without words it may be anything. */
export function whenChanged(tell: Word): void {
  told.add(tell)
}

function pass(...word: Parameters<Word>) {
  for (const tell of told) tell(...word)
}

/** The household a cook was taken out of, or switched away from on another device. */
export interface LeftHousehold {
  readonly id: string
  readonly name: string | undefined
}

interface Following {
  readonly onMoved: (from: LeftHousehold) => void
  readonly openLine?: typeof openLiveLine
}

/** Keeps what is on screen as the household has it, for as long as the cook is signed in. Ends when called. */
export function followHousehold({ onMoved, openLine = openLiveLine }: Following): () => void {
  let seen: { household: string; revision: number } | null = null
  let line: ReturnType<typeof openLiveLine> | null = null
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
    outbox.arrive(now.household)
    pass(now.revision)
    if (before && before.household !== now.household) moved(before.household, now.household)
    else if (!before) refresh(isOwned, { cancelRefetch: false })
    else if (before.revision !== now.revision) refresh(isOwned)
    else refresh(({ state }) => state.error !== null)
  }

  function gather({ words, revision }: { words: readonly string[]; revision: number }) {
    if (seen) seen = { ...seen, revision }
    for (const word of words) for (const each of [word, ...(workedOutFrom[word] ?? [])]) changed.add(each)
    gathering ??= setTimeout(() => {
      gathering = undefined
      const words = withLeaning(changed)
      pass(seen?.revision ?? revision, words)
      changed.clear()
      forgetJudgements(words)
      refresh(({ queryKey }) => words.has(String(queryKey[0])))
    }, gatherMs)
  }

  function moved(from: string, to: string) {
    const known: { data: DataOf<typeof household.current> } | undefined = queries.getQueryData(
      keyOf(household.current),
    )
    if (movingByOwnHand()) return
    // The page has found out by itself; other answers may still be of the household before.
    if (known?.data.id === to) return rereadHousehold()
    void forgetHousehold()
    onMoved({ id: from, name: known?.data.id === from ? known.data.name : undefined })
  }

  function followSession() {
    const { accessToken } = session.get()
    if (accessToken === token) return
    token = accessToken
    seen = null
    line?.close()
    line = accessToken === null ? null : openLine({ onEvent: hear, onState: become })
  }

  const unsubscribe = session.subscribe(followSession)
  followSession()
  return () => {
    unsubscribe()
    clearTimeout(gathering)
    line?.close()
    become('connecting')
  }
}

function refresh(predicate: (query: Query) => boolean, { cancelRefetch = true } = {}) {
  if (cancelRefetch) {
    for (const query of queries.getQueryCache().findAll({ predicate })) readAgainOnceRead(query)
  }
  void queries.invalidateQueries({ predicate }, { cancelRefetch })
}

/** A first read that is under way is not begun anew by itself, and may have looked before the change. */
function readAgainOnceRead(query: Query) {
  if (query.state.data !== undefined || query.state.fetchStatus !== 'fetching') return
  const again = () => void queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
  query.promise?.then(again, () => {})
}
