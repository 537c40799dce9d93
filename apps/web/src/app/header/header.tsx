import { LogOut, Menu, X } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useSignOut } from '../../features/account/use-sign-out'
import { hasSidebar, paths } from '../../paths'
import { Link, NavLink } from '../../router/link'
import { useLocation } from '../../router/router'
import { useSession } from '../../session/use-session'
import { loadAfterScreen } from '../../ui/after-screen'
import { classNames } from '../../ui/class-names'
import { Button } from '../../ui/controls/button'
import { IconButton } from '../../ui/controls/icon-button'
import { usePreloadedParts } from '../../ui/lazy-part'
import { ThemeToggle } from '../../ui/theme/theme-toggle'
import { useVisitorStart } from '../../use-visitor-start'
import { importWithRetry } from '../background/lazy-household-sync'
import { CommandButton } from '../command/command-launcher'
import { cookPart } from '../cook-part'
import { topNavigation } from '../navigation'
import { SilentErrorBoundary } from '../page/page-error-boundary'
import { LazyMoreLinks } from '../places/lazy-more-links'
import { Wordmark } from '../wordmark'
import { CookNameSkeleton, cookNameLinkStyle, cookNameStyle, headerLinkStyle } from './header-styles'
import { useDisclosure } from './use-disclosure'

const nothing = () => null

const AdminLink = cookPart(() =>
  import('./signed-in-parts').then(
    (links) => links.AdminLink,
    () => nothing,
  ),
)

const UnreadMark = cookPart(() =>
  import('../places/unread-mark').then(
    (links) => links.UnreadMark,
    () => nothing,
  ),
)

function VisitorLinks() {
  const start = useVisitorStart('Sign Up')
  return (
    <>
      <NavLink to={paths.login} className={headerLinkStyle}>
        Login
      </NavLink>
      {start.canRegister && (
        <Button asChild variant="primary">
          <Link to={start.to}>{start.label}</Link>
        </Button>
      )}
    </>
  )
}

const LazyHeaderCookName = cookPart(
  () =>
    import('./signed-in-parts').then(
      ({ HeaderCookName }) => HeaderCookName,
      () => () => <span className={cookNameStyle}>My Account</span>,
    ),
  () => <CookNameSkeleton />,
)

const laterParts = [LazyMoreLinks]

interface CookLinksProps {
  /** The menu of a phone is open. */
  readonly open: boolean
}

function CookLinks({ open }: CookLinksProps) {
  const signOut = useSignOut()
  usePreloadedParts(laterParts)
  return (
    <>
      <NavLink to={paths.myAccount} className={cookNameLinkStyle}>
        <LazyHeaderCookName />
      </NavLink>
      <NavLink to={paths.myRecipes} className={headerLinkStyle}>
        My Recipes
      </NavLink>
      <div className="md:hidden">{open && <LazyMoreLinks inHeader />}</div>
      <button type="button" className={headerLinkStyle} onClick={signOut}>
        <LogOut aria-hidden className="size-5" />
        Logout
      </button>
    </>
  )
}

/** The header: one row on phones and wide screens, two rows in between. */
export function Header() {
  const { pathname } = useLocation()
  const { isAuthenticated } = useSession()
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  // The menu of a phone.
  const { open, press } = useDisclosure(header, toggle)

  return (
    <header
      ref={header}
      data-header
      className="relative z-30 h-(--bar-height) border-b bg-paper print:hidden"
    >
      <div className={open ? 'max-md:hidden' : undefined}>
        <SilentErrorBoundary>
          <LazyConnectionStatus />
        </SilentErrorBoundary>
      </div>
      <div
        className={classNames(
          'mx-auto flex h-full max-w-7xl items-center gap-x-2 px-4 md:flex-wrap md:content-center md:gap-x-3 md:px-6 xl:flex-nowrap',
          // A phone has one bar: the sidebar's toggle stands here (app/sidebar).
          hasSidebar(pathname) && 'max-md:ps-13',
        )}
      >
        <Wordmark />
        <div className="ms-auto flex items-center gap-1 md:hidden">
          <CommandButton />
          <ThemeToggle />
          <span className="relative flex">
            <IconButton
              ref={toggle}
              label={open ? 'Close menu' : 'Open menu'}
              icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
              aria-expanded={open}
              aria-controls="top-menu"
              onClick={press}
            />
            {isAuthenticated && !open && <UnreadMark />}
          </span>
        </div>
        <div
          id="top-menu"
          className={classNames(
            'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:max-h-[calc(var(--page-height)-var(--tab-bar))] max-md:flex-col max-md:gap-2',
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
              {isAuthenticated && <AdminLink />}
            </ul>
          </nav>
          <div className="flex flex-col gap-1 max-md:border-t max-md:pt-2 md:ms-auto md:flex-row md:items-center">
            {isAuthenticated ? <CookLinks open={open} /> : <VisitorLinks />}
            <ThemeToggle className="max-md:hidden" />
          </div>
        </div>
      </div>
    </header>
  )
}

/** The state of the connection, for signed-in cooks. */
export function LazyConnectionStatus() {
  const { isAuthenticated } = useSession()
  const [Status, setStatus] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isAuthenticated) return
    const load = () =>
      void importWithRetry(() => import('../background/connection-status')).then(({ ConnectionStatus }) =>
        setStatus(() => ConnectionStatus),
      )
    // At once, not after the screen: without a network it could not be loaded any more.
    const cancel = loadAfterScreen(load, 0)
    window.addEventListener('offline', load, { once: true })
    return () => {
      cancel()
      window.removeEventListener('offline', load)
    }
  }, [isAuthenticated])
  return isAuthenticated && Status && <Status />
}
