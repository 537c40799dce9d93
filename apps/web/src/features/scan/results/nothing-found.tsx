import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/feedback/empty-state'

interface NothingFoundProps {
  readonly notes: readonly string[]
  readonly action: ReactNode
}

/** The empty state when nothing was recognised, with reasons and tips. Such a scan is not counted. */
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
