import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { accountStoragePrefix } from '../../session/account-storage'

/** As the guide keeps them, of a visitor and of a cook. */
const cookingStorageKeys = ['cooking/visitor', `${accountStoragePrefix}cooking`]

/** The ear for kitchen timers, fetched only where somebody has begun to cook: no other page pays for it. */
export function LazyKitchenAlarm() {
  const { pathname } = useLocation()
  const [Alarm, setAlarm] = useState<ComponentType | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page anew, for the guide may have been left with a timer on
  useEffect(() => {
    if (Alarm || !isCooking()) return
    let left = false
    import('../../features/cooking/timers/kitchen-alarm').then(
      ({ KitchenAlarm }) => left || setAlarm(() => KitchenAlarm),
      (error: unknown) => console.error('Loading the kitchen timers failed', error),
    )
    return () => {
      left = true
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
