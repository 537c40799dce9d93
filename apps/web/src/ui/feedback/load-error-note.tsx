import { Button } from '../controls/button'
import { ErrorNote } from './error-note'

interface LoadErrorNoteProps {
  readonly title: string
  /** The reason, as a sentence. */
  readonly sentence: string
  /** A retry is in progress. */
  readonly reading?: boolean
  readonly onTryAgain: () => void
}

/** Shows why something could not be loaded, with a retry button. */
export function LoadErrorNote({ title, sentence, reading = false, onTryAgain }: LoadErrorNoteProps) {
  return (
    <ErrorNote
      title={title}
      className="print:hidden"
      action={
        <Button busy={reading} onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      {sentence}
    </ErrorNote>
  )
}
