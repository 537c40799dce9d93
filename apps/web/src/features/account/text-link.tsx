import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link
      className="font-medium text-herb-ink underline decoration-1 underline-offset-3 hover:decoration-2"
      {...props}
    />
  )
}
