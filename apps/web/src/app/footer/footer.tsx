import { useId } from 'react'
import type { SocialNetwork } from '../../operator-config'
import { Link } from '../../router/link'
import { useLocation } from '../../router/router'
import { classNames } from '../../ui/class-names'
import { useOperatorConfig } from '../../use-operator-config'
import { legalLinks, quickLinks, supportLinks } from '../navigation'
import { Wordmark } from '../wordmark'

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

const socialLinkStyle = 'grid size-11 place-items-center rounded-card'

interface SocialIcon {
  readonly network: SocialNetwork
  readonly label: string
  /** SVG strokes in a 24 × 24 view box. */
  readonly path: string
}

/** Our own simple icons of the seven networks, in the footer's order. */
const socialIcons: readonly SocialIcon[] = [
  { network: 'facebook', label: 'Facebook', path: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H15' },
  {
    network: 'instagram',
    label: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01',
  },
  { network: 'x', label: 'X', path: 'M4 4h3.5L20 20h-3.5ZM19.5 4l-6.4 7M10.6 13.4 4.5 20' },
  {
    network: 'youtube',
    label: 'YouTube',
    path: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9v6l5-3Z',
  },
  { network: 'tiktok', label: 'TikTok', path: 'M13 3v12.5a4 4 0 1 1-4-4M13 3c.4 3.2 2.6 5.4 6 5.8' },
  {
    network: 'pinterest',
    label: 'Pinterest',
    path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM9.5 20.5 12 9.5M8.6 12.8a3.9 3.9 0 1 1 2.6 1.8',
  },
  {
    network: 'linkedin',
    label: 'LinkedIn',
    path: 'M5 10v10M5 5h.01M10 20V10M10 14a4.5 4.5 0 0 1 9 0v6',
  },
]

/** Links to the operator's social pages; a network without one is shown disabled. */
function SocialLinks() {
  const { socialLinks } = useOperatorConfig()
  return (
    <ul aria-label="Social media" className="-mx-2.5 flex flex-wrap">
      {socialIcons.map(({ network, label, path }) => {
        const icon = (
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="size-5"
          >
            <path d={path} />
          </svg>
        )
        const url = socialLinks[network]
        return (
          <li key={network}>
            {url ? (
              <a
                href={url}
                aria-label={label}
                rel="noreferrer"
                className={`${socialLinkStyle} transition-colors enabled-hover:bg-shade`}
              >
                {icon}
              </a>
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is read as plain text, not as disabled
              <span
                role="link"
                aria-disabled="true"
                aria-label={label}
                tabIndex={-1}
                className={`${socialLinkStyle} text-ink-soft`}
              >
                {icon}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
