import { classNames } from '../../ui/class-names'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { splitLinks } from './split-links'

interface SpokenTextProps {
  readonly text: string
  readonly className?: string
}

/** User text: plain text with line breaks kept and URLs as links. */
export function UserText({ text, className }: SpokenTextProps) {
  let at = 0
  return (
    <p dir="auto" className={classNames('whitespace-pre-wrap wrap-anywhere', className)}>
      {splitLinks(text).map(({ text, href }) => {
        const key = at
        at += text.length
        if (href === undefined) return <span key={key}>{text}</span>
        return (
          <a key={key} href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className="link">
            {text}
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        )
      })}
    </p>
  )
}
