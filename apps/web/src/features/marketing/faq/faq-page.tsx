import { useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { SearchInput } from '../../../ui/fields/search-input'
import { useViewInUrl } from '../../../ui/use-view-in-url'
import { useHydrated } from '../../../use-hydrated'
import { businessHours } from '../product-figures'
import { searchFaq } from '../question-search'
import { useFragmentScroll } from '../use-fragment-scroll'
import { FaqCategory } from './faq-category'
import { FaqResults } from './faq-results'
import { FaqTopics } from './faq-topics'
import { faqTopics } from './questions'

const searchDebounceMs = 200
const faqUrlState = {
  viewFrom: (params: URLSearchParams) => ({ q: params.get('q') ?? '' }),
  paramsFor: ({ q }: { q: string }) => new URLSearchParams(q.trim() === '' ? {} : { q }),
}

export function FaqPage() {
  const { view, look } = useViewInUrl(faqUrlState)
  // The page is prerendered without a search.
  const q = useHydrated() ? view.q : ''
  const search = useRef<HTMLElement>(null)
  useFragmentScroll()

  const searching = q.trim() !== ''
  const found = searching ? searchFaq(faqTopics, q) : []
  function clear() {
    look({ q: '' })
    search.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <header className="border-b bg-shade">
        <div className="mx-auto flex max-w-6xl flex-col items-center gap-4 px-4 py-12 text-center sm:px-6 sm:py-16">
          <h1 className="text-4xl sm:text-5xl">Help Center</h1>
          <p className="max-w-measure text-lg text-ink-soft">
            Short answers about scanning, cooking, sharing and paying.
          </p>
          <search ref={search} className="mt-2 w-full max-w-xl text-start noscript:hidden">
            <Field label="Search the questions" hideLabel>
              <SearchInput
                value={q}
                onValueChange={(next) => look({ q: next }, searchDebounceMs)}
                placeholder="Search the questions"
              />
            </Field>
          </search>
        </div>
      </header>

      <div className="mx-auto grid max-w-7xl gap-x-16 gap-y-10 px-4 py-10 sm:py-14 md:px-6 lg:grid-cols-[15rem_minmax(0,50rem)] xl:gap-x-28">
        <FaqTopics className={searching ? 'max-lg:hidden' : undefined} />
        <div className="min-w-0">
          <div role="status">
            {searching && <h2 className="mb-4 text-2xl">Search Results ({found.length})</h2>}
          </div>
          {searching ? (
            <FaqResults found={found} q={q} onClear={clear} />
          ) : (
            <div className="flex flex-col gap-12">
              {faqTopics.map((one) => (
                <FaqCategory key={one.id} {...one} />
              ))}
            </div>
          )}
        </div>
        <aside
          aria-labelledby="still-stuck"
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-herb-wash p-6 lg:col-start-2 print:hidden"
        >
          <div>
            <h2 id="still-stuck" className="text-xl">
              Did not find it?
            </h2>
            <p className="mt-1">Write to us. People answer {businessHours}.</p>
          </div>
          <Button asChild variant="primary">
            <Link to={`${paths.company}#contact`}>Write to us</Link>
          </Button>
        </aside>
      </div>
    </>
  )
}
