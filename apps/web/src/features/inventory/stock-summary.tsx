import { CloudOff, House } from 'lucide-react'

interface StockSummaryProps {
  readonly shown: number
  readonly of: number
  /** Changes that wait longer than a blink. */
  readonly heldUp: number
  /** Changes that were made in another household. */
  readonly elsewhere: number
}

/** How many there are, and how much of it the server does not know yet. */
export function StockSummary({ shown, of, heldUp, elsewhere }: StockSummaryProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft">
      <p role="status" className="numbers">
        {shown === of ? counted(of, 'item') : `${shown.toLocaleString('en')} of ${counted(of, 'item')}`}
      </p>
      <p role="status" aria-live="polite">
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
    </div>
  )
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
