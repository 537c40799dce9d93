import { useOperatorConfig } from '../../use-operator-config'
import { socialIcons } from './social-icons'

const linkStyle = 'grid size-11 place-items-center rounded-card'

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
