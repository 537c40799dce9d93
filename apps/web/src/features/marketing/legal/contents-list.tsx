import { Link } from 'react-router'
import type { LegalSection } from '../text-blocks'

export function ContentsList({ chapters }: { chapters: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-col">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center rounded-card px-3 py-1.5 leading-snug no-underline transition-colors hover:bg-shade lg:min-h-9 lg:text-[0.9375rem]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
