import { usePagesOnTheirWay } from './pages-on-their-way'

/** A thin line while the next page is fetched; its delay keeps quick changes quiet. */
export function NavigationProgress() {
  if (usePagesOnTheirWay() === 0) return null
  return (
    <div
      role="progressbar"
      aria-label="Opening the page"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 animate-breathe bg-herb opacity-0 [animation-delay:200ms]"
    />
  )
}
