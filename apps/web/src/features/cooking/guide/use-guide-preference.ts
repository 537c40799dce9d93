import { useState } from 'react'

/** A switch of the guide, remembered on this device. */
export function useGuidePreference(name: string, usual: boolean): readonly [boolean, (on: boolean) => void] {
  const key = `cooking/${name}`
  const [on, setOn] = useState(() => {
    try {
      return (window.localStorage.getItem(key) ?? (usual ? 'yes' : 'no')) === 'yes'
    } catch {
      return usual
    }
  })
  function set(next: boolean) {
    setOn(next)
    try {
      window.localStorage.setItem(key, next ? 'yes' : 'no')
    } catch {
      // Then it is as usual the next time.
    }
  }
  return [on, set]
}
