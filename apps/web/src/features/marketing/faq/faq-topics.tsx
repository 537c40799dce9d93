import { ChefHat, CreditCard, LifeBuoy, ScanLine, Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../../../ui/class-names'
import { faqTopics } from './questions'

const icons: Readonly<Record<string, ReactNode>> = {
  'getting-started': <Sprout />,
  'food-scanning': <ScanLine />,
  'community-recipes': <ChefHat />,
  'subscription-billing': <CreditCard />,
  'technical-support': <LifeBuoy />,
}

/** The topics, beside the questions where there is room and above them otherwise. */
export function FaqTopics({ className }: { className?: string | undefined }) {
  return (
    <nav
      aria-label="Topics"
      className={classNames('lg:sticky lg:top-8 lg:self-start print:hidden', className)}
    >
      <ul className="flex flex-wrap gap-2 lg:-mx-3 lg:flex-col lg:gap-1">
        {faqTopics.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center gap-2.5 rounded-card px-3 font-medium max-lg:border max-lg:bg-raised no-underline transition-colors hover:bg-shade [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-herb-ink"
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
