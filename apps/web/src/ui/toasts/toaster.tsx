import * as Radix from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import { ToastCard } from './toast-card'
import { TOAST_DURATION } from './toast-store'
import { useToasts } from './use-toasts'

export type ToasterProps = {
  /** It was F8 that brought it here. */
  focusAtOnce?: boolean
}

/**
 * The one place where toasts show. A page with a bar at its bottom lifts it with --toast-lift. On a phone, and where a
 * dialog may lie below it, it is at the top: what a dialog is about is pressed at its bottom.
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
        // A modal dialog hides the rest of the page from assistive technology, but for what is marked as live. The cards
        // announce themselves, so the list itself says nothing.
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
