import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

export type KbdProps = ComponentProps<'kbd'>

export function Kbd({ className, ...rest }: KbdProps) {
  return (
    <kbd
      className={classNames(
        'inline-grid h-6 min-w-6 place-items-center rounded-inner border border-b-2 bg-paper px-1.5 font-text text-sm text-ink-soft',
        className,
      )}
      {...rest}
    />
  )
}
