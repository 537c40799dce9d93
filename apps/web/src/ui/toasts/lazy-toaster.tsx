import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { ToasterProps } from './toaster'
import { useToasts } from './use-toasts'

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster')
    .then(({ Toaster }) => ({ default: Toaster }))
    .catch((error: unknown) => {
      // A page that cannot fetch its toaster is still a page.
      console.error('Loading the toaster failed', error)
      return { default: () => null }
    }),
)

// Live, as the toaster's own list is: a dialog that opens meanwhile leaves it, and what comes into its place, to be heard.
const placeholder = <section aria-label="Notifications (F8)" aria-live="off" />

/**
 * The toaster, fetched at the first toast, or when F8 asks for it: a page that says nothing does not pay for it.
 * Until then an empty region holds its place and its name.
 */
export function LazyToaster() {
  const [asked, setAsked] = useState(false)
  const waiting = useToasts().length > 0
  const needed = asked || waiting
  useEffect(() => {
    if (needed) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code === 'F8') setAsked(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [needed])
  if (!needed) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <Toaster focusAtOnce={asked} />
    </Suspense>
  )
}
