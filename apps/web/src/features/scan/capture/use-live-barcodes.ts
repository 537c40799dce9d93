import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useDeviceVision } from '../device-vision'
import { isMuted } from './mute-preference'

/** Reads barcodes from the preview, with a tone for each. */
export function useLiveBarcodes(
  preview: RefObject<HTMLVideoElement | null> | null,
  onCode: (code: string, picture: Blob | undefined) => void,
) {
  const eyes = useDeviceVision()

  const read = useEffectEvent(async (code: string, from: HTMLVideoElement) => {
    if (!isMuted()) eyes.beep()
    onCode(code, await eyes.captureFrame(from).catch((): undefined => undefined))
  })

  useEffect(() => {
    const video = preview?.current
    if (!video) return undefined
    return eyes.watchBarcodes(video, (code) => void read(code, video))
  }, [eyes, preview])
}
