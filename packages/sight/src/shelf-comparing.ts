import type { Area, Picture } from './picture'
import { align } from './shelf-aligning'
import { isClear, workingWidth } from './shelf-clarity'
import { difference } from './shelf-difference'
import { logsOf, relit } from './shelf-light'
import type { Planes } from './shelf-plane'
import { lightOf, planesOf } from './shelf-plane'
import { presence, surfaceOf } from './shelf-presence'
import type { Region } from './shelf-regions'
import { regionsOf } from './shelf-regions'
import type { Warp } from './shelf-warp'
import { seenThrough, warped, warpPoint } from './shelf-warp'

/** A place that looks different, in both pictures' own pixels. Example: `stoodBefore` 0: the shelf was empty there. */
export interface Place {
  readonly before: Area
  readonly after: Area
  /** How surely something stood there, 0…1. */
  readonly stoodBefore: number
  readonly standsAfter: number
  /** Whether it reaches over the rim of the picture, as an arm does. */
  readonly isCut: boolean
}

/** Two pictures laid upon each other. Example: `trust` 1: nearly every mark of the shelf is where it was. */
export interface Comparison {
  readonly places: readonly Place[]
  readonly trust: number
}

/** Fewer marks than this in their place: it is another view. */
const fewestMarks = 0.25
/** More of the picture than this is different: it is not a food that came. */
const mostChanged = 0.6

/**
 * Where two pictures of one shelf differ by more than light, angle and noise; nothing when they cannot be compared.
 * Example: `compareShelves(day, night)?.places` is empty.
 */
export function compareShelves(before: Picture, after: Picture): Comparison | undefined {
  const [was, is] = [planesOf(before, workingWidth), planesOf(after, workingWidth)]
  if (was.red.height !== is.red.height) return undefined
  const [wasLight, isLight] = [lightOf(was), lightOf(is)]
  if (!isClear(wasLight) || !isClear(isLight)) return undefined
  const { warp, agreement, sharpness } = align(wasLight, isLight)
  // One of two pictures that is far less sharp says too little: every rim in it looks changed.
  if (agreement < fewestMarks || sharpness < 0.55 || sharpness > 1.8) return undefined
  const seen = seenThrough(warp, is.red)
  const later = logsOf(is)
  const earlier = relit(logsOf(laidUpon(was, warp)), later, seen)
  const regions = regionsOf(difference(earlier, later, seen))
  const changed = regions.reduce((sum, { area }) => sum + area.width * area.height, 0)
  if (changed > mostChanged * seen.data.length) return undefined
  const surfaces = { before: surfaceOf(earlier), after: surfaceOf(later) }
  const places = regions.map((region) => ({
    before: through(warp, region.area, is.red, before),
    after: scaled(region.area, is.red, after),
    stoodBefore: standing(presence(surfaces.before, region.area)),
    standsAfter: standing(presence(surfaces.after, region.area)),
    isCut: isCut(region, is.red),
  }))
  return { places, trust: within((agreement - fewestMarks) / 0.3) }
}

function laidUpon({ red, green, blue }: Planes, warp: Warp): Planes {
  return { red: warped(red, warp), green: warped(green, warp), blue: warped(blue, warp) }
}

/** A bare wall has a presence below 0.4, anything that stands on a shelf above 1.6. */
function standing(presence: number): number {
  return within((presence - 0.4) / 1.2)
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value))
}

interface Size {
  readonly width: number
  readonly height: number
}

function isCut({ area }: Region, { width, height }: Size): boolean {
  const { left, top } = area
  return left < 2 || top < 2 || left + area.width > width - 2 || top + area.height > height - 2
}

function scaled(area: Area, from: Size, to: Size): Area {
  const [x, y] = [to.width / from.width, to.height / from.height]
  return clipped(area.left * x, area.top * y, (area.left + area.width) * x, (area.top + area.height) * y, to)
}

/** Where an area of the later picture lies in the earlier one. */
function through(warp: Warp, area: Area, from: Size, to: Size): Area {
  const half = from.width / 2
  const [midX, midY] = [(from.width - 1) / 2, (from.height - 1) / 2]
  const corners = [area.left, area.left + area.width].flatMap((x) =>
    [area.top, area.top + area.height].map((y) => warpPoint(warp, (x - midX) / half, (y - midY) / half)),
  )
  const xs = corners.map(([u]) => ((u * half + midX) * to.width) / from.width)
  const ys = corners.map(([, v]) => ((v * half + midY) * to.height) / from.height)
  return clipped(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), to)
}

function clipped(left: number, top: number, right: number, bottom: number, { width, height }: Size): Area {
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
