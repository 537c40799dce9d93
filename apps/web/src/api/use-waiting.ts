import { useSyncExternalStore } from 'react'
import { outbox, type Waiting } from './outbox'

/** The changes of a word that the server has not acknowledged yet, oldest first. */
export function useWaiting(word: string): readonly Waiting[] {
  return useSyncExternalStore(outbox.subscribe, () => outbox.waiting(word))
}

/** Whether they cannot be sent at the moment, and so wait longer than a blink. */
export function useHeldUp(): boolean {
  return useSyncExternalStore(outbox.subscribe, outbox.isHeldUp)
}

/** How many changes of a word wait until the cook is back in the household they were made in. */
export function useWaitingElsewhere(word: string): number {
  return useSyncExternalStore(outbox.subscribe, () => outbox.waitingElsewhere(word))
}

/** How many changes cannot be sent at the moment, of all words. */
export function useAllHeldUp(): number {
  return useSyncExternalStore(outbox.subscribe, () => (outbox.isHeldUp() ? outbox.waitingHere() : 0))
}
