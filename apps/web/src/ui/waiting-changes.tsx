import { CloudOff, House } from 'lucide-react'
import { counted } from './counted'

export interface WaitingChangesProps {
  /** Changes that wait longer than a blink. */
  readonly heldUp: number
  /** Changes that were made in another household. */
  readonly elsewhere: number
  readonly className?: string
}

/** How much of what is on screen the server does not know yet. It is always there, so that it is read out when it speaks. */
export function WaitingChanges({ heldUp, elsewhere, className }: WaitingChangesProps) {
  return (
    <p role="status" {...(className !== undefined && { className })}>
      {heldUp > 0 && (
        <span className="flex items-center gap-1.5">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {counted(heldUp, 'change')} waiting for the network
        </span>
      )}
      {elsewhere > 0 && (
        <span className="flex items-center gap-1.5">
          <House aria-hidden className="size-4 shrink-0" />
          {counted(elsewhere, 'change')} waiting until you switch back
        </span>
      )}
    </p>
  )
}
