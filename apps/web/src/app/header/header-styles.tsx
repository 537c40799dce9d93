import { Skeleton } from '../../ui/feedback/skeleton'

/**
 * The link is as wide as the longest visible name, so that nothing moves when the name arrives. The name
 * itself is aligned to the end.
 */
export const cookNameLinkStyle =
  'group relative flex min-h-11 items-center rounded-card font-medium whitespace-nowrap no-underline ' +
  'aria-[current=page]:text-herb-ink md:w-63 md:justify-end md:focus-visible:outline-none'

export const cookNameStyle =
  'relative flex min-h-11 min-w-0 items-center gap-2 rounded-card px-2.5 transition-colors max-md:grow ' +
  'enabled-hover:bg-shade max-md:group-aria-[current=page]:bg-herb-wash ' +
  'md:group-focus-visible:outline-2 md:group-focus-visible:outline-offset-2 md:group-focus-visible:outline-focus ' +
  'md:after:absolute md:after:inset-x-2.5 md:after:bottom-1 md:after:hidden md:after:h-0.5 md:after:bg-current ' +
  'md:group-aria-[current=page]:after:block'

export function CookNameSkeleton() {
  return (
    <span className={cookNameStyle}>
      <Skeleton className="size-8 rounded-full" />
      <span className="sr-only">My Account</span>
      <Skeleton className="h-4 w-20" />
    </span>
  )
}

/** A header link: a row in a phone's menu, inline on wider screens. */
export const headerLinkStyle =
  'relative flex min-h-11 items-center gap-2 rounded-card px-2.5 font-medium whitespace-nowrap no-underline ' +
  'transition-colors enabled-hover:bg-shade aria-[current=page]:text-herb-ink ' +
  'max-md:aria-[current=page]:bg-herb-wash md:after:absolute md:after:inset-x-2.5 md:after:bottom-1 ' +
  'md:after:hidden md:after:h-0.5 md:after:bg-current md:aria-[current=page]:after:block'
