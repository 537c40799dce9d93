import type { ScanAllowance } from '@larder/contract/scan'
import { toRelativeArea } from '@larder/sight/image/relative-area'
import { useState } from 'react'
import { getToday } from '../../food/expiry/today-clock'
import { paths } from '../../paths'
import { Link } from '../../router/link'
import { useSearchParams } from '../../router/router'
import { useSession } from '../../session/use-session'
import { Tabs } from '../../ui/controls/tabs'
import { PageHeading } from '../../ui/page-heading'
import { usePreloadToaster } from '../../ui/toasts/use-preload-toaster'
import { createBarcodeReader } from '../../vision/barcode-reader'
import { beep, unlockBeep } from '../../vision/beep'
import { hasSeveralCameras, openCamera } from '../../vision/camera'
import { decodePhoto } from '../../vision/decode-photo'
import { listenToUsbScanner } from '../../vision/usb-scanner'
import { captureFrameJpeg } from '../../vision/video-frame'
import { type DeviceVision, DeviceVisionContext, useDeviceVision } from './device-vision'
import { ScanHistory } from './history/history-entry'
import { padNumber } from './results/scan-results'
import type { ScanMode } from './scan-mode'
import { ScanView } from './scan-view'
import { useScan } from './use-scan'
import { useScanAllowance } from './use-scan-allowance'

/** The number of scans left today; empty without a limit. */
function ScansLeft({ allowance }: { readonly allowance: ScanAllowance | undefined }) {
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
              <Link to={paths.product}>Scan without limits</Link>
            </>
          )}
        </>
      )}
    </p>
  )
}

/** Tabs for scanning and its history. Results stay while the other tab is open. */
function ScanTabs({ signedIn }: { readonly signedIn: boolean }) {
  const vision = useDeviceVision()
  const [keep, setKeep] = useState(false)
  const flow = useScan({ vision, signedIn, keep })
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

/** Small print needs a higher resolution than whole foods. */
const maxPictureSide: Record<ScanMode, number> = { photo: 2048, receipt: 4096, barcode: 2048 }
const maxDevicePictureSide = 1280

/** The vision of this browser and device. */
const browserVision: DeviceVision = {
  openCamera(facing) {
    // Browsers allow a page to prepare sound only during a user gesture, so do it here.
    unlockBeep()
    return openCamera(facing)
  },
  hasSeveralCameras,
  captureFrame: captureFrameJpeg,
  async normalizePicture(file, way) {
    return (await decodePhoto(file, { longest: maxPictureSide[way] })).asJpeg()
  },
  async findBarcodes(picture) {
    const reader = createBarcodeReader()
    try {
      const still = await decodePhoto(picture, { longest: maxPictureSide.barcode })
      const codes = await reader.read(still.asPicture())
      return [...new Set(codes.map(({ text }) => text))]
    } finally {
      reader.close()
    }
  },
  watchBarcodes(video, onCode) {
    const reader = createBarcodeReader()
    const stop = reader.watch(video, ({ text }) => onCode(text))
    return () => {
      stop()
      reader.close()
    }
  },
  watchScanner: listenToUsbScanner,
  beep: beep,
  async recognizeOnDevice(picture, { onProgress, signal }) {
    const [{ runOnDeviceRecognition: lookHere }, { toDeviceLines: linesHere }] = await Promise.all([
      import('../../vision/on-device-recognition'),
      import('./device-lines'),
    ])
    const still = await decodePhoto(picture, { longest: maxDevicePictureSide })
    const detections = await lookHere(still.asPicture(), { onProgress, signal })
    return linesHere(
      detections.map(({ guesses, area, count }) => ({ guesses, count, area: toRelativeArea(area, still) })),
      getToday(),
    )
  },
  async preloadModel() {
    const { prefetchRecognitionModel: keepOwnEye } = await import('../../vision/on-device-recognition')
    // The code must be available offline, too.
    await import('./device-lines')
    await keepOwnEye()
  },
}

/** The page Scan Items, at /scan-ingredients and /scan. */
export function ScanPage({ vision = browserVision }: { readonly vision?: DeviceVision }) {
  const { isAuthenticated } = useSession()
  const allowance = useScanAllowance()
  const [handed] = useState(vision)
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
