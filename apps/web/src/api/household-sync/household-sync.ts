import { household, type LiveEvent } from '@larder/contract/household'
import { staleAfter } from '@larder/contract/http/affects'
import { useSyncExternalStore } from 'react'
import { session } from '../../session/session-store'
import { changeQueue } from '../change-queue/change-queue'
import { sync } from '../sync'
import { type ConnectionState, openEventStream } from './event-stream'
import { takeUnreportedSwitch } from './switch-household'

export type { ConnectionState } from './event-stream'

const { reads } = sync

/** Changes that arrive close together cause one refetch. */
const batchDelayMs = 150

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

/** The state of the connection that keeps the screen in sync with the household. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, () => state)
}

type HouseholdChangeListener = (revision: number, features?: ReadonlySet<string>) => void

const changeListeners = new Set<HouseholdChangeListener>()

/**
 * Registers a listener for the features that changed in the household and the revision reached. Without
 * features anything may have changed.
 */
export function onHouseholdChanged(listener: HouseholdChangeListener): void {
  changeListeners.add(listener)
}

function notifyChangeListeners(...change: Parameters<HouseholdChangeListener>) {
  for (const listener of changeListeners) listener(...change)
}

/** The household a cook was removed from, or switched away from on another device. */
export interface PreviousHousehold {
  readonly id: string
  readonly name: string | undefined
}

interface HouseholdSyncOptions {
  readonly onHouseholdSwitched: (from: PreviousHousehold) => void
  readonly openStream?: typeof openEventStream
}

/**
 * Keeps the screen in sync with the household while the cook is signed in. Returns a function that stops it.
 */
export function syncHousehold({
  onHouseholdSwitched,
  openStream = openEventStream,
}: HouseholdSyncOptions): () => void {
  let lastSeen: { household: string; revision: number } | null = null
  let stream: ReturnType<typeof openEventStream> | null = null
  let token: string | null = null
  let batchTimer: ReturnType<typeof setTimeout> | undefined
  const changedFeatures = new Set<string>()

  function handleEvent(event: LiveEvent) {
    if (event.type === 'hello') handleHello(event)
    else if (event.type === 'changed') collectChanges(event)
    // The next connection reports the current household, or that the session has ended.
    else if (event.type === 'elsewhere') stream?.reconnect()
  }

  function handleHello(now: { household: string; revision: number }) {
    const before = lastSeen
    lastSeen = { household: now.household, revision: now.revision }
    changeQueue.setCurrentHousehold(now.household)
    notifyChangeListeners(now.revision)
    if (before && before.household !== now.household) void handleSwitch(before.household, now.household)
    else if (!before) void reads.invalidateWhere(reads.isHouseholdRead, { cancelRefetch: false })
    else if (before.revision !== now.revision) void reads.invalidateWhere(reads.isHouseholdRead)
    else void reads.invalidateWhere(({ state }) => state.error !== null)
  }

  function collectChanges({ words, revision }: { words: readonly string[]; revision: number }) {
    if (lastSeen) lastSeen = { ...lastSeen, revision }
    for (const feature of words) changedFeatures.add(feature)
    batchTimer ??= setTimeout(() => {
      batchTimer = undefined
      const features = staleAfter(changedFeatures)
      notifyChangeListeners(lastSeen?.revision ?? revision, features)
      changedFeatures.clear()
      void reads.invalidate(features)
    }, batchDelayMs)
  }

  async function handleSwitch(from: string, to: string) {
    const shown = reads.get(household.current, {})
    const own = await takeUnreportedSwitch()
    if (lastSeen?.household !== to || own?.household === to) return
    // The page already shows the new household, or may; other responses may still be of the previous one.
    if (shown?.id === to || (own && own.household === undefined)) return reads.refetchHousehold()
    void reads.resetHousehold()
    onHouseholdSwitched({ id: from, name: shown?.id === from ? shown.name : undefined })
  }

  function followSession() {
    const { accessToken } = session.get()
    if (accessToken === token) return
    token = accessToken
    lastSeen = null
    stream?.close()
    stream = accessToken === null ? null : openStream({ onEvent: handleEvent, onState: setConnectionState })
  }

  const unsubscribe = session.subscribe(followSession)
  followSession()
  return () => {
    unsubscribe()
    clearTimeout(batchTimer)
    stream?.close()
    setConnectionState('connecting')
  }
}
