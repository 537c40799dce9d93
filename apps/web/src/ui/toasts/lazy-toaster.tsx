import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useToasts } from './toast-store'
import type { ToasterProps } from './toaster'

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster')
    .then(({ Toaster }) => ({ default: Toaster }))
    .catch((error: unknown) => {
      // The page works without its toaster.
      console.error('Loading the toaster failed', error)
      return { default: () => null }
    }),
)

// Live like the toaster's own list: a dialog that opens meanwhile does not hide it, or its replacement, from
// screen readers.
const placeholder = <section aria-label="Notifications (F8)" aria-live="off" />

/**
 * The toaster, loaded at the first toast or on F8. Until then an empty region keeps its position and its
 * name.
 */
export function LazyToaster() {
  const [isRequested, setIsRequested] = useState(false)
  const hasToasts = useToasts().length > 0
  const isNeeded = isRequested || hasToasts
  useEffect(() => {
    if (isNeeded) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.code === 'F8') setIsRequested(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isNeeded])
  if (!isNeeded) return placeholder
  return (
    <Suspense fallback={placeholder}>
      <Toaster focusAtOnce={isRequested} />
    </Suspense>
  )
}
