import type { ScanAllowance } from '@larder/contract/scan'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { padNumber } from './pad-number'

/** The number of scans left today; empty without a limit. */
export function ScansLeft({ allowance }: { readonly allowance: ScanAllowance | undefined }) {
  // The line is reserved while the number loads.
  return (
    <p className="min-h-6 text-sm text-ink-soft">
      {allowance?.left != null && allowance.perDay !== null && (
        <>
          <span className="numbers font-semibold text-ink">
            {padNumber(allowance.left, allowance.perDay)} of {allowance.perDay} scans
          </span>{' '}
          left today
          {allowance.left <= 3 && (
            <>
              {' · '}
              <Link to={paths.product}>Scan without a limit</Link>
            </>
          )}
        </>
      )}
    </p>
  )
}
