import { Bell, BookOpen, Camera, Settings, ShieldCheck, Users, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '../../api/use-me'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { useUnreadCount } from './use-place-badges'

interface MoreLink {
  readonly label: string
  readonly to: string
  readonly icon: ReactNode
  /** The header of every width has it. */
  readonly inHeader?: boolean
}

const moreLinks: readonly MoreLink[] = [
  { label: 'Meals', to: paths.meals, icon: <UtensilsCrossed /> },
  { label: 'My Recipes', to: paths.myRecipes, icon: <BookOpen />, inHeader: true },
  { label: 'Household', to: paths.household, icon: <Users /> },
  { label: 'Reminders', to: paths.logsNotifications, icon: <Bell /> },
  { label: 'Fridge cameras', to: paths.fridge, icon: <Camera /> },
  { label: 'Settings', to: paths.settings, icon: <Settings /> },
]

const adminLink: MoreLink = {
  ...{ label: 'Admin', to: paths.adminDashboard, icon: <ShieldCheck />, inHeader: true },
}

interface MoreLinksProps {
  /** Leaves out what the header shows beside them. */
  readonly inHeader?: boolean
}

/** What is not one of the five places, with the number of unread reminders. */
export function MoreLinks({ inHeader = false }: MoreLinksProps) {
  const { me } = useMe()
  const unread = useUnreadCount()
  const links = me?.role === 'admin' ? [...moreLinks, adminLink] : moreLinks
  return (
    <ul>
      {links
        .filter((link) => !inHeader || !link.inHeader)
        .map(({ label, to, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 rounded-card px-2.5 font-medium no-underline enabled-hover:bg-shade [&_svg]:size-5 [&_svg]:text-ink-soft"
            >
              <span aria-hidden>{icon}</span>
              {label}
              {to === paths.logsNotifications && unread > 0 && (
                <span className="numbers ms-auto rounded-full bg-herb px-2 text-sm font-semibold text-on-herb">
                  {unread > 99 ? '99+' : unread}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </Link>
          </li>
        ))}
    </ul>
  )
}
