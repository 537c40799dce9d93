import type { MeasureRegion } from '../country/measure-region'
import { toUnitsOfRegion } from '../country/measure-region'
import type { Amount } from '../quantity/amount'
import { amount, compare, one, times, toNumber } from '../quantity/amount'
import type { UnitStyle } from '../quantity/format-quantity'
import { formatQuantity, formatRange } from '../quantity/format-quantity'
import type { Quantity } from '../quantity/quantity'
import { scaleQuantity } from '../quantity/quantity'
import { roundReadably } from '../quantity/readable-number'
import { formatReadableNumber } from '../quantity/readable-quantity'
import type { Temperature } from '../quantity/temperature'
import { formatTemperature, temperatureAt } from '../quantity/temperature'
import { unitById } from '../quantity/units'
import { inflectNoun } from './inflect-noun'
import type { FoundAmount, StepAmount } from './step-amount'
import { stepAmountAt } from './step-amount'
import { stickyMatchAt } from './step-number'
import type { StepTimer } from './step-timer'
import { timerAt } from './step-timer'

/**
 * A segment of a step: text, a timer, a temperature or an amount; concatenated, the segments are the step.
 * Example: 'Simmer for 10 minutes.' has the text 'Simmer for ', a timer of 600 seconds and the text '.'.
 */
export type StepPart =
  | { readonly kind: 'text'; readonly text: string }
  | ({ readonly kind: 'timer'; readonly text: string } & StepTimer)
  | {
      readonly kind: 'temperature'
      readonly text: string
      readonly temperature: Temperature
      /** The same temperature in other notations: '160C fan', 'gas 4'. */
      readonly also?: readonly Temperature[]
    }
  | ({ readonly kind: 'amount'; readonly text: string } & StepAmount)

/**
 * Splits a recipe step into segments.
 * Example: `parseStep('Bake at 180C for 20 minutes').map(({ kind }) => kind)` is text, temperature, text, timer.
 */
export function parseStep(text: string): StepPart[] {
  return piecesOf(text).map(({ part }) => part)
}

/**
 * Scales a step: amounts grow, while times, pans, shares and amounts per piece stay. Temperatures are converted to the
 * style, and a pint is that of the recipe's region.
 * Example: `scaleStep('Add 200 ml of the stock', amount(2))` is 'Add 400 ml of the stock'.
 */
export function scaleStep(
  text: string,
  by: Amount,
  style: UnitStyle = 'as-written',
  region?: MeasureRegion,
): string {
  const isSame = compare(by, one) === 0
  if (by.numerator <= 0 || (isSame && style === 'as-written')) return text
  const pieces = style === 'as-written' ? piecesOf(text) : mergeRepeated(piecesOf(text))
  return pieces
    .map(({ part, found }) => {
      if (part.kind === 'temperature') return heatText(part, style)
      if (part.kind !== 'amount' || !found || !part.quantity || part.fixed) return part.text
      return scaledText(part.text, part, part.quantity, found, { by, style, region })
    })
    .join('')
}

// '180C/160C fan/gas 4' are 350°F, and 325°F with a fan; if the writer gave the style's degrees, those count.
function heatText(
  { text, temperature, also = [] }: StepPart & { kind: 'temperature' },
  style: UnitStyle,
): string {
  const heats = [temperature, ...also]
  if (style === 'as-written') return text
  const scale = style === 'metric' ? 'C' : 'F'
  if (heats.every((heat) => heat.scale === scale)) return text
  const sameScale = heats.filter((heat) => heat.scale === scale)
  const degrees = heats.filter((heat) => heat.scale !== 'gas')
  const shown = sameScale.length > 0 ? sameScale : degrees.length > 0 ? degrees : [temperature]
  const [still, fans] = [shown.filter(({ fan }) => !fan), shown.filter(({ fan }) => fan)].map((some) =>
    [...new Set(some.map((heat) => formatTemperature(heat, style)))].join('/'),
  )
  return still && fans ? `${still} (${fans})` : still || fans || text
}

// Converted, '200g/7oz flour' would state the same amount twice, and '500 g/1 lb 2 oz' three times.
function mergeRepeated(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = []
  let afterPounds = false
  for (const piece of pieces) {
    const [first, gap] = [kept.at(-2), kept.at(-1)?.part.text.trim()]
    const ounces: boolean =
      afterPounds && gap === '' && piece.part.kind === 'amount' && unitIn(piece.part) === 'oz'
    const again = gap === '/' || ounces
    if (first && again && isGrowing(first.part) && isGrowing(piece.part)) {
      const { foodId } = piece.part
      kept.splice(-2, 2, { ...first, part: { ...first.part, ...(foodId === undefined ? {} : { foodId }) } })
      afterPounds = !ounces && unitIn(piece.part) === 'lb'
    } else kept.push(piece)
  }
  return kept
}

