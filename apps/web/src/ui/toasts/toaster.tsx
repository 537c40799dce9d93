import * as Radix from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { ToastCard } from './toast-card'
import { TOAST_DURATION } from './toast-store'
import { useToasts } from './use-toasts'

export type ToasterProps = {
  /** It was opened with F8. */
  focusAtOnce?: boolean
}

/**
 * Shows the toasts. A page with a bar at its bottom lifts them with --toast-lift. On a phone, and where a
 * dialog may be below, they are at the top: a dialog's buttons are at its bottom.
 */
export function Toaster({ focusAtOnce = false }: ToasterProps) {
  const toasts = useToasts()
  const viewport = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (focusAtOnce) viewport.current?.focus()
  }, [focusAtOnce])
  return (
    <Radix.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((stored) => (
        <ToastCard key={stored.id} stored={stored} />
      ))}
      <Radix.Viewport
        ref={viewport}
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        // A modal dialog hides the rest of the page from assistive technology, except live regions. The cards
        // announce themselves, so the list itself is silent.
        aria-live="off"
        className={classNames(
          'pointer-events-none fixed end-4 bottom-(--toast-lift,1rem) z-60 flex w-104 max-w-[calc(100vw-2rem)] flex-col gap-2',
          'max-sm:top-16 max-sm:bottom-auto max-xl:in-data-scroll-locked:top-16 max-xl:in-data-scroll-locked:bottom-auto',
          'rounded-card not-empty:focus-visible:outline-2 not-empty:focus-visible:outline-focus print:hidden',
        )}
      />
    </Radix.Provider>
  )
}
