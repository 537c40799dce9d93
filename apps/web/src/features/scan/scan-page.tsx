import { useState } from 'react'
import { useSession } from '../../session/use-session'
import { PageHeading } from '../../ui/page-heading'
import { usePreloadToaster } from '../../ui/toasts/use-preload-toaster'
import { browserVision } from './browser-vision'
import { type DeviceVision, DeviceVisionContext } from './device-vision'
import { ScanTabs } from './scan-tabs'
import { ScansLeft } from './scans-left'
import { useScanAllowance } from './use-scan-allowance'

/** The page Scan Items, at /scan-ingredients and /scan. */
export function ScanPage({ eyes = browserVision }: { readonly eyes?: DeviceVision }) {
  const { isAuthenticated } = useSession()
  const allowance = useScanAllowance()
  const [handed] = useState(eyes)
  usePreloadToaster()

  return (
    <DeviceVisionContext value={handed}>
      <div className="mx-auto flex w-full max-w-7xl flex-col gap-4 px-4 py-6 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
          <PageHeading title="Scan Items" />
          <ScansLeft allowance={allowance} />
        </div>
        <ScanTabs signedIn={isAuthenticated} />
      </div>
    </DeviceVisionContext>
  )
}
