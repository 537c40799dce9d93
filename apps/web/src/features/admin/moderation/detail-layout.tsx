import type { ReactNode } from 'react'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'
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

/** The decision buttons, always in view below the content. */
export function DecisionBar({ children }: { readonly children: ReactNode }) {
  useToastOffset('6rem')
  return (
    <div className="sticky bottom-(--tab-bar) z-10 flex flex-col gap-3 border-t bg-paper pt-3 pb-safe max-lg:-mx-4 max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6">
      {children}
    </div>
  )
}
