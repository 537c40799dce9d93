import { useState } from 'react'
import { useSession } from '../../session/use-session'
import { PageHeading } from '../../ui/page-heading'
import { useToasterReady } from '../../ui/use-toaster-ready'
import { type Eyes, EyesContext } from './eyes'
import { ownEyes } from './own-eyes'
import { ScanDesk } from './scan-desk'
import { ScansLeft } from './scans-left'
import { useAllowance } from './use-allowance'

/** Scan Items, at /scan-ingredients and /scan. */
export function ScanPage({ eyes = ownEyes }: { readonly eyes?: Eyes }) {
  const { isAuthenticated } = useSession()
  const allowance = useAllowance()
  const [handed] = useState(eyes)
  useToasterReady()

  return (
    <EyesContext value={handed}>
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <PageHeading title="Scan Items" />
          <ScansLeft allowance={allowance} />
        </div>
        <ScanDesk signedIn={isAuthenticated} />
      </div>
    </EyesContext>
  )
}
