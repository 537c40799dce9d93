import { CalendarDays, House, ListChecks, Refrigerator, ScanLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { classNames } from '../../ui/class-names'
import type { PlaceBadge } from './use-place-badges'

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
export const cookPlaces: readonly Place[] = [
  { label: 'Home', to: paths.userHome, icon: <House />, key: 'h' },
  { label: 'Kitchen', to: paths.inventory, icon: <Refrigerator />, key: 'k' },
  { label: 'Scan', to: paths.scanIngredients, icon: <ScanLine />, key: 's', twins: [paths.scanTwin] },
  { label: 'Plan', to: paths.mealPlan, icon: <CalendarDays />, key: 'p' },
  { label: 'List', to: paths.shopping, icon: <ListChecks />, key: 'l' },
]

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

interface PlaceLinksProps {
  readonly pathname: string
  /** By path. */
  readonly badges: Readonly<Record<string, PlaceBadge>>
}

/** The links to the five places, which fill their row or bar. */
export function PlaceLinks({ pathname, badges }: PlaceLinksProps) {
  return (
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
  )
}
