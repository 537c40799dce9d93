import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import type { ScanFailure } from '../scan-state'

interface ScanTroubleProps {
  readonly trouble: ScanFailure
  readonly onTryAgain: () => void
  /** This device may look by itself. */
  readonly onLookHere?: (() => void) | undefined
  readonly onType: () => void
}

/** Refusals that the same picture will meet again. */
const final = new Set([
  'not-a-picture',
  'broken-picture',
  'animated-picture',
  'too-many-pixels',
  'too-large',
  'scan-over',
])

/** It did not work: what happened, and every way on. */
export function ScanFailureNote({ trouble, onTryAgain, onLookHere, onType }: ScanTroubleProps) {
  const { code, sentence } = trouble
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
        {!limit && !final.has(code) && (
          <Button variant="primary" onClick={onTryAgain}>
            Try again
          </Button>
        )}
        {onLookHere && !limit && !final.has(code) && (
          <Button onClick={onLookHere}>Look on this device</Button>
        )}
        <Button onClick={onType}>Type it instead</Button>
      </div>
    </div>
  )
}
