// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { decodePhoto, maxPhotoFileBytes } from './decode-photo'

const jpegBeginning = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

/** A fake canvas and decoder. */
function aBrowser(size: { width: number; height: number } | Error) {
  const drawImage = vi.fn()
  const context = {
    drawImage,
    fillRect: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(width * height * 4),
    }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['packed'], { type: type ?? '' })),
  )
  const close = vi.fn()
  const decode = vi.fn(async () => {
    if (size instanceof Error) throw size
    return { ...size, close }
  })
  vi.stubGlobal('createImageBitmap', decode)
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = async () => {
        throw new Error('no')
      }
    },
  )
  return { decode, drawImage, close }
}

test('a phone’s photo is upright and scaled down, as a JPEG and as pixels', async () => {
  const { decode, close } = aBrowser({ width: 4000, height: 3000 })
  const file = new Blob([jpegBeginning], { type: 'image/jpeg' })
  const photo = await decodePhoto(file, { longest: 1600 })
  expect(decode).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' })
  expect([photo.width, photo.height]).toEqual([1600, 1200])
  expect(close).toHaveBeenCalledOnce()
  expect((await photo.asJpeg()).type).toBe('image/jpeg')
  expect(photo.asPicture()).toMatchObject({ width: 1600, height: 1200 })
})

test('a small photo is not enlarged', async () => {
  aBrowser({ width: 300, height: 200 })
  const photo = await decodePhoto(new Blob([jpegBeginning]), { longest: 1600 })
  expect([photo.width, photo.height]).toEqual([300, 200])
})

test('a format that only the image element can show is decoded with it', async () => {
  const { drawImage } = aBrowser(new Error('cannot'))
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      naturalWidth = 40
      naturalHeight = 30
      decode = async () => undefined
    },
  )
  const heic = new Blob(['\0\0\0\x18ftypheic'], { type: 'image/heic' })
  expect(await decodePhoto(heic, { longest: 20 })).toMatchObject({ width: 20, height: 15 })
  expect(drawImage).toHaveBeenCalledOnce()
})

test('rejects a file that is too large without reading it', async () => {
  const { decode } = aBrowser({ width: 1, height: 1 })
  const large = Object.defineProperty(new Blob([jpegBeginning]), 'size', { value: maxPhotoFileBytes + 1 })
  await expect(decodePhoto(large, { longest: 100 })).rejects.toMatchObject({ reason: 'too-large' })
  expect(decode).not.toHaveBeenCalled()
})

test.each([
  ['text', new Blob(['Hello, I am a recipe.'], { type: 'text/plain' }), 'not-a-picture'],
  ['nothing', new Blob([]), 'not-a-picture'],
  ['a lie', new Blob(['Hello'], { type: 'image/jpeg' }), 'not-a-picture'],
  ['half a photo', new Blob([jpegBeginning], { type: 'image/jpeg' }), 'broken'],
])('%s is rejected', async (_, file, reason) => {
  aBrowser(new Error('cannot'))
  await expect(decodePhoto(file, { longest: 100 })).rejects.toMatchObject({ reason })
})
