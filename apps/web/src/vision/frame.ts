import type { Picture } from '@larder/sight/picture'

type Drawable = HTMLVideoElement | HTMLImageElement | ImageBitmap

/** Good enough for small print, small enough to send. */
const quality = 0.9

/** What a video shows now, at most so large; nothing while it shows nothing. */
export function framePicture(video: HTMLVideoElement, longest: number): Picture | undefined {
  if (video.videoWidth === 0 || video.videoHeight === 0) return undefined
  return pictureOf(drawn(video, video.videoWidth, video.videoHeight, longest))
}

export function frameAsJpeg(video: HTMLVideoElement): Promise<Blob> {
  return jpegOf(drawn(video, video.videoWidth, video.videoHeight, Number.POSITIVE_INFINITY))
}

/** Draws it no larger than asked, and never larger than it is. */
export function drawn(from: Drawable, width: number, height: number, longest: number): HTMLCanvasElement {
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = contextOf(canvas)
  context.imageSmoothingQuality = 'high'
  // What one can see through would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(from, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function pictureOf(canvas: HTMLCanvasElement): Picture {
  const { width, height, data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, data }
}

export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be packed'))),
      'image/jpeg',
      quality,
    )
  })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('nothing can be drawn here')
  return context
}
