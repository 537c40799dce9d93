import { sentenceOf } from '../../api/api-error'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'

interface WeekTroubleProps {
  readonly error: Error
  /** Whether an earlier answer is on screen. */
  readonly known: boolean
  readonly reading: boolean
  readonly onTryAgain: () => void
}

export function WeekTrouble({ error, known, reading, onTryAgain }: WeekTroubleProps) {
  return (
    <ErrorNote
      title={known ? 'This may be out of date' : 'The plan could not be read'}
      className="print:hidden"
      action={
        <Button busy={reading} onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      {sentenceOf(error)}
    </ErrorNote>
  )
}
