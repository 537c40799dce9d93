import { counted } from '../../ui/counted'
import { WaitingChanges, type WaitingChangesProps } from '../../ui/waiting-changes'
import { numberText } from '../../ui/written-as'

interface StockSummaryProps extends Pick<WaitingChangesProps, 'heldUp' | 'elsewhere'> {
  readonly shown: number
  readonly of: number
}

/** How many there are, and how much of it the server does not know yet. */
export function StockSummary({ shown, of, heldUp, elsewhere }: StockSummaryProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft">
      <p role="status" className="numbers">
        {shown === of ? counted(of, 'item') : `${numberText(shown)} of ${counted(of, 'item')}`}
      </p>
      <WaitingChanges heldUp={heldUp} elsewhere={elsewhere} />
    </div>
  )
}
