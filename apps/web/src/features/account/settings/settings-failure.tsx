import { toErrorMessage } from '../../../api/api-error'
import type { SaveOutcome } from '../../../api/preferences/use-preferences'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'

interface SettingsTroubleProps {
  readonly error: Error | null
  readonly outcome: SaveOutcome | null
  readonly onTryAgain: () => void
}

/** The failure of one settings card. */
export function SettingsFailure({ error, outcome, onTryAgain }: SettingsTroubleProps) {
  const failure = outcome && 'failure' in outcome ? outcome.failure : null
  if (!error && failure === null) return null
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <LoadErrorNote
          title="Your settings could not be read"
          sentence={toErrorMessage(error)}
          onTryAgain={onTryAgain}
        />
      )}
      {failure !== null && (
        <ErrorNote title="Not saved">{`${failure} Everything is as it was before.`}</ErrorNote>
      )}
    </div>
  )
}
