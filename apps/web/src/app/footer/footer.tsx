import { useId } from 'react'
import { Link } from '../../router/link'
import { useLocation } from '../../router/router'
import { classNames } from '../../ui/class-names'
import { legalLinks, quickLinks, supportLinks } from '../navigation'
import { Wordmark } from '../wordmark'
import { SocialLinks } from './social-links'

/** Pages for everybody; all others are the app's own screens. */
const publicPages =
  /^\/(?:(?:product|company|careers|faq|privacy|terms|login|register|reset-password|confirm-email|community|posts|cooks)(?:\/|$)|$)/

const sections = [
  { heading: 'Quick Links', links: quickLinks },
  { heading: 'Support', links: supportLinks },
  { heading: 'Legal', links: legalLinks },
] as const

const linkStyle =
  'inline-flex min-h-11 items-center text-ink-soft no-underline hover:text-ink hover:underline'
const copyright = '© 2025 Larder. All rights reserved.'

interface FooterLinksProps {
  readonly heading: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
  readonly quiet?: boolean
}

function FooterLinks({ heading, links, quiet = false }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={quiet ? 'contents' : undefined}>
      <h2 id={id} className={quiet ? 'sr-only' : 'mb-1 font-text text-base font-semibold'}>
        {heading}
      </h2>
      <ul className={quiet ? 'flex flex-wrap gap-x-4' : undefined}>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} className={linkStyle}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One quiet line with the same links, below the app's own screens. */
function QuietFooter() {
  return (
    <footer className="border-t bg-paper text-sm text-ink-soft print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 px-4 py-1 md:px-6">
        {sections.map(({ heading, links }) => (
          <FooterLinks key={heading} heading={heading} links={links} quiet />
        ))}
        <p className="py-2 max-xl:order-last xl:ms-auto">{copyright}</p>
        <SocialLinks />
      </div>
    </footer>
  )
}

export function Footer() {
  const { pathname } = useLocation()
  if (!publicPages.test(pathname)) return <QuietFooter />
  return (
    <footer className="border-t bg-paper print:hidden">
      <div
        className={classNames(
          'mx-auto grid max-w-7xl grid-cols-2 gap-x-8 gap-y-8 px-4 py-10 md:grid-cols-3 md:px-6',
          'max-md:[&>nav:first-of-type]:row-span-2 lg:grid-cols-[2fr_1fr_1fr_1fr]',
        )}
      >
        <div className="col-span-full flex flex-col gap-3 lg:col-span-1">
          <Wordmark />
          <p className="max-w-xs text-ink-soft">
            Know what you have. Cook what you can. Buy only what you lack.
          </p>
          <SocialLinks />
        </div>
        {sections.map(({ heading, links }) => (
          <FooterLinks key={heading} heading={heading} links={links} />
        ))}
      </div>
      <div className="border-t">
        <p className="mx-auto max-w-7xl px-4 py-5 text-sm text-ink-soft md:px-6">{copyright}</p>
      </div>
    </footer>
  )
}
