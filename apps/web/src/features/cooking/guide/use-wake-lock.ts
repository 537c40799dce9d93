import { useEffect, useState } from 'react'
import { useGuidePreference } from './use-guide-preference'

/** Keeps the screen on while somebody cooks; a browser takes the lock back whenever the page is hidden. */
export function useWakeLock() {
  const [wanted, setWanted] = useGuidePreference('keep-awake', true)
  const [available] = useState(() => 'wakeLock' in navigator)

  useEffect(() => {
    if (!wanted || !available) return
    let lock: WakeLockSentinel | undefined
    let left = false
    async function acquire() {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      try {
        const got = await navigator.wakeLock.request('screen')
        if (left) void got.release()
        else lock = got
      } catch {
        // A low battery may refuse; the next time the page is looked at it is asked again.
      }
    }
    const again = () => void acquire()
    void acquire()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [wanted, available])

  return { available, on: wanted && available, set: setWanted }
}
