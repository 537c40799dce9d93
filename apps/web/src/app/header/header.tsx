import { LogOut, Menu, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useSignOut } from '../../features/account/use-sign-out'
import { paths } from '../../paths'
import { useSession } from '../../session/use-session'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { ThemeToggle } from '../../ui/theme/theme-toggle'
import { LazyConnectionStatus } from '../background/lazy-connection-status'
import { topNavigation } from '../navigation'
import { Wordmark } from '../wordmark'
import { CookNameSkeleton, cookNameLinkStyle, cookNameStyle } from './cook-name-style'
import { headerLinkStyle } from './header-link-style'

const AdminLink = lazy(() =>
  import('./admin-link').then(
    ({ AdminLink }) => ({ default: AdminLink }),
    () => ({ default: () => null }),
  ),
)

function VisitorLinks() {
  return (
    <>
      <NavLink to={paths.login} className={headerLinkStyle}>
        Login
      </NavLink>
      <Button asChild variant="primary">
        <Link to={paths.register}>Sign Up</Link>
      </Button>
    </>
  )
}

const LazyHeaderCookName = lazy(() =>
  import('./header-cook-name').then(
    ({ HeaderCookName }) => ({ default: HeaderCookName }),
    () => ({ default: () => <span className={cookNameStyle}>My Account</span> }),
  ),
)

function CookLinks() {
  const signOut = useSignOut()
  return (
    <>
      <NavLink to={paths.myAccount} className={cookNameLinkStyle}>
        <Suspense fallback={<CookNameSkeleton />}>
          <LazyHeaderCookName />
        </Suspense>
      </NavLink>
      <NavLink to={paths.myRecipes} className={headerLinkStyle}>
        My Recipes
      </NavLink>
      <button type="button" className={headerLinkStyle} onClick={signOut}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </button>
    </>
  )
}

/**
 * State of the phone menu. It closes on navigation, on Escape and on interaction outside, so that it never
 * covers the page in use.
 */
function useTopMenu() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // The menu is open only at the location where it was opened.
  const open = openAt === key

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      toggle.current?.focus()
    }
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) setOpenAt(null)
    }
    window.addEventListener('keydown', closeOnEscape)
    window.addEventListener('focusin', closeOutside)
    window.addEventListener('pointerdown', closeOutside)
    return () => {
      window.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('focusin', closeOutside)
      window.removeEventListener('pointerdown', closeOutside)
    }
  }, [open])

  return { open, header, toggle, press: () => setOpenAt(open ? null : key) }
}

/** The header: one row on phones and wide screens, two rows in between. */
export function Header() {
  const { isAuthenticated } = useSession()
  const { open, header, toggle, press } = useTopMenu()

  return (
    <header ref={header} className="relative z-30 h-(--bar-height) border-b bg-paper print:hidden">
      <div className={open ? 'max-md:hidden' : undefined}>
        <LazyConnectionStatus />
      </div>
      <div className="mx-auto flex h-full max-w-7xl items-center gap-x-2 px-4 md:flex-wrap md:content-center md:gap-x-3 md:px-6 xl:flex-nowrap">
        <Wordmark />
        <div className="ms-auto flex items-center gap-1 md:hidden">
          <ThemeToggle />
          <IconButton
            ref={toggle}
            label={open ? 'Close menu' : 'Open menu'}
            icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
            aria-expanded={open}
            aria-controls="top-menu"
            onClick={press}
          />
        </div>
        <div
          id="top-menu"
          className={classNames(
            'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:max-h-(--page-height) max-md:flex-col max-md:gap-2',
            'max-md:overflow-y-auto max-md:border-b max-md:bg-paper max-md:px-4 max-md:pt-2 max-md:pb-4 max-md:shadow-float',
            'md:contents',
            open ? 'max-md:flex' : 'max-md:hidden',
          )}
        >
          <nav
            aria-label="Main"
            className="md:order-last md:-ms-2.5 md:w-full xl:order-none xl:ms-6 xl:w-auto"
          >
            <ul className="flex flex-col md:flex-row md:gap-1">
              {topNavigation.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} end={to === paths.home} className={headerLinkStyle}>
                    {label}
                  </NavLink>
                </li>
              ))}
              {/* Last, so that it moves nothing when it loads. */}
              {isAuthenticated && (
                <Suspense fallback={null}>
                  <AdminLink />
                </Suspense>
              )}
            </ul>
          </nav>
          <div className="flex flex-col gap-1 max-md:border-t max-md:pt-2 md:ms-auto md:flex-row md:items-center">
            {isAuthenticated ? <CookLinks /> : <VisitorLinks />}
            <ThemeToggle className="max-md:hidden" />
          </div>
        </div>
      </div>
    </header>
  )
}
