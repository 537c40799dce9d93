import { scan as endpoints } from '@larder/contract/scan'
import { SearchX, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { change as sendChange } from '../../../api/sync'
import { useToday } from '../../../food/expiry/use-today'
import { useLazyFoodFacts } from '../../../food/use-lazy-food-facts'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Progress } from '../../../ui/feedback/progress'
import { Spinner } from '../../../ui/feedback/spinner'
import { toast } from '../../../ui/toasts/toast-store'
import { isBadPicture } from '../recognize-scan'
import type { RecognitionProgress, ScanFailure } from '../scan-state'
import type { ScanFlow } from '../use-scan'
import { BarcodeQuestion } from './barcode-question'
import { DetectedItems } from './detected-items'
import { validateScanLines } from './line-values'
import { saveScan, showScanRejection } from './save-scan'

interface NothingFoundProps {
  readonly notes: readonly string[]
  readonly action: ReactNode
}

/** The empty state when nothing was recognised, with reasons and tips. Such a scan is not counted. */
function NothingFound({ notes, action }: NothingFoundProps) {
  return (
    <div role="status">
      <EmptyState
        icon={<SearchX />}
        title="Nothing was found"
        hint={
          <>
            {notes.map((note) => (
              <span key={note} className="block pb-1">
                {note}
              </span>
            ))}
            <span className="block">It does not count as a scan.</span>
          </>
        }
        action={action}
      />
    </div>
  )
}

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
function ScanProgressNote({ progress, onCancel }: ScanningNoteProps) {
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

interface ScanTroubleProps {
  readonly failure: ScanFailure
  readonly onTryAgain: () => void
  /** Offers recognition on this device. */
  readonly onLookHere?: (() => void) | undefined
  readonly onType: () => void
}

/** Rejections that a retry with the same picture cannot resolve. */
const isFinal = (code: string) => isBadPicture(code) || code === 'scan-over'

/** Explains a failed scan and offers alternatives. */
function ScanFailureNote({ failure, onTryAgain, onLookHere, onType }: ScanTroubleProps) {
  const { code, sentence } = failure
  const limit = code === 'scan-limit'
  return (
    <div className="flex flex-col gap-4">
      <ErrorNote title={limit ? 'No scans left today' : 'That scan did not work'}>{sentence}</ErrorNote>
      <div className="flex flex-wrap gap-2">
        {limit && (
          <Button variant="primary" asChild>
            <Link to={paths.product}>See the plans</Link>
          </Button>
        )}
        {!limit && !isFinal(code) && (
          <Button variant="primary" onClick={onTryAgain}>
            Try again
          </Button>
        )}
        {onLookHere && !limit && !isFinal(code) && <Button onClick={onLookHere}>Look on this device</Button>}
        <Button onClick={onType}>Type it instead</Button>
      </div>
    </div>
  )
}

interface ScanResultsProps {
  readonly flow: ScanFlow
  readonly lit: string | null
  readonly onPoint: (key: string | null) => void
  /** Focuses the manual form. */
  readonly onType: () => void
  /** Called after saving or discarding, when the list is gone. */
  readonly onOver: () => void
  /** Called after saving, with the number of items. */
  readonly onSaved: (count: number) => void
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The progress, result or failure of a scan; empty before the first one. */
export function ScanResults({ flow, lit, onPoint, onType, onOver, onSaved, headingRef }: ScanResultsProps) {
  const { stage, found, lines, change, codes } = flow
  const today = useToday()
  const facts = useLazyFoodFacts(lines.length > 0)

  function save() {
    if (!found) return
    const checked = validateScanLines(lines)
    change({ type: 'wrong', errors: checked.ok ? {} : checked.errors })
    if (!checked.ok) return
    saveScan(found, checked.lines, () => flow.restore(found, lines))
    flow.clear()
    onOver()
    onSaved(checked.lines.length)
  }

  function discard() {
    if (found && !found.sample && !found.here)
      sendChange(endpoints.drop, { params: { id: found.id } }).response.catch(showScanRejection)
    flow.clear()
    onOver()
    if (!found?.sample) toast({ title: 'Discarded', description: 'Nothing was saved.' })
  }

  if (stage.step === 'looking') return <ScanProgressNote progress={stage.progress} onCancel={flow.cancel} />
  if (stage.step === 'which-codes')
    return <BarcodeQuestion choices={stage.choices} onChoose={flow.chooseCodes} headingRef={headingRef} />
  if (stage.step === 'nothing')
    return (
      <NothingFound
        notes={stage.notes}
        action={
          <>
            <Button variant="primary" onClick={() => flow.openCamera(stage.way)}>
              Try another picture
            </Button>
            <Button onClick={onType}>Type it instead</Button>
          </>
        }
      />
    )
  if (stage.step === 'failed')
    return (
      <ScanFailureNote
        failure={stage.failure}
        onTryAgain={flow.tryAgain}
        onLookHere={stage.way === 'photo' ? flow.lookHere : undefined}
        onType={onType}
      />
    )
  if (!found) return null
  return (
    <DetectedItems
      found={found}
      lines={lines}
      change={change}
      codes={codes.open}
      onTeach={codes.teach}
      onAskAgain={({ code, picture }) => void codes.ask(code, picture)}
      onDismiss={codes.dismiss}
      lit={lit}
      onPoint={onPoint}
      facts={facts}
      today={today}
      onSave={save}
      onPutAside={discard}
      headingRef={headingRef}
    />
  )
}

const figureSpace = '\u2007'

/** Pads a number to the width of the largest possible one, so that nothing shifts when the digits change. */
export function padNumber(count: number, max: number): string {
  return String(count).padStart(String(max).length, figureSpace)
}
