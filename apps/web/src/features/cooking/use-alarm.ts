import { useEffect, useState } from 'react'
import { watchTimers, whenLooked } from './alarm'

/** Keeps an ear on the timers, and gives the time whenever the clock was looked at: once a second while anything counts. */
export function useAlarm(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const leave = whenLooked(() => setNow(Date.now()))
    const stop = watchTimers()
    return () => {
      leave()
      stop()
    }
  }, [])
  return now
}
