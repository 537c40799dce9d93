import type { LegalSection } from '../text-blocks'
import { useFragmentScroll } from '../use-fragment-scroll'
import { LegalChapter } from './legal-chapter'
import { TableOfContents } from './table-of-contents'

export type LegalPageProps = {
  heading: string
  updated: string
  chapters: readonly LegalSection[]
}

/** A long text page: the table of contents is beside the text, or collapsed above it where there is no room. */
export function LegalPage({ heading, updated, chapters }: LegalPageProps) {
  useFragmentScroll()
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-10 sm:py-16 md:px-6 print:py-0">
      <header className="flex flex-col gap-3 border-b pb-8">
        <h1 className="text-4xl sm:text-5xl">{heading}</h1>
        <p className="text-ink-soft">Last updated {updated}</p>
      </header>
      <div className="grid gap-x-16 pt-8 lg:grid-cols-[15rem_minmax(0,48rem)] xl:gap-x-28 print:block">
        <TableOfContents chapters={chapters} />
        <article className="flex min-w-0 flex-col gap-12">
          {chapters.map((one) => (
            <LegalChapter key={one.id} {...one} />
          ))}
        </article>
      </div>
    </div>
  )
}
