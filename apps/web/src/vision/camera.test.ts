// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { CameraError, hasSeveralCameras, openCamera } from './camera'

function aTrack(capabilities = {}) {
  return {
    stop: vi.fn(),
    applyConstraints: vi.fn(async () => undefined),
    getCapabilities: () => capabilities,
  }
}

function withCamera(track: ReturnType<typeof aTrack>, getUserMedia = vi.fn()) {
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  getUserMedia.mockResolvedValue(stream)
  withDevices({ getUserMedia })
  return getUserMedia
}

function withDevices(devices: object | undefined) {
  vi.stubGlobal('navigator', { mediaDevices: devices })
}

test('opens the back camera with a small preview and no sound, then requests a higher resolution', async () => {
  const track = aTrack()
  const getUserMedia = withCamera(track)
  await openCamera()
  expect(getUserMedia).toHaveBeenCalledWith({
    video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: { ideal: 'environment' } },
    audio: false,
  })
  expect(track.applyConstraints).toHaveBeenCalledWith({ width: { ideal: 1920 }, height: { ideal: 1440 } })
})

test('stays open if the camera has no higher resolution', async () => {
  const track = aTrack()
  track.applyConstraints.mockRejectedValue(new Error('no'))
  withCamera(track)
  const camera = await openCamera('user')
  expect(camera.canTorch).toBe(false)
})

test('closes every track', async () => {
  const track = aTrack()
  withCamera(track)
  const camera = await openCamera()
  camera.close()
  expect(track.stop).toHaveBeenCalledOnce()
})

test('switches the torch on and off if there is one', async () => {
  const track = aTrack({ torch: true })
  withCamera(track)
  const camera = await openCamera()
  expect(camera.canTorch).toBe(true)
  await camera.torch(true)
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] })
})

test('takes the camera’s own photo if supported', async () => {
  const photo = new Blob(['photo'])
  withCamera(aTrack())
  vi.stubGlobal(
    'ImageCapture',
    class {
      takePhoto = async () => photo
    },
  )
  const camera = await openCamera()
  expect(await camera.takePhoto(document.createElement('video'))).toBe(photo)
})

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
])('%s is %s', async (name, reason) => {
  const error = Object.assign(new Error('no'), { name })
  withDevices({ getUserMedia: vi.fn().mockRejectedValue(error) })
  await expect(openCamera()).rejects.toMatchObject({ reason })
})

test('a browser without camera access is unsupported', async () => {
  withDevices(undefined)
  await expect(openCamera()).rejects.toEqual(new CameraError('unsupported'))
  expect(await hasSeveralCameras()).toBe(false)
})

test('detects whether there is another camera', async () => {
  const devices = [{ kind: 'videoinput' }, { kind: 'audioinput' }]
  withDevices({ enumerateDevices: async () => devices })
  expect(await hasSeveralCameras()).toBe(false)
  devices.push({ kind: 'videoinput' })
  expect(await hasSeveralCameras()).toBe(true)
})
