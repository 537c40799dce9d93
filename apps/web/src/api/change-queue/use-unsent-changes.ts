import { useSyncExternalStore } from 'react'
import { changeQueue, type UnsentChange } from './change-queue'

/** The changes of a word that the server has not acknowledged yet, oldest first. */
export function useUnsentChanges(word: string): readonly UnsentChange[] {
  return useSyncExternalStore(changeQueue.subscribe, () => changeQueue.waiting(word))
}

/** Whether they cannot be sent at the moment, and so wait longer than a blink. */
export function useIsQueueStalled(): boolean {
  return useSyncExternalStore(changeQueue.subscribe, changeQueue.isStalled)
}

/** How many changes of a word wait until the cook is back in the household they were made in. */
export function useUnsentElsewhereCount(word: string): number {
  return useSyncExternalStore(changeQueue.subscribe, () => changeQueue.pendingElsewhereCount(word))
}

/** How many changes cannot be sent at the moment, of all words. */
export function useStalledCount(): number {
  return useSyncExternalStore(changeQueue.subscribe, () =>
    changeQueue.isStalled() ? changeQueue.pendingCount() : 0,
  )
}
