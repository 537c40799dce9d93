import type { Feature } from '@larder/contract/http/endpoint'
import { useSyncExternalStore } from 'react'
import { changeQueue } from './change-queue'

/** Number of changes of a feature, or of all, that cannot be sent at the moment and so wait longer than a blink. */
export function useStalledCount(feature?: Feature): number {
  return useSyncExternalStore(changeQueue.subscribe, () =>
    changeQueue.isStalled() ? changeQueue.pendingCount(feature) : 0,
  )
}

/** Number of changes of a feature that wait until the cook is back in the household they were made in. */
export function useUnsentElsewhereCount(feature: Feature): number {
  return useSyncExternalStore(changeQueue.subscribe, () => changeQueue.pendingElsewhereCount(feature))
}