function unitIn({ quantity }: StepAmount): string | undefined {
  return quantity?.unit
}

function isGrowing(part: StepPart): part is StepPart & { kind: 'amount' } {
  return part.kind === 'amount' && !part.fixed && unitById(part.quantity?.unit ?? '')?.size !== undefined
}

interface Piece {
  readonly part: StepPart
  /** The number of characters of an amount that are its number. */
  readonly found?: { readonly numberLength: number }
}

const mayStart =
  /(?<![\p{L}\p{N}.,/⁄])(?=[\p{N}−-]|(?:an?|half|quarter|thirds?|couple|another|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|gas|fan|minus)(?!\p{L}))|(?<=[/⁄])(?=\p{N}|gas|fan)/giu

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { index: at } of text.matchAll(mayStart)) {
    if (at < done) continue
    const found = pieceAt(text, at)
    if (!found) continue
    if (at > done) pieces.push({ part: { kind: 'text', text: text.slice(done, at) } })
    pieces.push(found.piece)
    done = found.end
  }
  if (done < text.length) pieces.push({ part: { kind: 'text', text: text.slice(done) } })
  return pieces
}

function pieceAt(text: string, at: number): { piece: Piece; end: number } | undefined {
  const heat = heatsAt(text, at)
  if (heat) return heat
  const timer = timerAt(text, at)
  if (timer) {
    return {
      piece: { part: { kind: 'timer', text: text.slice(at, timer.end), ...timer.timer } },
      end: timer.end,
    }
  }
  const found: FoundAmount | undefined = stepAmountAt(text, at)
  if (!found) return undefined
  const part: StepPart = { kind: 'amount', text: text.slice(at, found.end), ...found.amount }
  return { piece: { part, found: { numberLength: found.numberEnd - at } }, end: found.end }
}

const sameHeat = /\s{0,2}(?:\/|\(|,|\bor\b)\s{0,2}\(?\s{0,2}/iy

// '180C/160C fan/gas 4' and '350°F (180°C)' are one temperature in several notations.
function heatsAt(text: string, at: number): { piece: Piece; end: number } | undefined {
  const first = temperatureAt(text, at)
  if (!first) return undefined
  const also: Temperature[] = []
  let { end } = first
  for (;;) {
    const gap = stickyMatchAt(sameHeat, text, end)
    const next = gap && temperatureAt(text, end + gap[0].length)
    if (!next) break
    also.push(next.temperature)
    end = next.end + (gap[0].includes('(') && text[next.end] === ')' ? 1 : 0)
  }
  const part: StepPart = {
    kind: 'temperature',
    text: text.slice(at, end),
    temperature: first.temperature,
    ...(also.length > 0 ? { also } : {}),
  }
  return { piece: { part }, end }
}

const minCup = 0.22

function inSpoons(from: Quantity, to: Amount): [Quantity, Amount] {
  const sixteen = amount(16)
  return [
    roundReadably({ amount: times(from.amount, sixteen), unit: 'tbsp' }),
    roundReadably({ amount: times(to, sixteen), unit: 'tbsp' }).amount,
  ]
}

function scaledText(
  text: string,
  { to, foodId }: StepAmount,
  quantity: Quantity,
  { numberLength }: { numberLength: number },
  { by, style, region }: { by: Amount; style: UnitStyle; region: MeasureRegion | undefined },
): string {
  const grown = scaleQuantity(quantity, by)
  const upper = to && times(to, by)
  const rest = text.slice(numberLength)
  if (style !== 'as-written' && unitById(quantity.unit)?.size) {
    const options = { style, ...(foodId === undefined ? {} : { foodId }) }
    const meant = toUnitsOfRegion(grown, region)
    if (!upper) return formatQuantity(meant, options)
    return formatRange(meant, toUnitsOfRegion({ ...grown, amount: upper }, region).amount, options)
  }
  const upperAmount = upper ?? grown.amount
  // Cups have no mark for a ninth; spoons do.
  if (!upper && grown.unit === 'cup' && !formatQuantity(grown).includes('cup')) return formatQuantity(grown)
  if (upper && grown.unit === 'cup' && toNumber(upper) < minCup) return formatRange(...inSpoons(grown, upper))
  const shown = (of: Amount) => formatReadableNumber(roundReadably({ amount: of, unit: grown.unit }, foodId))
  const number = upper ? `${shown(grown.amount)}–${shown(upper)}` : shown(grown.amount)
  return number + inflectNoun(rest.replace(/^(\s+)an?(?=\s)/i, ''), upperAmount)
}
