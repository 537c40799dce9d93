import { useState } from 'react'

/** A boolean preference of the guide, stored on this device. */
export function useGuidePreference(
  name: string,
  defaultValue: boolean,
): readonly [boolean, (value: boolean) => void] {
  const key = `cooking/${name}`
  const [on, setOn] = useState(() => {
    try {
      return (window.localStorage.getItem(key) ?? (defaultValue ? 'yes' : 'no')) === 'yes'
    } catch {
      return defaultValue
    }
  })
  function set(next: boolean) {
    setOn(next)
    try {
      window.localStorage.setItem(key, next ? 'yes' : 'no')
    } catch {
      // Storage is not available; the default applies the next time.
    }
  }
  return [on, set]
}
