import type { Day } from '@larder/kitchen/date/day'
import { useSyncExternalStore } from 'react'
import { getToday, onNewDay } from './today-clock'

/** The current day in the browser's time zone; updates at midnight. */
export function useToday(): Day {
  return useSyncExternalStore(onNewDay, getToday)
}
