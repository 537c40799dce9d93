import { sentenceOf } from '../../api/api-error'
import type { Outcome } from '../../api/use-choices'
import { ErrorNote } from '../../ui/error-note'
import { ReadingTrouble } from '../../ui/reading-trouble'

interface SettingsTroubleProps {
  readonly error: Error | null
  readonly outcome: Outcome | null
  readonly onTryAgain: () => void
}

/** What went wrong with the choices of one card. */
export function SettingsTrouble({ error, outcome, onTryAgain }: SettingsTroubleProps) {
  const failure = outcome && 'failure' in outcome ? outcome.failure : null
  if (!error && failure === null) return null
  return (
    <div className="flex flex-col gap-4">
      {error && (
        <ReadingTrouble
          title="Your settings could not be read"
          sentence={sentenceOf(error)}
          onTryAgain={onTryAgain}
        />
      )}
      {failure !== null && (
        <ErrorNote title="Not saved">{`${failure} Everything is as it was before.`}</ErrorNote>
      )}
    </div>
  )
}
