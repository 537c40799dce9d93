import { useEffect, useState } from 'react'
import { usePendingPageCount } from './pending-pages'

const showDelayMs = 200

/** A thin line while the next page is fetched; its delay keeps quick changes quiet. */
export function NavigationProgress() {
  const waiting = usePendingPageCount() > 0
  const [late, setLate] = useState(false)

  // By a timer and not by the animation: where motion is not wanted there is none to wait for.
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLate(true), showDelayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waiting])

  if (!waiting || !late) return null
  return (
    <div
      role="progressbar"
      aria-label="Opening the page"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-herb"
    />
  )
}
