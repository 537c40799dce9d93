import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import type { ScanFailure } from '../scan-state'

interface ScanTroubleProps {
  readonly failure: ScanFailure
  readonly onTryAgain: () => void
  /** Offers recognition on this device. */
  readonly onLookHere?: (() => void) | undefined
  readonly onType: () => void
}

/** Rejections that a retry with the same picture cannot resolve. */
const finalCodes = new Set([
  'not-a-picture',
  'broken-picture',
  'animated-picture',
  'too-many-pixels',
  'too-large',
  'scan-over',
])

/** Explains a failed scan and offers alternatives. */
export function ScanFailureNote({ failure, onTryAgain, onLookHere, onType }: ScanTroubleProps) {
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
        {!limit && !finalCodes.has(code) && (
          <Button variant="primary" onClick={onTryAgain}>
            Try again
          </Button>
        )}
        {onLookHere && !limit && !finalCodes.has(code) && (
          <Button onClick={onLookHere}>Look on this device</Button>
        )}
        <Button onClick={onType}>Type it instead</Button>
      </div>
    </div>
  )
}
