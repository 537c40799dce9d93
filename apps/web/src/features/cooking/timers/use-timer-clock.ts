import { useEffect, useState } from 'react'
import { subscribeToTimerChecks, watchTimers } from './timer-alarm'

/** Watches the timers and returns the time of the last check: once a second while any timer runs. */
export function useTimerClock(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const leave = subscribeToTimerChecks(() => setNow(Date.now()))
    const stop = watchTimers()
    return () => {
      leave()
      stop()
    }
  }, [])
  return now
}
