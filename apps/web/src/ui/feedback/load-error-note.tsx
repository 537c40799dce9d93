import { Button } from '../controls/button'
import { ErrorNote } from './error-note'

interface LoadErrorNoteProps {
  readonly title: string
  /** Why, in a sentence. */
  readonly sentence: string
  /** It is being tried again. */
  readonly reading?: boolean
  readonly onTryAgain: () => void
}

/** Something could not be read: why, and the way to try again. */
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
