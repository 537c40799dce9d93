import { ChevronDown } from 'lucide-react'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { LinkedText } from '../linked-text'
import type { LegalSection, TextBlock } from '../text-blocks'
import { useFragmentScroll } from '../use-fragment-scroll'

export type LegalDocumentProps = {
  heading: string
  updated: string
  chapters: readonly LegalSection[]
}

type LegalTableProps = {
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table that becomes a list of its rows on narrow screens. */
function LegalTable({ caption, head, rows }: LegalTableProps) {
  return (
    <table className="mt-2 w-full text-base leading-normal max-sm:block">
      <caption className="pb-2 text-start font-semibold max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b text-start text-sm text-ink-soft">
          {head.map((title) => (
            <th key={title} scope="col" className="py-2 pe-6 text-start font-medium last:pe-0">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name = '', ...cells]) => (
          <tr key={name} className="break-inside-avoid border-b align-top max-sm:block max-sm:py-3">
            <th
              scope="row"
              className="py-2.5 pe-6 text-start font-medium wrap-anywhere max-sm:block max-sm:p-0 sm:min-w-40"
            >
              {name}
            </th>
            {cells.map((words, column) => (
              <td
                key={head[column + 1]}
                className="py-2.5 pe-6 text-ink-soft last:pe-0 max-sm:block max-sm:p-0 max-sm:pt-0.5"
              >
                {/* On narrow screens each value repeats its column header, because a 'No' alone has no meaning. */}
                <span aria-hidden className="text-sm sm:hidden">
                  {head[column + 1]}:{' '}
                </span>
                <LinkedText words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LegalPassage({ passage }: { passage: TextBlock }) {
  if (typeof passage === 'string')
    return (
      <p className="max-w-measure">
        <LinkedText words={passage} />
      </p>
    )
  if ('rows' in passage) return <LegalTable {...passage} />
  return (
    <ul className="flex max-w-measure list-disc flex-col gap-2 ps-5 marker:text-herb-ink">
      {passage.list.map((words) => (
        <li key={words}>
          <LinkedText words={words} />
        </li>
      ))}
    </ul>
  )
}

function LegalChapter({ id, title, passages }: LegalSection) {
  const short = id === 'in-short'
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        'flex scroll-mt-6 flex-col gap-4 text-[1.0625rem] leading-relaxed',
        short && 'rounded-card bg-herb-wash p-6 sm:p-8 print:border [&_ul]:max-w-none',
      )}
    >
      <h2 id={`${id}-heading`} className="text-2xl break-after-avoid">
        {title}
      </h2>
      {passages.map((passage, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a chapter never change places
        <LegalPassage key={place} passage={passage} />
      ))}
    </section>
  )
}

function ContentsList({ chapters }: { chapters: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-col">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center rounded-card px-3 py-1.5 leading-snug no-underline transition-colors hover:bg-shade lg:min-h-9 lg:text-[0.9375rem]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The table of contents of a long page: beside it where there is room, collapsed above it otherwise. */
function TableOfContents({ chapters }: { chapters: readonly LegalSection[] }) {
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

/** A long text page: the table of contents is beside the text, or collapsed above it where there is no room. */
export function LegalDocument({ heading, updated, chapters }: LegalDocumentProps) {
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
