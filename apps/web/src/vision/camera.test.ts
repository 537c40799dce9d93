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

test('opens the camera at the back with a small preview and no sound, then asks for more', async () => {
  const track = aTrack()
  const getUserMedia = withCamera(track)
  await openCamera()
  expect(getUserMedia).toHaveBeenCalledWith({
    video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: { ideal: 'environment' } },
    audio: false,
  })
  expect(track.applyConstraints).toHaveBeenCalledWith({ width: { ideal: 1920 }, height: { ideal: 1440 } })
})

test('stays open where the camera gives no more', async () => {
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

test('switches the light on and off where there is one', async () => {
  const track = aTrack({ torch: true })
  withCamera(track)
  const camera = await openCamera()
  expect(camera.canTorch).toBe(true)
  await camera.torch(true)
  expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] })
})

test('takes the camera’s own photo where it takes one', async () => {
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
])('%s is %s', async (name, trouble) => {
  const error = Object.assign(new Error('no'), { name })
  withDevices({ getUserMedia: vi.fn().mockRejectedValue(error) })
  await expect(openCamera()).rejects.toMatchObject({ reason: trouble })
})

test('a browser without cameras says so', async () => {
  withDevices(undefined)
  await expect(openCamera()).rejects.toEqual(new CameraError('unsupported'))
  expect(await hasSeveralCameras()).toBe(false)
})

test('knows whether there is another one', async () => {
  const devices = [{ kind: 'videoinput' }, { kind: 'audioinput' }]
  withDevices({ enumerateDevices: async () => devices })
  expect(await hasSeveralCameras()).toBe(false)
  devices.push({ kind: 'videoinput' })
  expect(await hasSeveralCameras()).toBe(true)
})
