import { Menu, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../paths'
import { useSession } from '../../session/use-session'
import { classNames } from '../../ui/class-names'
import { IconButton } from '../../ui/controls/icon-button'
import { ThemeToggle } from '../../ui/theme/theme-toggle'
import { LazyConnectionStatus } from '../background/lazy-connection-status'
import { topNavigation } from '../navigation'
import { Wordmark } from '../wordmark'
import { CookLinks } from './cook-links'
import { headerLinkStyle } from './header-link-style'
import { useTopMenu } from './use-top-menu'
import { VisitorLinks } from './visitor-links'

const AdminLink = lazy(() =>
  import('./admin-link').then(
    ({ AdminLink }) => ({ default: AdminLink }),
    () => ({ default: () => null }),
  ),
)

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
