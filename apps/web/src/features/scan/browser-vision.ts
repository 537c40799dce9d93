import { toRelativeArea } from '@larder/sight/image/relative-area'
import { getToday } from '../../food/expiry/today-clock'
import { createBarcodeReader } from '../../vision/barcode-reader'
import { beep, unlockBeep } from '../../vision/beep'
import { hasSeveralCameras, openCamera } from '../../vision/camera'
import { decodePhoto } from '../../vision/decode-photo'
import { listenToUsbScanner } from '../../vision/usb-scanner'
import { captureFrameJpeg } from '../../vision/video-frame'
import type { DeviceVision } from './device-vision'
import type { ScanMode } from './scan-mode'

/** Small print needs a higher resolution than whole foods. */
const maxPictureSide: Record<ScanMode, number> = { photo: 2048, receipt: 4096, barcode: 2048 }
const maxDevicePictureSide = 1280

/** The vision of this browser and device. */
export const browserVision: DeviceVision = {
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
