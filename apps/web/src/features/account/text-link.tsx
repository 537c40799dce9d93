import type { ComponentProps } from 'react'
import { Link } from '../../router/link'
import { VisuallyHidden } from '../../ui/visually-hidden'

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** For links inside a form: following them in the same tab would lose the input. */
  newTab?: boolean
}

export function TextLink({ newTab = false, children, ...rest }: TextLinkProps) {
  return (
    <Link
      className="font-medium text-herb-ink underline decoration-1 underline-offset-3 hover:decoration-2"
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...rest}
    >
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Link>
  )
}
