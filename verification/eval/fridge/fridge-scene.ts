import type { PixelArea, RgbaImage } from '@larder/sight/image/image'
import type { Homography } from '@larder/sight/shelf/homography'
import { transformPoint } from '@larder/sight/shelf/homography'

/** A food to lay on a shelf: what it is, and a photo of it. */
export interface FoodCutout {
  label: string
  picture: RgbaImage
}

/** A food in its place: the middle and the size in the scene's pixels. */
export interface PlacedFood {
  cut: FoodCutout
  x: number
  y: number
  width: number
  height: number
  /** Which part of the photo is shown, and how round the patch is: 2 is an ellipse, 6 nearly a box. */
  part: number
  roundness: number
}

/** How a camera sees a scene. */
export interface CameraView {
  warp: Homography
  gain: number
  warmth: number
  slopeX: number
  slopeY: number
  vignette: number
  /** A lamp's spot or a soft shadow: where, how far, how much. */
  spot?: { x: number; y: number; reach: number; by: number }
  noise: number
  blur: number
  quality: number
}

/** What a shelf looks like when it is empty. */
export interface EmptyShelves {
  colour: readonly [number, number, number]
  levels: readonly number[]
  kind: 'glass' | 'wire'
  spacing: number
}

/** The commonest small cameras give 800 × 600; the scene is larger, so that a camera can lean over its rim. */
export const viewSize = { width: 800, height: 600 }
const sceneSize = { width: 900, height: 684 }

export type SceneCanvas = { width: number; height: number; data: Float32Array }

/** Seeded chance: the same pairs on every machine. */
export function createSceneRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A scene with its foods, not yet seen by a camera. */
export function renderScene(empty: SceneCanvas, foods: readonly PlacedFood[]): SceneCanvas {
  const canvas = { ...empty, data: empty.data.slice() }
  for (const food of foods) drawShadow(canvas, food)
  for (const food of foods) drawFood(canvas, food)
  return canvas
}

/** Shelves with nothing on them. */
export function drawEmptyShelves({ colour, levels, kind, spacing }: EmptyShelves): SceneCanvas {
  const { width, height } = sceneSize
  const canvas = { width, height, data: new Float32Array(width * height * 3) }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const side = Math.max(0, 1 - Math.min(x, width - 1 - x) / 75)
      let light = 1.05 - 0.25 * (y / height) - 0.3 * side
      // Seams and a pair of rails: a back wall has something to hold on to.
      if (Math.abs(x - 75) < 2 || Math.abs(x - (width - 75)) < 2) light *= 0.8
      if (Math.abs(x - width / 2) < 6 && y % 53 < 22) light *= 0.86
      for (const level of levels) {
        const below = y - level
        if (below < -13 || below >= 28) continue
        if (kind === 'glass') light *= below < 0 ? 0.97 : below < 8 ? 1.14 : 0.88 + (0.12 * below) / 28
        else if (below >= 0 && below < 6) light *= 0.62
        else if (x % spacing < 3 && below < 6) light *= 0.7
      }
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1)
        canvas.data[at + channel] = (colour[channel] ?? 0) * light
    }
  return canvas
}

function drawShadow(canvas: SceneCanvas, { x, y, width, height }: PlacedFood) {
  const [rx, ry, cy] = [width * 0.6, height * 0.16, y + height * 0.5]
  blend(canvas, x, cy, rx * 1.4, ry * 1.4, (dx, dy) => {
    const far = Math.hypot(dx / rx, dy / ry)
    return { opacity: 0.35 * Math.max(0, 1 - far), colour: [40, 42, 48] }
  })
}

function drawFood(canvas: SceneCanvas, { cut, x, y, width, height, part, roundness }: PlacedFood) {
  const { picture } = cut
  const square = Math.min(picture.width, picture.height) * part
  const step = square / Math.max(width, height)
  blend(canvas, x, y, width / 2 + 3, height / 2 + 3, (dx, dy) => {
    const far =
      (Math.abs(dx / (width / 2)) ** roundness + Math.abs(dy / (height / 2)) ** roundness) ** (1 / roundness)
    const inside = ((1 - far) * Math.min(width, height)) / 2
    if (inside <= -2) return undefined
    const colour = meanOf(picture, picture.width / 2 + dx * step, picture.height / 2 + dy * step, step)
    // A body is darker towards its rim.
    const shade = 1 - 0.25 * Math.max(0, far) ** 6
    return { opacity: Math.min(1, (inside + 2) / 4), colour: colour.map((value) => value * shade) }
  })
}

