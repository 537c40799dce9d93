import { PackageCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { loginPath, registerPath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { useToastOffset } from '../../../ui/toasts/use-toast-offset'

interface SaveBarProps {
  readonly count: number
  readonly of: number
  /** A visitor tried to save and is invited to log in. */
  readonly visitor: boolean
  readonly onSave: () => void
}

/** The main action of the screen, always in view. */
export function SaveScanBar({ count, of, visitor, onSave }: SaveBarProps) {
  const { pathname } = useLocation()
  useToastOffset('6rem')
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 flex flex-col gap-2 rounded-b-card border-t bg-raised px-4 pt-3 pb-safe sm:-mx-6 sm:-mb-6 sm:px-6">
      {visitor && (
        <p role="status" className="rounded-card bg-sky-wash px-4 py-3">
          Samples are not kept. <Link to={loginPath(pathname)}>Log in</Link> or{' '}
          <Link to={registerPath(pathname)}>create an account</Link>, and what you scan goes into your own
          kitchen.
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <p className="numbers min-w-0 grow basis-16 text-sm text-ink-soft">
          {count} of {of} selected
        </p>
        <Button variant="primary" size="lg" icon={<PackageCheck />} disabled={count === 0} onClick={onSave}>
          Save to Inventory
        </Button>
      </div>
    </div>
  )
}
