import { useSyncExternalStore } from 'react'
import { changeQueue, type UnsentChange } from './change-queue'

/** The changes of a feature that the server has not acknowledged yet, oldest first. */
export function useUnsentChanges(feature: string): readonly UnsentChange[] {
  return useSyncExternalStore(changeQueue.subscribe, () => changeQueue.waiting(feature))
}

/** Whether unsent changes cannot be sent at the moment and so wait longer than a blink. */
export function useIsQueueStalled(): boolean {
  return useSyncExternalStore(changeQueue.subscribe, changeQueue.isStalled)
}

/** Number of changes of a feature that wait until the cook is back in the household they were made in. */
export function useUnsentElsewhereCount(feature: string): number {
  return useSyncExternalStore(changeQueue.subscribe, () => changeQueue.pendingElsewhereCount(feature))
}

/** Number of changes that cannot be sent at the moment, of all features. */
export function useStalledCount(): number {
  return useSyncExternalStore(changeQueue.subscribe, () =>
    changeQueue.isStalled() ? changeQueue.pendingCount() : 0,
  )
}
