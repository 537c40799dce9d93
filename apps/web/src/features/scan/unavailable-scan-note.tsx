import { ArchiveRestore } from 'lucide-react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../api/api-error'
import { paths } from '../../paths'
import { Button } from '../../ui/controls/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { ErrorNote } from '../../ui/feedback/error-note'

interface OpenedScanNoteProps {
  readonly error: unknown
  readonly saved: boolean
  readonly onTryAgain: () => void
}

/** The URL names a scan that is already finished or could not be read. */
export function UnavailableScanNote({ error, saved, onTryAgain }: OpenedScanNoteProps) {
  if (error)
    return (
      <ErrorNote
        title="That scan could not be opened."
        action={<Button onClick={onTryAgain}>Try again</Button>}
      >
        {toErrorMessage(error)}
      </ErrorNote>
    )
  return (
    <EmptyState
      icon={<ArchiveRestore />}
      title={saved ? 'This scan was saved already' : 'This scan was put aside'}
      hint={saved ? 'What it found is in your inventory.' : 'Nothing of it was saved.'}
      action={
        <Button asChild>
          <Link to={paths.inventory}>Open the inventory</Link>
        </Button>
      }
    />
  )
}
