import type { ScanAllowance } from '@larder/contract/scan'
import { Link } from 'react-router'
import { paths } from '../../paths'

/** How many scans are left today, said before the last one is gone. Nothing where there is no limit. */
export function ScansLeft({ allowance }: { readonly allowance: ScanAllowance | undefined }) {
  // The line is there before the number is.
  return (
    <p className="min-h-6 text-sm text-ink-soft">
      {allowance?.left != null && allowance.perDay !== null && (
        <>
          <span className="numbers font-semibold text-ink">
            {evenly(allowance.left, allowance.perDay)} of {allowance.perDay} scans
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

/** As wide as the largest number it can be, so that nothing moves when it has a digit less. */
function evenly(count: number, most: number): string {
  return String(count).padStart(String(most).length, figureSpace)
}

const figureSpace = '\u2007'
