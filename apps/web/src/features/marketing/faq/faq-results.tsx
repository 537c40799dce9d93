import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import type { FaqMatch } from '../question-search'
import { FaqQuestion } from './faq-question'

export type FaqResultsProps = { found: readonly FaqMatch[]; q: string; onClear: () => void }

/** The search results, or the empty state. */
export function FaqResults({ found, q, onClear }: FaqResultsProps) {
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
