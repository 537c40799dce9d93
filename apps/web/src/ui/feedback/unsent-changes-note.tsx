import { CloudOff, House } from 'lucide-react'
import { formatNounCount } from '../formatting/format-noun-count'

export interface UnsentChangesNoteProps {
  /** Changes that wait longer than a blink. */
  readonly stalledCount: number
  /** Changes that were made in another household. */
  readonly elsewhereCount: number
  readonly className?: string
}

/** How much of what is on screen the server does not know yet. It is always there, so that it is read out when it speaks. */
export function UnsentChangesNote({
  stalledCount: heldUp,
  elsewhereCount: elsewhere,
  className,
}: UnsentChangesNoteProps) {
  return (
    <p role="status" {...(className !== undefined && { className })}>
      {heldUp > 0 && (
        <span className="flex items-center gap-1.5">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {formatNounCount(heldUp, 'change')} waiting for the network
        </span>
      )}
      {elsewhere > 0 && (
        <span className="flex items-center gap-1.5">
          <House aria-hidden className="size-4 shrink-0" />
          {formatNounCount(elsewhere, 'change')} waiting until you switch back
        </span>
      )}
    </p>
  )
}
