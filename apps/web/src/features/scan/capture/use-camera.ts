import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CameraSession, Facing } from '../../../vision/camera'
import { useDeviceVision } from '../device-vision'

/** Shows the camera in a preview while that is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onFail: () => void) {
  const eyes = useDeviceVision()
  const camera = useRef<CameraSession | null>(null)
  const [facing, setFacing] = useState<Facing>('environment')
  const [several, setSeveral] = useState(false)
  const [canTorch, setCanTorch] = useState(false)
  const [torch, setTorch] = useState(false)
  const fail = useEffectEvent(onFail)

  useEffect(() => {
    let cancelled = false
    eyes
      .openCamera(facing)
      .then(async (opened) => {
        if (cancelled) return opened.close()
        camera.current = opened
        if (video.current) video.current.srcObject = opened.stream
        setCanTorch(opened.canTorch)
        setTorch(false)
        setSeveral(await eyes.hasSeveralCameras())
      })
      .catch((error: unknown) => {
        console.error('The camera could not be opened', error)
        if (!cancelled) fail()
      })
    return () => {
      cancelled = true
      camera.current?.close()
      camera.current = null
    }
  }, [eyes, facing, video])

  return {
    /** Takes a picture at the camera's full resolution. */
    async still(): Promise<Blob> {
      if (!camera.current || !video.current) throw new Error('Camera is not open')
      return camera.current.takePhoto(video.current)
    },
    /** Switches to the other camera; undefined if there is only one. */
    turn: several ? () => setFacing((now) => (now === 'user' ? 'environment' : 'user')) : undefined,
    torch,
    /** Toggles the torch; undefined if there is none. */
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
