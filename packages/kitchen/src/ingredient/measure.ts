import type { Amount } from '../quantity/amount'
import { compare, minus, zero } from '../quantity/amount'
import { unitById } from '../quantity/units'
import type { MeasuringWord } from './measuring-word'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/**
 * One measure of a line. Example: '2 x 400g tins' is `{ from: 2, unit: 'can', unitText: 'tins', each: [400 g] }`; '1 tbsp + 1
 * tsp' is 1 tbsp with `plus: [1 tsp]`; '3-4 cloves' is from 3 to 4.
 */
export interface LineMeasure {
  readonly from: Amount
  readonly to?: Amount
  /** Unit id; absent for plain pieces and for words without a fixed size. */
  readonly unit?: string
  /** The measuring word as written, empty for plain pieces. */
  readonly unitText: string
  readonly about?: boolean
  /** The line has no number: 'a pinch', 'handful of'. */
  readonly implied?: boolean
  /** Fill or size of the measure: 'heaped', 'large'. */
  readonly manner?: string
  /** Additional measures; negative if subtracted. */
  readonly plus?: readonly LineMeasure[]
  /** Size of each, in as many ways as the line states it. */
  readonly each?: readonly LineMeasure[]
}

/** Parsed measures with the index of the next token. Example: '250g/9oz' are two, '½ cup (120ml)' too. */
export interface ParsedMeasures {
  readonly measures: readonly LineMeasure[]
  readonly next: number
}

/** Adds a measure to another. Example: 1 tbsp and 1 tsp. */
export function addMeasures(to: LineMeasure, more: LineMeasure): LineMeasure {
  return { ...to, plus: [...(to.plus ?? []), more] }
}

/** Negates a measure that is to be left out. Example: the spoon in '1 cup minus 1 tbsp'. */
export function negateMeasure(measure: LineMeasure): LineMeasure {
  return {
    ...measure,
    from: minus(zero, measure.from),
    ...(measure.to ? { to: minus(zero, measure.to) } : {}),
  }
}

/** Whether the second measure has a smaller unit of the same kind, as in '3lb 5oz'. Example: ounces after pounds. */
export function isSmallerUnit(first: LineMeasure, second: LineMeasure): boolean {
  const [a, b] = [unitById(first.unit ?? ''), unitById(second.unit ?? '')]
  return a?.size !== undefined && b?.size !== undefined && a.kind === b.kind && compare(b.size, a.size) < 0
}

/** Returns the unit fields of a measuring word. Example: `unitOnly(tins)` is `{ unit: 'can', unitText: 'tins' }`. */
export function unitOnly(unit: MeasuringWord): Pick<LineMeasure, 'unit' | 'unitText'> {
  return { ...(unit.unit ? { unit: unit.unit } : {}), unitText: unit.unitText }
}

/** Removes an empty list of sizes from a measure. Example: after trying for one. */
export function withoutEmpty(measure: LineMeasure): LineMeasure {
  const { each, ...rest } = measure
  return each && each.length > 0 ? measure : rest
}

/**
 * Whether a bracket contains brackets or is long. Such text is not a measure, and parsing each nested bracket would take too
 * long. Example: in '(halved (seeds removed))'.
 */
export function isNestedOrLong(tokens: readonly Token[], at: number): boolean {
  for (let next = at; next < at + 24; next += 1) {
    const text = tokens[next]?.text
    if (text === undefined || text === ')' || text === ']' || text === ',') return false
    if (text === '(' || text === '[') return true
  }
  return true
}

/** Parses the words before a unit that describe its fill or size. Example: 'heaped' in '2 heaped tsp'. */
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

/** Returns the index after an 'of', if there is one. Example: after 'pinch of'. */
export function skipOf(tokens: readonly Token[], at: number): number {
  return tokens[at]?.lower === 'of' ? at + 1 : at
}
