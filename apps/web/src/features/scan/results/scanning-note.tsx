import { X } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { Progress } from '../../../ui/feedback/progress'
import { Spinner } from '../../../ui/feedback/spinner'
import { padNumber } from '../pad-number'
import type { RecognitionProgress } from '../scan-state'

const activityLabels: Record<RecognitionProgress['doing'], string> = {
  waiting: 'Waiting for its turn',
  opening: 'Opening the picture',
  looking: 'Looking at it piece by piece',
  reading: 'Reading the print',
  understanding: 'Working out what it is',
}

interface ScanningNoteProps {
  readonly progress: RecognitionProgress | undefined
  readonly onCancel: () => void
}

/** The progress of recognition, with a cancel button. */
export function ScanProgressNote({ progress, onCancel }: ScanningNoteProps) {
  const percent = progress && Math.round(progress.done * 100)
  return (
    <div className="flex flex-col items-center gap-6 px-4 py-12">
      <Spinner label="Scanning in progress..." className="text-lg" />
      <Progress
        label={progress ? activityLabels[progress.doing] : 'Getting ready'}
        value={percent}
        // Three digits wide from the start, so that the figure does not shift.
        valueText={percent === undefined ? undefined : `${padNumber(percent, 100)} %`}
        className="w-full max-w-sm"
      />
      <Button icon={<X />} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
