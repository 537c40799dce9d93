import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state'

interface NothingFoundProps {
  readonly notes: readonly string[]
  readonly action: ReactNode
}

/** Nothing was recognised: why, and what to try. Nothing was counted either. */
export function NothingFound({ notes, action }: NothingFoundProps) {
  return (
    <div role="status">
      <EmptyState
        icon={<SearchX />}
        title="Nothing was found"
        hint={
          <>
            {notes.map((note) => (
              <span key={note} className="block pb-1">
                {note}
              </span>
            ))}
            <span className="block">It does not count as a scan.</span>
          </>
        }
        action={action}
      />
    </div>
  )
}
