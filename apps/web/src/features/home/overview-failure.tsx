import { toErrorMessage } from '../../api/api-error'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'

interface OverviewFailureProps {
  readonly error: Error
  readonly sample: boolean
  readonly onTryAgain: () => void
}

export function OverviewFailure({ error, sample, onTryAgain }: OverviewFailureProps) {
  return (
    <ErrorNote
      title={sample ? 'Your kitchen could not be loaded' : 'This may be out of date'}
      action={<Button onClick={onTryAgain}>Try Again</Button>}
    >
      {toErrorMessage(error)}
      {sample && ' Until then, this is a sample.'}
    </ErrorNote>
  )
}
