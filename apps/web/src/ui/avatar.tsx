import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string
  size?: 'sm' | 'md' | 'lg'
  /** The name stands beside it, so there is nothing to read out. */
  decorative?: boolean
}

const sizes = { sm: 'size-8 text-sm', md: 'size-11', lg: 'size-16 text-2xl' }

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toLocaleUpperCase() || '?'
}

export function Avatar({ name, size = 'md', decorative = false, className, ...rest }: AvatarProps) {
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-herb-wash font-semibold text-herb-ink select-none',
        sizes[size],
        className,
      )}
      {...rest}
    >
      {initialsOf(name)}
    </span>
  )
}
