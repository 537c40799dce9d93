import { ChefHat, ChevronDown, CreditCard, LifeBuoy, ScanLine, SearchX, Sprout } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Field } from '../../../ui/fields/field'
import { SearchInput } from '../../../ui/fields/search-input'
import { useViewInUrl } from '../../../ui/use-view-in-url'
import { useHydrated } from '../../../use-hydrated'
import { HighlightedText, LinkedText } from '../linked-text'
import { businessHours } from '../product-figures'
import { type FaqMatch, searchFaq } from '../question-search'
import { useFragmentScroll } from '../use-fragment-scroll'
import { type FaqEntry, type FaqTopic, faqTopics } from './questions'

const searchDebounceMs = 200
const faqUrlState = {
  viewFrom: (params: URLSearchParams) => ({ q: params.get('q') ?? '' }),
  paramsFor: ({ q }: { q: string }) => new URLSearchParams(q.trim() === '' ? {} : { q }),
}

type FaqQuestionProps = FaqEntry & {
  q?: string
  /** Only in search results, where there is no category heading. */
  category?: string
  glimpse?: string | undefined
}

/** A question that opens and closes without JavaScript, too. */
function FaqQuestion({ id, question, answer, q = '', category, glimpse }: FaqQuestionProps) {
  return (
    <details id={id} className="group scroll-mt-4 border-b">
      <summary className="flex min-h-14 list-none items-start justify-between gap-4 rounded-inner -mx-2 px-2 py-4 hover:text-herb-ink [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-col items-start gap-1.5">
          <h3 className="text-lg">
            <HighlightedText text={question} q={q} />
          </h3>
          {glimpse && (
            <span className="text-sm text-ink-soft group-open:hidden">
              <HighlightedText text={glimpse} q={q} />
            </span>
          )}
          {category && <Badge>{category}</Badge>}
        </span>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex max-w-measure flex-col gap-3 pe-4 pb-6 leading-relaxed">
        {answer.map((words) => (
          <p key={words}>
            <LinkedText words={words} q={q} />
          </p>
        ))}
        <p className="text-sm">
          <Link
            to={`#${id}`}
            aria-label={`Link to this answer: ${question}`}
            className="inline-flex min-h-11 items-center text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink print:hidden"
          >
            Link to this answer
          </Link>
        </p>
      </div>
    </details>
  )
}

function FaqCategory({ id, name, questions }: FaqTopic) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6">
      <h2 id={`${id}-heading`} className="border-b pb-3 text-2xl">
        {name}
      </h2>
      {questions.map((one) => (
        <FaqQuestion key={one.id} {...one} />
      ))}
    </section>
  )
}

type FaqResultsProps = { found: readonly FaqMatch[]; q: string; onClear: () => void }

/** The search results, or the empty state. */
function FaqResults({ found, q, onClear }: FaqResultsProps) {
  if (found.length > 0)
    return (
      <div className="border-t">
        {found.map((one) => (
          <FaqQuestion key={one.id} {...one} q={q} />
        ))}
      </div>
    )
  return (
    <EmptyState
      icon={<SearchX />}
      level={3}
      title="Nothing found"
      hint="Try one short word, such as ‘scan’ or ‘trial’. If the answer is not here, ask us."
      action={
        <>
          <Button variant="primary" onClick={onClear}>
            See all questions
          </Button>
          <Button asChild>
            <Link to={`${paths.company}#contact`}>Write to us</Link>
          </Button>
        </>
      }
      className="border-t"
    />
  )
}

const icons: Readonly<Record<string, ReactNode>> = {
  'getting-started': <Sprout />,
  'food-scanning': <ScanLine />,
  'community-recipes': <ChefHat />,
  'subscription-billing': <CreditCard />,
  'technical-support': <LifeBuoy />,
}

/** The topics, beside the questions where there is room and above them otherwise. */
function FaqTopics({ className }: { className?: string | undefined }) {
  return (
    <nav
      aria-label="Topics"
      className={classNames('lg:sticky lg:top-8 lg:self-start print:hidden', className)}
    >
      <ul className="flex flex-wrap gap-2 lg:-mx-3 lg:flex-col lg:gap-1">
        {faqTopics.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="flex min-h-11 items-center gap-2.5 rounded-card px-3 font-medium max-lg:border max-lg:bg-raised no-underline transition-colors hover:bg-shade [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-herb-ink"
            >
              <span aria-hidden>{icons[id]}</span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
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
              Didn’t find your answer?
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
