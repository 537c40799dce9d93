import { ChevronDown, Ellipsis, LogOut } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useSignOut } from '../../features/account/use-sign-out'
import { useLocation, useNavigate } from '../../router/router'
import { isTypingIn } from '../../ui/overlays/lazy-shortcuts'
import { CommandButton } from '../command/command-launcher'
import { useDisclosure } from '../header/use-disclosure'
import { LazyMoreLinks } from './lazy-more-links'
import { cookPlaces, PlaceLinks } from './place-links'
import { usePlaceBadges, useUnreadCount } from './use-place-badges'

/** The five places: a bar at the bottom of a phone, a row below the header on wider screens. */
export function PlacesBar() {
  const { pathname } = useLocation()
  const badges = usePlaceBadges()
  usePlaceKeys()
  useScreenKeyboard()
  return (
    <>
      <PlaceLinks pathname={pathname} badges={badges} />
      <div className="ms-auto flex items-center max-md:hidden">
        <CommandButton />
        <MoreMenu />
      </div>
    </>
  )
}

/** A screen keyboard takes at least this much; the address bar of a browser less. */
const minKeyboardPx = 150

/** Marks the page while a screen keyboard is open: what is fixed to the bottom makes way. */
function useScreenKeyboard(): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const { dataset } = document.documentElement
    const update = () => {
      const hidden = window.innerHeight - viewport.height * viewport.scale
      if (hidden > minKeyboardPx) dataset.keyboard = ''
      else delete dataset.keyboard
    }
    update()
    viewport.addEventListener('resize', update)
    return () => {
      viewport.removeEventListener('resize', update)
      delete dataset.keyboard
    }
  }, [])
}

const sequenceMs = 1500

/** G, then a letter, opens one of the five places; not while typing or in a dialog. */
function usePlaceKeys(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((to: string) => void navigate(to))
  useEffect(() => {
    let leadAt = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const key = event.key.toLowerCase()
      const isSecond = event.timeStamp - leadAt < sequenceMs
      leadAt = Number.NEGATIVE_INFINITY
      if (isTypingIn(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return
      const place = isSecond ? cookPlaces.find((one) => one.key === key) : undefined
      if (place) {
        event.preventDefault()
        event.stopImmediatePropagation()
        open(place.to)
      } else if (key === 'g') {
        leadAt = event.timeStamp
      }
    }
    // Before the keys of the page itself.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

/** The account menu of wider screens. */
function MoreMenu() {
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
          <LazyMoreLinks />
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
