import type { GreyImage } from '../image/image'
import { rotateGrey } from '../image/rotate-grey'
import { bestDigits } from './bar-digits'
import { findBarDirections } from './bar-directions'
import { type BarFit, fitBars } from './bar-fit'
import { type BarLayout, barLayouts } from './bar-layouts'
import { type BarLine, type BarStack, findBarStacks, stackArea } from './bar-stacks'
import { type DetectedCode, nameCode } from './code-votes'
import { toOriginalArea } from './image-variants'

/** Maximum blur of bars, in modules. */
const blurs = [0.5, 0.8, 1.2]
const medianFit = 0.7
const firstLines = 2
const moreLines = 12
/** Lines less similar than the best by more than this have a scratch or a reflection. */
const scratch = 0.08
/** Below this similarity after the first lines it is not a code. */
const hopeless = 0.7
/** Acceptance thresholds: similarity, lead over the next valid code, and number of lines. */
const sure = { likeness: 0.8, lead: 0.25, lines: 3 } as const

/**
 * Reads codes that are too blurred, bent or pale for a reader that decides bar by bar: every scan line is compared with
 * all valid codes, and the likeliest wins if no other is close.
 * Example: a code out of focus whose thin bars run together.
 */
export function readFaintCodes(picture: GreyImage): DetectedCode[] {
  for (const direction of findBarDirections(picture)) {
    const upright = rotateGrey(picture, direction)
    for (const stack of findBarStacks(upright, shortest))
      for (const layout of barLayouts.filter((each) => canHaveLayout(stack, each))) {
        const text = textOf(stack, layout)
        if (text)
          return [
            {
              ...nameCode(text, layout),
              area: toOriginalArea(stackArea(stack), upright, direction, picture),
            },
          ]
      }
  }
  return []
}

/** Blur removes edges and dirt adds few: with many more edges than a format has, it is another format. */
function canHaveLayout({ lines }: BarStack, layout: BarLayout): boolean {
  const counts = lines.map(({ span }) => span.edges).sort((a, b) => a - b)
  return (counts[counts.length >> 1] ?? 0) <= layout.edges + 6
}

/** A module of one pixel is the minimum. */
const shortest = 51

function textOf({ lines }: BarStack, layout: BarLayout): string | undefined {
  const first = spread(lines, firstLines)
  const likenessOf = (flipped: boolean, blur: number) =>
    Math.max(...first.map((line) => fitLine(line, flipped, layout, blur)?.likeness ?? 0))
  const flipped = likenessOf(true, medianFit) > likenessOf(false, medianFit)
  const [best] = blurs
    .map((blur) => ({ blur, likeness: likenessOf(flipped, blur) }))
    .sort((a, b) => b.likeness - a.likeness)
  if (!best || best.likeness < hopeless) return undefined
  const fits = spread(lines, moreLines).flatMap((line) => fitLine(line, flipped, layout, best.blur) ?? [])
  const top = Math.max(...fits.map(({ likeness }) => likeness))
  const good = fits.filter(({ likeness }) => likeness > top - scratch)
  const guess = good.length < sure.lines ? undefined : bestDigits(layout, meanOf(good))
  return guess && guess.likeness >= sure.likeness && guess.lead >= sure.lead ? guess.text : undefined
}

function meanOf(fits: readonly BarFit[]): Float32Array[] {
  const [first] = fits
  if (!first) return []
  return first.digits.map((signs, index) =>
    signs.map((_, at) => fits.reduce((sum, { digits }) => sum + (digits[index]?.[at] ?? 0), 0) / fits.length),
  )
}

function fitLine(
  { light, span }: BarLine,
  flipped: boolean,
  layout: BarLayout,
  blur: number,
): BarFit | undefined {
  if (!flipped) return fitBars(light, span.from, span.to, layout, blur)
  return fitBars(light.slice().reverse(), light.length - span.to, light.length - span.from, layout, blur)
}

function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from(
    { length: count },
    (_, at) => items[Math.floor(((at + 0.5) * items.length) / count)] as Item,
  )
}
