import { ChefHat, CreditCard, LifeBuoy, ScanLine, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { questionCategories } from './content/faq'

const icons: Readonly<Record<string, ReactNode>> = {
  'getting-started': <Sprout />,
  'food-scanning': <ScanLine />,
  'community-recipes': <ChefHat />,
  'subscription-billing': <CreditCard />,
  'technical-support': <LifeBuoy />,
}

/** The topics, beside the questions where there is room and above them otherwise. */
export function FaqTopics() {
  return (
    <nav aria-label="Topics" className="lg:sticky lg:top-8 lg:self-start print:hidden">
      <ul className="grid gap-x-2 gap-y-1 sm:grid-cols-2 lg:grid-cols-1">
        {questionCategories.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center gap-3 rounded-card px-3 font-medium no-underline transition-colors hover:bg-shade [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-herb-ink"
            >
              <span aria-hidden>{icons[id]}</span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
