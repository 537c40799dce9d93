import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from './use-toasts'

const Toaster = lazy<ComponentType>(() =>
  import('./toaster')
    .then(({ Toaster }) => ({ default: Toaster }))
    .catch((error: unknown) => {
      // A page that cannot fetch its toaster is still a page.
      console.error('The notifications could not be loaded', error)
      return { default: () => null }
    }),
)

/** The toaster, fetched once the browser has time for it, or at the first toast. */
export function LazyToaster() {
  const [idle, setIdle] = useState(false)
  const waiting = useToasts().length > 0
  useEffect(() => {
    if (typeof window.requestIdleCallback === 'function') {
      const request = window.requestIdleCallback(() => setIdle(true), { timeout: 2000 })
      return () => window.cancelIdleCallback(request)
    }
    const timer = setTimeout(() => setIdle(true), 500)
    return () => clearTimeout(timer)
  }, [])
  if (!idle && !waiting) return null
  return (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  )
}
