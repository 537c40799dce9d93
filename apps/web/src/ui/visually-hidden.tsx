import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={classNames('sr-only', className)} {...rest} />
}
