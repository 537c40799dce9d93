import type { SocialNetwork } from '../../operator-config'
import { useOperatorConfig } from '../../use-operator-config'

const linkStyle = 'grid size-11 place-items-center rounded-card'

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
export function SocialLinks() {
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
                className={`${linkStyle} transition-colors enabled-hover:bg-shade`}
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
                className={`${linkStyle} text-ink-soft`}
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
