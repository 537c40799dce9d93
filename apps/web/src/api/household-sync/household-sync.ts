import type { ConnectionState } from '@larder/sync/live/event-connection'
import {
  followHousehold,
  type HouseholdChangeListener,
  type PreviousHousehold,
} from '@larder/sync/live/household-events'
import { useSyncExternalStore } from 'react'
import { changeQueue } from '../change-queue/change-queue'
import { sessionPort, sync } from '../sync'
import { openEventStream } from './event-stream'
import { takeUnreportedSwitch } from './switch-household'

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

const changeListeners = new Set<HouseholdChangeListener>()

/** Registers a listener for changes in the household. */
export function onHouseholdChanged(listener: HouseholdChangeListener): void {
  changeListeners.add(listener)
}

interface HouseholdSyncOptions {
  readonly onHouseholdSwitched: (from: PreviousHousehold) => void
  readonly openStream?: typeof openEventStream
}

/** Keeps the screen in sync with the household while the cook is signed in. Returns a function that stops it. */
export function syncHousehold({
  onHouseholdSwitched,
  openStream = openEventStream,
}: HouseholdSyncOptions): () => void {
  return followHousehold({
    reads: sync.reads,
    session: sessionPort,
    openConnection: openStream,
    setCurrentHousehold: (id) => changeQueue.setCurrentHousehold(id),
    takeUnreportedSwitch,
    onSwitched: onHouseholdSwitched,
    onChanged: (...change) => {
      for (const listener of changeListeners) listener(...change)
    },
    onState: setConnectionState,
  })
}
