import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { accountStoragePrefix } from '../../session/account-storage'

/** Storage keys of the cooking guide, for visitors and cooks. */
const cookingStorageKeys = ['cooking/visitor', `${accountStoragePrefix}cooking`]

/** The kitchen timer alarm, loaded only after somebody has started to cook. */
export function LazyKitchenAlarm() {
  const { pathname } = useLocation()
  const [Alarm, setAlarm] = useState<ComponentType | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked on every page, because the guide may have been left with a running timer
  useEffect(() => {
    if (Alarm || !isCooking()) return
    let unmounted = false
    import('../../features/cooking/timers/kitchen-alarm').then(
      ({ KitchenAlarm }) => unmounted || setAlarm(() => KitchenAlarm),
      (error: unknown) => console.error('Loading the kitchen timers failed', error),
    )
    return () => {
      unmounted = true
    }
  }, [Alarm, pathname])
  return Alarm && <Alarm />
}

function isCooking(): boolean {
  try {
    return cookingStorageKeys.some((key) => window.localStorage.getItem(key)?.includes('endsAt'))
  } catch {
    return false
  }
}
