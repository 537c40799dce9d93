import { partOf } from '@larder/sight/part'
import { today } from '../../food/today-clock'
import { beep, unlockBeep } from '../../vision/beep'
import { hasSeveralCameras, openCamera } from '../../vision/camera'
import { openCodeReader } from '../../vision/code-reader'
import { frameAsJpeg } from '../../vision/frame'
import { openStill } from '../../vision/still'
import { watchScanner } from '../../vision/usb-scanner'
import type { Eyes } from './eyes'
import type { Way } from './way'

/** Small print needs more than the colours of a carrot. */
const longest: Record<Way, number> = { photo: 2048, receipt: 4096, barcode: 2048 }
const longestHere = 1280

/** This device, as it is. */
export const ownEyes: Eyes = {
  openCamera(facing) {
    // Within the press that opens it, while a browser still lets a page prepare a sound.
    unlockBeep()
    return openCamera(facing)
  },
  hasSeveralCameras,
  frame: frameAsJpeg,
  async still(file, way) {
    return (await openStill(file, { longest: longest[way] })).asJpeg()
  },
  async codesIn(picture) {
    const reader = openCodeReader()
    try {
      const still = await openStill(picture, { longest: longest.barcode })
      const codes = await reader.read(still.asPicture())
      return [...new Set(codes.map(({ text }) => text))]
    } finally {
      reader.close()
    }
  },
  watchCodes(video, onCode) {
    const reader = openCodeReader()
    const stop = reader.watch(video, ({ text }) => onCode(text))
    return () => {
      stop()
      reader.close()
    }
  },
  watchScanner,
  signal: beep,
  async lookHere(picture, { onProgress, signal }) {
    const [{ lookHere }, { linesHere }] = await Promise.all([
      import('../../vision/own-eye'),
      import('./lines-here'),
    ])
    const still = await openStill(picture, { longest: longestHere })
    const seen = await lookHere(still.asPicture(), { onProgress, signal })
    return linesHere(
      seen.map(({ guesses, area, count }) => ({ guesses, count, area: partOf(area, still) })),
      today(),
    )
  },
  async keepOwnEye() {
    const { keepOwnEye } = await import('../../vision/own-eye')
    // Its code, too, is there when the network is not.
    await import('./lines-here')
    await keepOwnEye()
  },
}
