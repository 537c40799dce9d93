import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useEyes } from './eyes'
import { isMuted } from './mute'

/** Reads codes from the preview as long as there is one, with a tone for each. */
export function useLiveCodes(
  preview: RefObject<HTMLVideoElement | null> | null,
  onCode: (code: string, picture: Blob | undefined) => void,
) {
  const eyes = useEyes()

  const read = useEffectEvent(async (code: string, from: HTMLVideoElement) => {
    if (!isMuted()) eyes.signal()
    onCode(code, await eyes.frame(from).catch((): undefined => undefined))
  })

  useEffect(() => {
    const video = preview?.current
    if (!video) return undefined
    return eyes.watchCodes(video, (code) => void read(code, video))
  }, [eyes, preview])
}
