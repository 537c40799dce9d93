import { Camera, ChevronRight, House, KeyRound, Leaf } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'

const links = [
  { to: paths.household, icon: House, name: 'Household', about: 'Who cooks with you, time and money.' },
  { to: paths.fridge, icon: Camera, name: 'Fridge cameras', about: 'What comes and goes, seen by itself.' },
  {
    to: paths.dietaryPreferences,
    icon: Leaf,
    name: 'Dietary Preferences',
    about: 'What you follow, and what you avoid.',
  },
  { to: paths.apiKeys, icon: KeyRound, name: 'API keys', about: 'For programs of yours, on the Pro plan.' },
]

/** Links to settings on other pages. */
export function SettingsLinks() {
  return (
    <ul className="p-0! sm:p-0!">
      {links.map(({ to, icon: Icon, name, about }) => (
        <li key={to} className="not-first:border-t">
          <Link
            to={to}
            className="flex min-h-16 items-center gap-4 px-4 py-3 no-underline transition-colors hover:bg-shade sm:px-6"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-herb-ink" />
            <span className="flex min-w-0 grow flex-col">
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-ink-soft">{about}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
