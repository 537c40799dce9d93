import type { Day } from '@larder/kitchen/day'
import { useSyncExternalStore } from 'react'
import { onNewDay, today } from './today-clock'

/** Which day it is, in the browser's zone; a page left open overnight knows of the new one. */
export function useToday(): Day {
  return useSyncExternalStore(onNewDay, today)
}
