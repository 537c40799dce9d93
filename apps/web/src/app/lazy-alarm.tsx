import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { rememberedPrefix } from '../session/remembered'

/** As the guide keeps them, of a visitor and of a cook. */
const kept = ['cooking/visitor', `${rememberedPrefix}cooking`]

/** The ear for kitchen timers, fetched only where somebody has begun to cook: no other page pays for it. */
export function LazyAlarm() {
  const { pathname } = useLocation()
  const [Alarm, setAlarm] = useState<ComponentType | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page anew, for the guide may have been left with a timer on
  useEffect(() => {
    if (Alarm || !isCooking()) return
    let left = false
    import('../features/cooking/kitchen-alarm').then(
      ({ KitchenAlarm }) => left || setAlarm(() => KitchenAlarm),
      (error: unknown) => console.error('The kitchen timers could not be loaded', error),
    )
    return () => {
      left = true
    }
  }, [Alarm, pathname])
  return Alarm && <Alarm />
}

function isCooking(): boolean {
  try {
    return kept.some((key) => window.localStorage.getItem(key)?.includes('endsAt'))
  } catch {
    return false
  }
}
