import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Tabs } from '../../ui/controls/tabs'
import { useDeviceVision } from './device-vision'
import { ScanHistory } from './history/scan-history'
import { ScanView } from './scan-view'
import { useScan } from './use-scan'

/** Tabs for scanning and its history. Results stay while the other tab is open. */
export function ScanTabs({ signedIn }: { readonly signedIn: boolean }) {
  const eyes = useDeviceVision()
  const [keep, setKeep] = useState(false)
  const flow = useScan({ eyes, signedIn, keep })
  const [search, setSearch] = useSearchParams()
  const view = <ScanView flow={flow} signedIn={signedIn} keep={keep} onKeep={setKeep} />
  if (!signedIn) return view
  return (
    <Tabs
      label="Scan Items"
      value={search.get('view') === 'history' ? 'history' : 'scan'}
      onValueChange={(value) => setSearch(value === 'history' ? { view: 'history' } : {})}
      tabs={[
        { value: 'scan', label: 'Scan', content: view },
        { value: 'history', label: 'History', content: <ScanHistory /> },
      ]}
    />
  )
}
