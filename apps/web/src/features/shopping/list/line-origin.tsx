import type { ListLine } from '../../../api/shopping-list/use-shopping-list'
import { RelativeTime } from '../../../ui/formatting/relative-time'

interface LineOriginProps {
  readonly line: ListLine
}

/** Shows who added a line, and when, as far as known. */
export function LineOrigin({ line: { addedBy, addedAt } }: LineOriginProps) {
  if (addedBy === undefined && addedAt === undefined) return null
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      Added{addedBy !== undefined && ` by ${addedBy}`}{' '}
      {addedAt !== undefined && <RelativeTime at={addedAt} />}
    </p>
  )
}