function blend(
  canvas: SceneCanvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: (dx: number, dy: number) => { opacity: number; colour: readonly number[] } | undefined,
) {
  for (let row = Math.max(0, Math.floor(y - ry)); row < Math.min(canvas.height, y + ry); row += 1)
    for (let column = Math.max(0, Math.floor(x - rx)); column < Math.min(canvas.width, x + rx); column += 1) {
      const painted = paint(column - x, row - y)
      if (!painted || painted.opacity <= 0) continue
      const at = (row * canvas.width + column) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const old = canvas.data[at + channel] ?? 0
        canvas.data[at + channel] = old + ((painted.colour[channel] ?? 0) - old) * painted.opacity
      }
    }
}

function meanOf(picture: RgbaImage, x: number, y: number, side: number): number[] {
  const reach = Math.max(0, side / 2 - 0.5)
  const sum = [0, 0, 0]
  let count = 0
  for (let row = Math.round(y - reach); row <= Math.round(y + reach); row += 1)
    for (let column = Math.round(x - reach); column <= Math.round(x + reach); column += 1) {
      const cy = Math.min(Math.max(row, 0), picture.height - 1)
      const cx = Math.min(Math.max(column, 0), picture.width - 1)
      const at = (cy * picture.width + cx) * 4
      for (let channel = 0; channel < 3; channel += 1)
        sum[channel] = (sum[channel] ?? 0) + (picture.data[at + channel] ?? 0)
      count += 1
    }
  return sum.map((value) => value / count)
}

/** The picture a camera takes of a scene; `random` gives the noise. */
export function renderCameraView(canvas: SceneCanvas, look: CameraView, random: () => number): RgbaImage {
  const { width, height } = viewSize
  const data = new Uint8ClampedArray(width * height * 4)
  const half = width / 2
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = look.warp
  const { spot } = look
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const u = (x - width / 2) / half
      const v = (y - height / 2) / half
      const depth = 1 + g * u + h * v
      const sx = ((u + a * u + b * v + c) / depth) * half + canvas.width / 2
      const sy = ((v + d * u + e * v + f) / depth) * half + canvas.height / 2
      const light =
        look.gain * (1 + look.slopeX * u + look.slopeY * v) * (1 - look.vignette * (u * u + v * v))
      const lit = spot
        ? 1 + spot.by * Math.exp(-((u - spot.x) ** 2 + (v - spot.y) ** 2) / spot.reach ** 2)
        : 1
      const grain = look.noise * (random() + random() + random() - 1.5) * 2
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const tint = channel === 0 ? 1 + look.warmth : channel === 2 ? 1 - look.warmth : 1
        data[at + channel] = sampleAt(canvas, sx, sy, channel) * light * lit * tint + grain
      }
      data[at + 3] = 255
    }
  return { width, height, data }
}

function sampleAt({ width, height, data }: SceneCanvas, x: number, y: number, channel: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001)
  const cy = Math.min(Math.max(y, 0), height - 1.001)
  const left = Math.floor(cx)
  const top = Math.floor(cy)
  const fx = cx - left
  const fy = cy - top
  const at = (top * width + left) * 3 + channel
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 3] ?? 0) * fx
  const lower = (data[at + width * 3] ?? 0) * (1 - fx) + (data[at + width * 3 + 3] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

/** Where a food is in a camera's picture, roughly: `back` leads from the scene to the picture. */
export function toPictureArea({ x, y, width, height }: PlacedFood, back: Homography): PixelArea {
  const half = viewSize.width / 2
  const corners = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => {
      const [u, v] = transformPoint(
        back,
        (x + (sx * width) / 2 - sceneSize.width / 2) / half,
        (y + (sy * height) / 2 - sceneSize.height / 2) / half,
      )
      return [u * half + viewSize.width / 2, v * half + viewSize.height / 2] as const
    }),
  )
  const [xs, ys] = [corners.map(([cx]) => cx), corners.map(([, cy]) => cy)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
