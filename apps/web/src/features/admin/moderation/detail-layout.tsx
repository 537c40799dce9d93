import type { ReactNode } from 'react'
import { detailTitleId } from './use-moderation-focus'

interface OpenTitleProps {
  readonly title: string
  /** Shown before the title. */
  readonly badges?: ReactNode
  /** The author, place and time. */
  readonly children: ReactNode
}

/** The title of the open entry, which takes the focus. */
export function DetailTitle({ title, badges, children }: OpenTitleProps) {
  return (
    <header className="flex flex-col gap-2">
      {badges && <div className="flex flex-wrap gap-2">{badges}</div>}
      <h2 id={detailTitleId} tabIndex={-1} className="w-fit text-2xl wrap-anywhere sm:text-3xl">
        {title}
      </h2>
      <p className="text-ink-soft wrap-anywhere">{children}</p>
    </header>
  )
}
