import { useEffect, useState } from 'react'
import { usePendingPageCount } from './pending-pages'

const showDelayMs = 200

/** A progress bar while the next page loads; the delay hides quick changes. */
export function NavigationProgress() {
  const isPending = usePendingPageCount() > 0
  const [isSlow, setIsSlow] = useState(false)

  // Uses a timer, not the animation: with reduced motion there is none to wait for.
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), showDelayMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending])

  if (!isPending || !isSlow) return null
  return (
    <div
      role="progressbar"
      aria-label="Opening the page"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-herb"
    />
  )
}
