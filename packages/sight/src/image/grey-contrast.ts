import type { GreyImage } from './image'

/** Sharpens a picture (unsharp mask). Example: `sharpenGrey(grey, 2, 3)` for a code out of focus. */
export function sharpenGrey(picture: GreyImage, radius: number, strength: number): GreyImage {
  const { mean } = localStatistics(picture, radius)
  const data = picture.data.map((value, at) => clamp(value + strength * (value - (mean[at] ?? 0))))
  return { ...picture, data }
}

/** Equalises local contrast: each pixel relative to the mean and the spread around it. Example: bars half in the shadow. */
export function equalizeContrast(picture: GreyImage, radius: number): GreyImage {
  const { mean, spread } = localStatistics(picture, radius)
  const data = picture.data.map((value, at) =>
    clamp(128 + (50 * (value - (mean[at] ?? 0))) / Math.max(faintest, spread[at] ?? 0)),
  )
  return { ...picture, data }
}

/** Below this spread there is only noise, and it is kept small. */
const faintest = 4

function clamp(value: number): number {
  return Math.max(0, Math.min(255, value + 0.5))
}

/** Mean and spread in a square around every pixel, by running sums. */
function localStatistics({ width, height, data }: GreyImage, radius: number) {
  const wide = width + 1
  const sums = new Float64Array(wide * (height + 1))
  const squares = new Float64Array(wide * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let sum = 0
    let square = 0
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x] ?? 0
      sum += value
      square += value * value
      const at = (y + 1) * wide + x + 1
      sums[at] = (sums[at - wide] ?? 0) + sum
      squares[at] = (squares[at - wide] ?? 0) + square
    }
  }
  const mean = new Float32Array(width * height)
  const spread = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * wide
    const bottom = Math.min(height, y + radius + 1) * wide
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const count = ((bottom - top) / wide) * (right - left)
      const sum = boxSum(sums, top, bottom, left, right) / count
      mean[y * width + x] = sum
      spread[y * width + x] = Math.sqrt(
        Math.max(0, boxSum(squares, top, bottom, left, right) / count - sum * sum),
      )
    }
  }
  return { mean, spread }
}

function boxSum(sums: Float64Array, top: number, bottom: number, left: number, right: number): number {
  return (
    (sums[bottom + right] ?? 0) -
    (sums[bottom + left] ?? 0) -
    (sums[top + right] ?? 0) +
    (sums[top + left] ?? 0)
  )
}
