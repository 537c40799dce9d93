import { type ComponentProps, useState } from 'react'
import { classNames } from '../class-names'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  name: string
  /** URL of the picture; initials show without one and until it has loaded. */
  src?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The name is shown beside it, so screen readers skip it. */
  decorative?: boolean
}

const sizes = { sm: 'size-8 text-sm', md: 'size-11', lg: 'size-16 text-2xl', xl: 'size-24 text-4xl' }

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toLocaleUpperCase() || '?'
}

export function Avatar({ name, src, size = 'md', decorative = false, className, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-herb-wash font-semibold text-herb-ink select-none',
        sizes[size],
        className,
      )}
      {...rest}
    >
      {initialsOf(name)}
      {src !== undefined && src !== failedSrc && (
        <img
          key={src}
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
