import { UnsentChangesNote, type UnsentChangesNoteProps } from '../../../ui/feedback/unsent-changes-note'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'

interface StockSummaryProps extends Pick<UnsentChangesNoteProps, 'stalledCount' | 'elsewhereCount'> {
  readonly shown: number
  readonly of: number
}

/** Shows the number of items and of unsent changes. */
export function StockSummary({ shown, of, stalledCount, elsewhereCount }: StockSummaryProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-ink-soft">
      <p role="status" className="numbers">
        {shown === of
          ? formatNounCount(of, 'item')
          : `${numberText(shown)} of ${formatNounCount(of, 'item')}`}
      </p>
      <UnsentChangesNote stalledCount={stalledCount} elsewhereCount={elsewhereCount} />
    </div>
  )
}
