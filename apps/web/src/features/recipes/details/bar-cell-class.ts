/** Classes of an action in the bottom bar on phones: icon above label. */
export const barCellClass =
  'flex min-h-14 min-w-16 grow flex-col items-center justify-center gap-0.5 rounded-card px-1 text-xs font-medium no-underline ' +
  'select-none disabled:text-ink-soft [&_svg]:size-6'
