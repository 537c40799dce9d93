/** A header link: a row in a phone's menu, inline on wider screens. */
export const headerLinkStyle =
  'relative flex min-h-11 items-center gap-2 rounded-card px-2.5 font-medium whitespace-nowrap no-underline ' +
  'transition-colors enabled-hover:bg-shade aria-[current=page]:text-herb-ink ' +
  'max-md:aria-[current=page]:bg-herb-wash md:after:absolute md:after:inset-x-2.5 md:after:bottom-1 ' +
  'md:after:hidden md:after:h-0.5 md:after:bg-current md:aria-[current=page]:after:block'
