import * as Radix from 'radix-ui/toast'
import { useEffect, useRef } from 'react'
import { ToastCard } from './toast-card'
import { TOAST_DURATION } from './toast-store'
import { useToasts } from './use-toasts'

export type ToasterProps = {
  /** It was F8 that brought it here. */
  focusAtOnce?: boolean
}

/** The one place where toasts show. A page with a bar at its bottom lifts it with --toast-lift. */
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
        className="pointer-events-none fixed end-4 bottom-(--toast-lift,1rem) z-60 flex w-104 max-w-[calc(100vw-2rem)] flex-col gap-2 rounded-card not-empty:focus-visible:outline-2 not-empty:focus-visible:outline-focus"
      />
    </Radix.Provider>
  )
}
