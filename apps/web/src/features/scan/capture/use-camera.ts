import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CameraSession, Facing } from '../../../vision/camera'
import { useDeviceVision } from '../device-vision'

/** Shows a camera in a preview for as long as that stands on the screen. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onFail: () => void) {
  const eyes = useDeviceVision()
  const camera = useRef<CameraSession | null>(null)
  const [facing, setFacing] = useState<Facing>('environment')
  const [several, setSeveral] = useState(false)
  const [canTorch, setCanTorch] = useState(false)
  const [torch, setTorch] = useState(false)
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    let gone = false
    eyes
      .openCamera(facing)
      .then(async (opened) => {
        if (gone) return opened.close()
        camera.current = opened
        if (video.current) video.current.srcObject = opened.stream
        setCanTorch(opened.canTorch)
        setTorch(false)
        setSeveral(await eyes.hasSeveralCameras())
      })
      .catch((error: unknown) => {
        console.error('The camera could not be opened', error)
        if (!gone) fail()
      })
    return () => {
      gone = true
      camera.current?.close()
      camera.current = null
    }
  }, [eyes, facing, video])

  return {
    /** As sharp as the camera can. */
    async still(): Promise<Blob> {
      if (!camera.current || !video.current) throw new Error('Camera is not open')
      return camera.current.takePhoto(video.current)
    },
    /** To the camera on the other side; only where there is one. */
    turn: several ? () => setFacing((now) => (now === 'user' ? 'environment' : 'user')) : undefined,
    torch,
    /** Its light; only where it has one. */
    light: canTorch
      ? () => {
          void camera.current?.torch(!torch).then(
            () => setTorch(!torch),
            () => setCanTorch(false),
          )
        }
      : undefined,
  }
}
