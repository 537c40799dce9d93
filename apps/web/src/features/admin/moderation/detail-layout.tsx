import type { ReactNode } from 'react'
import { detailTitleId } from './use-moderation-focus'

interface OpenTitleProps {
  readonly title: string
  /** What it is, before its name. */
  readonly badges?: ReactNode
  /** From whom, where and when. */
  readonly children: ReactNode
}

/** The head of what lies open; the focus comes here. */
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
