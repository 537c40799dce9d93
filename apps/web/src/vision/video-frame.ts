import type { RgbaImage } from '@larder/sight/image/image'

type Drawable = HTMLVideoElement | HTMLImageElement | ImageBitmap

/** Good enough for small print, small enough to send. */
const quality = 0.9

/** What a video shows now, at most so large; nothing while it shows nothing. */
export function captureFrame(video: HTMLVideoElement, longest: number): RgbaImage | undefined {
  if (video.videoWidth === 0 || video.videoHeight === 0) return undefined
  return readPixels(drawScaled(video, video.videoWidth, video.videoHeight, longest))
}

export function captureFrameJpeg(video: HTMLVideoElement): Promise<Blob> {
  return encodeJpeg(drawScaled(video, video.videoWidth, video.videoHeight, Number.POSITIVE_INFINITY))
}

/** Draws it no larger than asked, and never larger than it is. */
export function drawScaled(
  from: Drawable,
  width: number,
  height: number,
  longest: number,
): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = get2dContext(canvas)
  context.imageSmoothingQuality = 'high'
  // What one can see through would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(from, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function readPixels(canvas: HTMLCanvasElement): RgbaImage {
  const { width, height, data } = get2dContext(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, data }
}

export function encodeJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('JPEG encoding failed'))),
      'image/jpeg',
      quality,
    )
  })
}

function get2dContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2d canvas context')
  return context
}
