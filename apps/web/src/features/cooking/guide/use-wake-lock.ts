import { useEffect, useState } from 'react'
import { useGuidePreference } from './use-guide-preference'

/** Keeps the screen on while cooking. Browsers release the lock whenever the page is hidden. */
export function useWakeLock() {
  const [isEnabled, setIsEnabled] = useGuidePreference('keep-awake', true)
  const [available] = useState(() => 'wakeLock' in navigator)

  useEffect(() => {
    if (!isEnabled || !available) return
    let lock: WakeLockSentinel | undefined
    let left = false
    async function acquire() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (left) void got.release()
        else lock = got
      } catch {
        // Rejected, for instance on a low battery; it is requested again when the page becomes visible.
      }
    }
    const reacquire = () => void acquire()
    void acquire()
    document.addEventListener('visibilitychange', reacquire)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', reacquire)
      void lock?.release()
    }
  }, [isEnabled, available])

  return { available, on: isEnabled && available, set: setIsEnabled }
}
