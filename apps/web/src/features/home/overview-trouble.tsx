import { sentenceOf } from '../../api/api-error'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'

interface OverviewTroubleProps {
  readonly error: Error
  readonly sample: boolean
  readonly onTryAgain: () => void
}

export function OverviewTrouble({ error, sample, onTryAgain }: OverviewTroubleProps) {
  return (
    <ErrorNote
      title={sample ? 'Your kitchen could not be read' : 'This may be out of date'}
      action={<Button onClick={onTryAgain}>Try Again</Button>}
    >
      {sentenceOf(error)}
      {sample && ' Until then, this is a sample.'}
    </ErrorNote>
  )
}
