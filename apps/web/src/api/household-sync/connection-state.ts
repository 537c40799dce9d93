import type { ConnectionState } from '@larder/sync/live/event-connection'
import type { HouseholdChangeListener } from '@larder/sync/live/household-events'
import { useSyncExternalStore } from 'react'
import { canReachServer } from '../../server-connection'

// The event stream is in a file of its own, which loads after the screen: this is what a first screen knows of it.
let state: ConnectionState = canReachServer() ? 'connecting' : 'offline'
const listeners = new Set<() => void>()

export function setConnectionState(next: ConnectionState) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

// A cook who loses the network before the stream has opened is told as well.
window.addEventListener('offline', () => {
  if (!canReachServer()) setConnectionState('offline')
})
window.addEventListener('online', () => setConnectionState('connecting'))

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

/** Tells the listeners what the event stream says. */
export const reportHouseholdChange: HouseholdChangeListener = (...change) => {
  for (const listener of changeListeners) listener(...change)
}
