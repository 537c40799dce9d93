import { ChevronDown, Ellipsis, LogOut } from 'lucide-react'
import { useId, useRef } from 'react'
import { useSignOut } from '../../features/account/use-sign-out'
import { useDisclosure } from '../header/use-disclosure'
import { MoreLinks } from './more-links'
import { useUnreadCount } from './use-place-badges'

/** The account menu of wider screens. */
export function MoreMenu() {
  const id = useId()
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { open, press } = useDisclosure(container, button)
  const unread = useUnreadCount()
  const signOut = useSignOut()
  return (
    <div ref={container} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={press}
        className="relative flex h-11 items-center gap-2 rounded-card px-3 font-medium transition-colors enabled-hover:bg-shade"
      >
        <span className="max-lg:sr-only">More</span>
        <Ellipsis aria-hidden className="size-5 lg:hidden" />
        {unread > 0 && (
          <span className="numbers absolute -end-1 top-0 min-w-4 rounded-full bg-herb px-1 text-center text-[0.6875rem] leading-4 font-semibold text-on-herb">
            {unread > 99 ? '99+' : unread}
            <span className="sr-only"> unread</span>
          </span>
        )}
        <ChevronDown aria-hidden className="size-4 text-ink-soft max-lg:hidden" />
      </button>
      {open && (
        <div
          id={id}
          className="absolute end-0 top-full z-30 mt-1 w-60 rounded-card border bg-raised p-1 shadow-float"
        >
          <MoreLinks />
          <button
            type="button"
            onClick={signOut}
            className="mt-1 flex min-h-11 w-full items-center gap-3 rounded-card border-t px-2.5 font-medium enabled-hover:bg-shade"
          >
            <LogOut aria-hidden className="size-5 text-ink-soft" />
            Log out
          </button>
        </div>
      )}
    </div>
  )
}
