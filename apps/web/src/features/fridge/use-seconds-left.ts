import { useEffect, useState } from 'react'

/** Counts down to an instant by the second, and stops at zero. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}

/** For example '9:05'. */
export function formatMinutesLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
