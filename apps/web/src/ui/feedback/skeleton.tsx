import type { ComponentProps } from 'react'
import { classNames } from '../class-names'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Number of text lines, the last one shorter. Otherwise one block, sized by its class. */
  lines?: number
}

/** A placeholder in the size of the content. Mark the region around it with aria-busy. */
export function Skeleton({ lines, className, ...rest }: SkeletonProps) {
  if (lines === undefined) {
    return (
      <span
        aria-hidden
        className={classNames('block animate-breathe rounded-card bg-shade', className)}
        {...rest}
      />
    )
  }
  return (
    <span aria-hidden className={classNames('block', className)} {...rest}>
      {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
        <span key={line} className="flex h-6 items-center">
          <span
            className={classNames(
              'h-3.5 animate-breathe rounded-inner bg-shade',
              line === lines && lines > 1 ? 'w-3/5' : 'w-full',
            )}
          />
        </span>
      ))}
    </span>
  )
}
