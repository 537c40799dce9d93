import type { ComponentProps } from 'react'
import { renderAsChild } from '../as-child'
import { classNames } from '../class-names'

export type CardProps = ComponentProps<'div'> & {
  /** The whole card is one link or button. */
  pressable?: boolean
  /** The only child, an article, a list item or a link, becomes the card. */
  asChild?: boolean
}

/** A surface for something to act on. Plain text needs no card. */
export function Card({ pressable = false, asChild = false, className, children, ...rest }: CardProps) {
  const style = classNames(
    'block rounded-card border bg-raised p-4',
    pressable && 'no-underline transition-colors enabled-hover:border-edge enabled-hover:bg-shade',
    className,
  )
  if (asChild) return renderAsChild(children, { ...rest, className: style })
  return (
    <div {...rest} className={style}>
      {children}
    </div>
  )
}
