import { toErrorMessage } from '../../api/api-error'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'

interface AccountLoadErrorProps {
  readonly error: Error
  readonly onTryAgain: () => void
}

/** Shown when a page depends on the account and the account could not be loaded. */
export function AccountLoadError({ error, onTryAgain }: AccountLoadErrorProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-16 sm:py-24">
      <h1 className="text-2xl sm:text-3xl">Your account could not be read</h1>
      <ErrorNote action={<Button onClick={onTryAgain}>Try Again</Button>}>{toErrorMessage(error)}</ErrorNote>
    </div>
  )
}
