import {
  CalendarDays,
  ChevronDown,
  Ellipsis,
  House,
  ListChecks,
  LogOut,
  Refrigerator,
  ScanLine,
} from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useSignOut } from '../../features/account/use-sign-out'
import { paths } from '../../paths'
import { classNames } from '../../ui/class-names'
import { isTypingIn } from '../../ui/overlays/lazy-shortcuts'
import { CommandButton } from '../command/command-launcher'
import { useDisclosure } from '../header/use-disclosure'
import { MoreLinks } from './more-links'
import { usePlaceBadges, useUnreadCount } from './use-place-badges'

const linkStyle =
  'group relative flex min-w-0 items-center no-underline -outline-offset-2 transition-colors ' +
  'max-md:flex-col max-md:justify-end max-md:gap-0.5 max-md:pb-1.5 max-md:text-xs md:h-11 md:gap-2 md:rounded-card ' +
  'md:px-2 lg:px-3 ' +
  'text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-herb-ink ' +
  'md:text-ink md:enabled-hover:bg-shade md:aria-[current=page]:bg-herb-wash [&_svg]:size-5'

/** Scan stands out on a phone: it is pressed most, with one hand. */
const scanIconStyle =
  'max-md:grid max-md:h-8 max-md:w-14 max-md:place-items-center max-md:rounded-full max-md:bg-herb max-md:text-on-herb'

/** It lies on the icon of a phone's bar and on the corner of a wider row's link: appearing, it moves nothing. */
const badgeStyle =
  'numbers absolute min-w-4 rounded-full bg-herb px-1 text-center text-[0.6875rem] leading-4 font-semibold ' +
  'text-on-herb max-md:start-1/2 max-md:top-1.5 max-md:ms-1 md:-end-1 md:top-0'

/** The five places: a bar at the bottom of a phone, a row below the header on wider screens. */
export function PlacesBar() {
  const { pathname } = useLocation()
  const badges = usePlaceBadges()
  usePlaceKeys()
  useScreenKeyboard()
  return (
    <>
      <nav aria-label="Your kitchen" className="h-full min-w-0 max-md:w-full">
        <ul className="h-full max-md:mx-auto max-md:grid max-md:max-w-xl max-md:grid-cols-5 md:flex md:items-center md:gap-1">
          {cookPlaces.map(({ label, to, icon, twins }) => {
            const current = pathname === to || twins?.includes(pathname)
            const badge = badges[to]?.count ? badges[to] : undefined
            return (
              <li key={to} className="max-md:grid max-md:h-14">
                <Link to={to} aria-current={current ? 'page' : undefined} className={linkStyle}>
                  <span
                    aria-hidden
                    className={classNames('md:max-lg:hidden', to === paths.scanIngredients && scanIconStyle)}
                  >
                    {icon}
                  </span>
                  <span className="max-w-full truncate">{label}</span>
                  {badge && (
                    <>
                      <span className="sr-only">, {badge.means}</span>
                      <span aria-hidden className={badgeStyle}>
                        {badge.count > 99 ? '99+' : badge.count}
                      </span>
                    </>
                  )}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
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

interface Place {
  readonly label: string
  readonly to: string
  readonly icon: ReactNode
  /** The letter that opens it after G. */
  readonly key: string
  /** Other paths of the same screen. */
  readonly twins?: readonly string[]
}

/** The five places a cook lives in. */
const cookPlaces: readonly Place[] = [
  { label: 'Home', to: paths.userHome, icon: <House />, key: 'h' },
  { label: 'Kitchen', to: paths.inventory, icon: <Refrigerator />, key: 'k' },
  { label: 'Scan', to: paths.scanIngredients, icon: <ScanLine />, key: 's', twins: [paths.scanTwin] },
  { label: 'Plan', to: paths.mealPlan, icon: <CalendarDays />, key: 'p' },
  { label: 'List', to: paths.shopping, icon: <ListChecks />, key: 'l' },
]

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
