import type { RgbaImage } from '@larder/sight/image/image'

type Drawable = HTMLVideoElement | HTMLImageElement | ImageBitmap

/** Good enough for small print, small enough to upload. */
const quality = 0.9

/** Captures the current frame, scaled down to the maximum side; undefined while the video shows nothing. */
export function captureFrame(video: HTMLVideoElement, maxSide: number): RgbaImage | undefined {
  if (video.videoWidth === 0 || video.videoHeight === 0) return undefined
  return readPixels(drawScaled(video, video.videoWidth, video.videoHeight, maxSide))
}

export function captureFrameJpeg(video: HTMLVideoElement): Promise<Blob> {
  return encodeJpeg(drawScaled(video, video.videoWidth, video.videoHeight, Number.POSITIVE_INFINITY))
}

/** Draws a source scaled down to the maximum side, never enlarged. */
export function drawScaled(
  source: Drawable,
  width: number,
  height: number,
  maxSide: number,
): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = get2dContext(canvas)
  context.imageSmoothingQuality = 'high'
  // Transparent pixels would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
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
