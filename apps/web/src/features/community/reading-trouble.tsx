import { sentenceOf } from '../../api/api-error'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'

interface ReadingTroubleProps {
  readonly title: string
  readonly error: Error
  /** It is being tried again. */
  readonly reading?: boolean
  readonly onTryAgain: () => void
}

/** Something could not be read: why, and the way to try again. */
export function ReadingTrouble({ title, error, reading = false, onTryAgain }: ReadingTroubleProps) {
  const again = (
    <Button busy={reading} onClick={onTryAgain}>
      Try Again
    </Button>
  )
  return (
    <ErrorNote title={title} action={again}>
      {sentenceOf(error)}
    </ErrorNote>
  )
}
