import { ChevronDown } from 'lucide-react'
import type { LegalSection } from '../text-blocks'
import { ContentsList } from './contents-list'

/** The table of contents of a long page: beside it where there is room, collapsed above it otherwise. */
export function TableOfContents({ chapters }: { chapters: readonly LegalSection[] }) {
  return (
    <>
      <details className="group mb-8 rounded-card border bg-raised lg:hidden print:hidden">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden className="size-5 text-ink-soft group-open:rotate-180" />
        </summary>
        <div className="px-1 pb-2">
          <ContentsList chapters={chapters} />
        </div>
      </details>
      <div className="sticky top-8 -mx-3 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto pb-4 max-lg:hidden print:hidden">
        <ContentsList chapters={chapters} />
      </div>
    </>
  )
}
