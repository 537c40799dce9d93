import { useEffect, useState } from 'react'
import { subscribeToTimerChecks, watchTimers } from './timer-alarm'

/** Keeps an ear on the timers, and gives the time whenever the clock was looked at: once a second while anything counts. */
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
