import { useId } from 'react'
import { Link } from 'react-router'

interface FooterLinksProps {
  readonly heading: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

export function FooterLinks({ heading, links }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-1 font-text text-base font-semibold">
        {heading}
      </h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-ink-soft no-underline hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
