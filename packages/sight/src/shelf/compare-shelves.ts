import type { PixelArea, RgbaImage } from '../image/image'
import { alignShelves } from './align-shelves'
import type { Homography } from './homography'
import { transformPoint, visibilityMask, warpPlane } from './homography'
import type { ColourPlanes } from './image-plane'
import { toColourPlanes, toLuminance } from './image-plane'
import { isClearPlane, workingWidth } from './shelf-clarity'
import { pixelDifference } from './shelf-difference'
import { matchLighting, toLogPlanes } from './shelf-light'
import { presenceScore, toPresenceFeatures } from './shelf-presence'
import type { DifferenceRegion } from './shelf-regions'
import { findDifferenceRegions } from './shelf-regions'

/** A region that differs, in both pictures' own pixels. Example: `stoodBefore` 0: the shelf was empty there. */
export interface DifferingPlace {
  readonly before: PixelArea
  readonly after: PixelArea
  /** The confidence that something stood there, 0…1. */
  readonly stoodBefore: number
  readonly standsAfter: number
  /** Whether it touches the edge of the picture, as an arm does. */
  readonly isCut: boolean
}

/** Two aligned pictures. Example: `trust` 1: nearly every mark of the shelf is where it was. */
export interface ShelfComparison {
  readonly places: readonly DifferingPlace[]
  readonly trust: number
}

/** With fewer marks than this in place, it is another view. */
const fewestMarks = 0.25
/** If more of the picture than this differs, no food was added. */
const maxChanged = 0.6

/**
 * Returns the regions in which two pictures of one shelf differ by more than light, angle and noise; undefined if they
 * cannot be compared.
 * Example: `compareShelves(day, night)?.places` is empty.
 */
export function compareShelves(before: RgbaImage, after: RgbaImage): ShelfComparison | undefined {
  const [was, is] = [toColourPlanes(before, workingWidth), toColourPlanes(after, workingWidth)]
  if (was.red.height !== is.red.height) return undefined
  const [wasLight, isLight] = [toLuminance(was), toLuminance(is)]
  if (!isClearPlane(wasLight) || !isClearPlane(isLight)) return undefined
  const { warp, agreement, sharpness } = alignShelves(wasLight, isLight)
  // If one of two pictures is far less sharp, every edge in it looks changed.
  if (agreement < fewestMarks || sharpness < 0.55 || sharpness > 1.8) return undefined
  const seen = visibilityMask(warp, is.red)
  const later = toLogPlanes(is)
  const earlier = matchLighting(toLogPlanes(overlayShelves(was, warp)), later, seen)
  const regions = findDifferenceRegions(pixelDifference(earlier, later, seen))
  const changed = regions.reduce((sum, { area }) => sum + area.width * area.height, 0)
  if (changed > maxChanged * seen.data.length) return undefined
  const surfaces = { before: toPresenceFeatures(earlier), after: toPresenceFeatures(later) }
  const places = regions.map((region) => ({
    before: warpArea(warp, region.area, is.red, before),
    after: scaleArea(region.area, is.red, after),
    stoodBefore: presenceConfidence(presenceScore(surfaces.before, region.area)),
    standsAfter: presenceConfidence(presenceScore(surfaces.after, region.area)),
    isCut: isCut(region, is.red),
  }))
  return { places, trust: clampUnit((agreement - fewestMarks) / 0.3) }
}

function overlayShelves({ red, green, blue }: ColourPlanes, warp: Homography): ColourPlanes {
  return { red: warpPlane(red, warp), green: warpPlane(green, warp), blue: warpPlane(blue, warp) }
}

/** A bare wall has a presence below 0.4, anything on a shelf above 1.6. */
function presenceConfidence(presence: number): number {
  return clampUnit((presence - 0.4) / 1.2)
}

function clampUnit(value: number): number {
  return Math.min(1, Math.max(0, value))
}

interface Size {
  readonly width: number
  readonly height: number
}

function isCut({ area }: DifferenceRegion, { width, height }: Size): boolean {
  const { left, top } = area
  return left < 2 || top < 2 || left + area.width > width - 2 || top + area.height > height - 2
}

function scaleArea(area: PixelArea, from: Size, to: Size): PixelArea {
  const [x, y] = [to.width / from.width, to.height / from.height]
  return clipArea(area.left * x, area.top * y, (area.left + area.width) * x, (area.top + area.height) * y, to)
}

/** Maps an area of the later picture to the earlier one. */
function warpArea(warp: Homography, area: PixelArea, from: Size, to: Size): PixelArea {
  const half = from.width / 2
  const [midX, midY] = [(from.width - 1) / 2, (from.height - 1) / 2]
  const corners = [area.left, area.left + area.width].flatMap((x) =>
    [area.top, area.top + area.height].map((y) => transformPoint(warp, (x - midX) / half, (y - midY) / half)),
  )
  const xs = corners.map(([u]) => ((u * half + midX) * to.width) / from.width)
  const ys = corners.map(([, v]) => ((v * half + midY) * to.height) / from.height)
  return clipArea(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), to)
}

function clipArea(
  left: number,
  top: number,
  right: number,
  bottom: number,
  { width, height }: Size,
): PixelArea {
  const [x, y] = [
    Math.min(width - 1, Math.max(0, Math.round(left))),
    Math.min(height - 1, Math.max(0, Math.round(top))),
  ]
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(width, Math.round(right)) - x),
    height: Math.max(1, Math.min(height, Math.round(bottom)) - y),
  }
}
