import type { Amount } from '../quantity/amount'
import { compare, minus, zero } from '../quantity/amount'
import { unitById } from '../quantity/units'
import type { MeasuringWord } from './measuring-word'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/**
 * How much a line asks for, in one way of saying it. Example: '2 x 400g tins' is `{ from: 2, unit: 'can', unitText: 'tins',
 * each: [400 g] }`; '1 tbsp + 1 tsp' is 1 tbsp with `plus: [1 tsp]`; '3-4 cloves' goes from 3 to 4.
 */
export interface LineMeasure {
  readonly from: Amount
  readonly to?: Amount
  /** The id of a unit of the table; absent for plain pieces and for words without a fixed size. */
  readonly unit?: string
  /** The measuring word as written, or nothing for plain pieces. */
  readonly unitText: string
  readonly about?: boolean
  /** The line gives no figure: 'a pinch', 'handful of'. */
  readonly implied?: boolean
  /** How the measure is filled, or how big it is: 'heaped', 'large'. */
  readonly manner?: string
  /** What comes on top; below zero when it is taken off. */
  readonly plus?: readonly LineMeasure[]
  /** How big each one is, in as many ways as the line says it. */
  readonly each?: readonly LineMeasure[]
}

/** The measures at a place of a line, and where the line goes on. Example: '250g/9oz' are two, '½ cup (120ml)' too. */
export interface ParsedMeasures {
  readonly measures: readonly LineMeasure[]
  readonly next: number
}

/** One measure with another on top. Example: 1 tbsp and 1 tsp. */
export function addMeasures(to: LineMeasure, more: LineMeasure): LineMeasure {
  return { ...to, plus: [...(to.plus ?? []), more] }
}

/** A measure that is to be left out, below zero. Example: the spoon in '1 cup minus 1 tbsp'. */
export function negateMeasure(measure: LineMeasure): LineMeasure {
  return {
    ...measure,
    from: minus(zero, measure.from),
    ...(measure.to ? { to: minus(zero, measure.to) } : {}),
  }
}

/** Whether the second is a smaller unit of the same kind, as in '3lb 5oz'. Example: ounces behind pounds. */
export function isSmallerUnit(first: LineMeasure, second: LineMeasure): boolean {
  const [a, b] = [unitById(first.unit ?? ''), unitById(second.unit ?? '')]
  return a?.size !== undefined && b?.size !== undefined && a.kind === b.kind && compare(b.size, a.size) < 0
}

/** What a measuring word gives to its measure. Example: `unitOnly(tins)` is `{ unit: 'can', unitText: 'tins' }`. */
export function unitOnly(unit: MeasuringWord): Pick<LineMeasure, 'unit' | 'unitText'> {
  return { ...(unit.unit ? { unit: unit.unit } : {}), unitText: unit.unitText }
}

/** A measure without an empty list of sizes. Example: after trying for one. */
export function withoutEmpty(measure: LineMeasure): LineMeasure {
  const { each, ...rest } = measure
  return each && each.length > 0 ? measure : rest
}

/**
 * Whether a bracket holds brackets or goes on for long: that is talk, and looking into each from each would take for ever.
 * Example: in '(halved (seeds removed))'.
 */
export function isNestedOrLong(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next < at + 24; next += 1) {
    const text = tokens[next]?.text
    if (text === undefined || text === ')' || text === ']' || text === ',') return false
    if (text === '(' || text === '[') return true
  }
  return true
}

/** The words before a unit that tell how it is filled or how big it is. Example: 'heaped' in '2 heaped tsp'. */
export function measureQualifiersAt(tokens: readonly Token[], at: number): { next: number; manner?: string } {
  const words: string[] = []
  let next = at
  while (words.length < 3) {
    const lower = tokens[next]?.lower ?? ''
    if (!hasWordRole('manner', lower) && !hasWordRole('size', lower) && !lower.endsWith('-sized')) break
    words.push(tokens[next]?.text ?? '')
    next += 1
  }
  return words.length > 0 ? { next, manner: words.join(' ') } : { next }
}

/** The place behind an 'of', if one is there. Example: behind 'pinch of'. */
export function skipOf(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === 'of' ? at + 1 : at
}
