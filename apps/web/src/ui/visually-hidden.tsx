import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export type VisuallyHiddenProps = ComponentProps<'span'>

/** Read out, not seen. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={classNames('sr-only', className)} {...rest} />
}
