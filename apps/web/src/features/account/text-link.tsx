import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '../../ui/visually-hidden'

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  /** For what is read while a form is being filled in: following it here would lose the form. */
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
