import { sentenceOf } from '../../api/api-error'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'

interface MealsTroubleProps {
  readonly error: Error
  /** Something older is on screen. */
  readonly stale: boolean
  readonly reading: boolean
  readonly onTryAgain: () => void
}

export function MealsTrouble({ error, stale, reading, onTryAgain }: MealsTroubleProps) {
  return (
    <ErrorNote
      title={stale ? 'This may be out of date' : 'The meals could not be read'}
      action={
        <Button busy={reading} onClick={onTryAgain}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </ErrorNote>
  )
}
