import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../../../ui/display/badge'
import { HighlightedText } from '../highlighted-text'
import { LinkedText } from '../linked-text'
import type { FaqEntry } from './questions'

export type FaqQuestionProps = FaqEntry & {
  q?: string
  /** Only in search results, where there is no category heading. */
  category?: string
  glimpse?: string | undefined
}

/** A question that opens and closes without JavaScript, too. */
export function FaqQuestion({ id, question, answer, q = '', category, glimpse }: FaqQuestionProps) {
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
