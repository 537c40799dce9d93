import type { Day } from '@larder/kitchen/date/day'
import { useSyncExternalStore } from 'react'
import { getToday, onNewDay } from './today-clock'

/** Which day it is, in the browser's zone; a page left open overnight knows of the new one. */
export function useToday(): Day {
  return useSyncExternalStore(onNewDay, getToday)
}
