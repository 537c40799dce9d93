import { useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts } from './toast-store'

export function useToasts() {
  return useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
}
