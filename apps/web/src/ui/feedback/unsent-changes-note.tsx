import { CloudOff, House } from 'lucide-react'
import { formatNounCount } from '../formatting/format-noun-count'

export interface UnsentChangesNoteProps {
  /** Changes that cannot be sent at the moment. */
  readonly stalledCount: number
  /** Changes that were made in another household. */
  readonly elsewhereCount: number
  readonly className?: string
}

/**
 * Shows how many changes the server does not have yet. Always rendered, so that screen readers announce its
 * text.
 */
export function UnsentChangesNote({ stalledCount, elsewhereCount, className }: UnsentChangesNoteProps) {
  return (
    <p role="status" {...(className !== undefined && { className })}>
      {stalledCount > 0 && (
        <span className="flex items-center gap-1.5">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {formatNounCount(stalledCount, 'change')} waiting for the network
        </span>
      )}
      {elsewhereCount > 0 && (
        <span className="flex items-center gap-1.5">
          <House aria-hidden className="size-4 shrink-0" />
          {formatNounCount(elsewhereCount, 'change')} waiting until you switch back
        </span>
      )}
    </p>
  )
}
