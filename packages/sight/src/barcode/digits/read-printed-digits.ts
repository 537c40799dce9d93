import { type GreyImage, type RgbaImage, toGreyImage } from '../../image/image'
import { rotateGrey } from '../../image/rotate-grey'
import { capitalRows, type RunReader, runOnLine } from '../../page/read-page'
import { findBarDirections } from '../bar-directions'
import { type BarStack, findBarStacks, stackArea } from '../bar-stacks'
import type { DetectedCode } from '../code-votes'
import { limitImageSize, toOriginalArea } from '../image-variants'
import { agreeOnDigits, countClear, type PlacedDigit } from './digit-votes'
import { readDigitStrip } from './read-digit-strip'

/** How far the middle of the digits is below the bars, as a part of the width of the bars; then half as fine around the best. */
const depths = { from: -0.14, to: 0.2, step: 0.04 } as const
/** How high the digits are, as a part of that width: those beside the bars are smaller. */
const heights = [0.06, 0.075, 0.09] as const
const usualHeight = 0.075
/** How far a row reaches beyond the bars: glare hides the outer ones. */
const beside = 0.35
const modules = 95
/** A strip with fewer clear digits does not lie on a row of digits. */
const fewestClear = 5
/** A module of nearly one pixel is the minimum. */
const shortest = 80
const stacksPerDirection = 2
/** Bars are at least this much as high as wide: lower ones are letters. */
const lowest = 0.15

/** Where bars stand upright in a picture. */
interface Bars {
  readonly left: number
  readonly width: number
  readonly bottom: number
}

/**
 * Reads the digits printed below bars that cannot be read themselves; a picture without bars is not read at all. The row is
 * searched first; then strips at several heights must agree.
 * Example: a tin under a lamp, whose bars shine and whose digits do not.
 */
export async function readPrintedDigits(
  picture: RgbaImage,
  run: RunReader,
  isStopped: () => boolean = () => false,
): Promise<DetectedCode[]> {
  const whole = toGreyImage(picture)
  const grey = limitImageSize(whole)
  for (const direction of findBarDirections(grey))
    for (const turn of [direction, direction + 180]) {
      const upright = rotateGrey(grey, turn)
      for (const stack of findBarStacks(upright, shortest, stacksPerDirection)) {
        const area = stackArea(stack)
        if (area.height < area.width * lowest) continue
        const code = await readBelow(upright, barsOf(stack), run, isStopped)
        if (code) return [{ ...code, area: toOriginalArea(area, upright, turn, whole) }]
      }
    }
  return []
}

async function readBelow(upright: GreyImage, bars: Bars, run: RunReader, isStopped: () => boolean) {
  const read = async (depth: number, height: number) =>
    isStopped() ? [] : await readStrip(upright, bars, depth, height, run)
  let row = { depth: 0, clear: 0 }
  for (let depth = depths.from; depth <= depths.to; depth += depths.step) {
    const clear = countClear(await read(depth, usualHeight))
    if (clear > row.clear) row = { depth, clear }
  }
  if (row.clear < fewestClear) return undefined
  const strips: PlacedDigit[][] = []
  for (let off = -2; off <= 2; off += 1)
    for (const height of heights) strips.push(await read(row.depth + (off * depths.step) / 2, height))
  return agreeOnDigits(strips)
}

/** The lower bars count, since bars may lean. */
function barsOf(stack: BarStack): Bars {
  const { top, height } = stackArea(stack)
  const last = stack.lines.slice(-Math.max(3, Math.ceil(stack.lines.length / 3)))
  const left = median(last.map(({ span }) => span.from))
  return { left, width: median(last.map(({ span }) => span.to)) - left, bottom: top + height }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

async function readStrip(
  upright: GreyImage,
  { left, width, bottom }: Bars,
  depth: number,
  relativeHeight: number,
  run: RunReader,
): Promise<PlacedDigit[]> {
  const middle = bottom + depth * width
  if (middle >= upright.height) return []
  const height = relativeHeight * width
  const line = {
    ...{ left: left - beside * width, right: left + (1 + beside) * width, height },
    knots: [{ x: left, middle }],
  }
  const { chances } = await runOnLine(upright, line, run)
  const pixel = height / capitalRows
  return readDigitStrip(chances).map(({ digit, chance, column }) => {
    const x = line.left - height / 2 + column * pixel
    return { digit, chance, place: ((x - left) / width) * modules }
  })
}
