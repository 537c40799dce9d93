import { useOperatorConfig } from '../../use-operator-config'
import { socialIcons } from './social-icons'

const shape = 'grid size-11 place-items-center rounded-card'

/** The operator's social pages; a network without one keeps its place and leads nowhere. */
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
        const target = socialLinks[network]
        return (
          <li key={network}>
            {target ? (
              <a
                href={target}
                aria-label={label}
                rel="noreferrer"
                className={`${shape} transition-colors enabled-hover:bg-shade`}
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
                className={`${shape} text-ink-soft`}
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
