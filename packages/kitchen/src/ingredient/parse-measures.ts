import type { Amount } from '../quantity/amount'
import { compare, one, toNumber } from '../quantity/amount'
import type { ParsedCount } from './count'
import { countAt } from './count'
import type { LineMeasure, ParsedMeasures } from './measure'
import {
  addMeasures,
  isNestedOrLong,
  isSmallerUnit,
  measureQualifiersAt,
  negateMeasure,
  skipOf,
  unitOnly,
  withoutEmpty,
} from './measure'
import type { MeasuringWord } from './measuring-word'
import { isLength, measuringWordAt } from './measuring-word'
import type { Token } from './tokens'

interface ParsedMeasure {
  readonly measure: LineMeasure
  readonly kind: MeasuringWord['kind'] | 'none'
  readonly next: number
}

const sizedKinds = new Set<ParsedMeasure['kind']>(['mass', 'volume', 'length'])
const bareLooseUnits = new Set(['squeeze', 'dollop', 'grating', 'fistful'])
const lumpUnits = new Set(
  'piece;block;ball;slab;chunk;bar;loaf;joint;fillet;rack;log;wheel;slice;knob;bunch;head;thumb;lump;side;square;stick;hunk;tablet;nest'.split(
    ';',
  ),
)

/** Parses the measures at a token, or returns undefined. Example: before 'milk' in '½–¾ cup (120ml) milk'. */
export function measuresAt(tokens: readonly Token[], at: number): ParsedMeasures | undefined {
  const first = measureAt(tokens, at)
  return first && parseFollowing(tokens, first)
}

function parseFollowing(tokens: readonly Token[], first: ParsedMeasure): ParsedMeasures {
  const measures: LineMeasure[] = [first.measure]
  let { next, kind } = first
  for (;;) {
    const more = bracketAt(tokens, next, first) ?? nextMeasureAt(tokens, next, measures, kind)
    if (!more) break
    if ('changed' in more) measures[measures.length - 1] = more.changed
    else measures.push(...more.added)
    next = more.next
    kind = more.kind ?? kind
  }
  const wrapped =
    sizedKinds.has(first.kind) && !first.measure.each ? lumpAt(tokens, next, measures, kind) : undefined
  return wrapped ?? { measures, next: skipOf(tokens, next) }
}

type NextMeasure = { next: number; kind?: ParsedMeasure['kind'] } & (
  | { changed: LineMeasure }
  | { added: readonly LineMeasure[] }
)

// '250g/9oz', '1 cup or 250 ml', '2 cups plus 1 tbsp', '3lb 5oz', '100g - 150g'.
function nextMeasureAt(
  tokens: readonly Token[],
  at: number,
  measures: readonly LineMeasure[],
  kind: ParsedMeasure['kind'],
): NextMeasure | undefined {
  const last = measures[measures.length - 1]
  const joint = tokens[at]
  if (!last || !joint || kind === 'none') return undefined
  const adjacent = joint.kind === 'number'
  const other = measureAt(tokens, adjacent ? at : at + 1)
  if (!other || other.kind === 'none' || other.measure.implied) return undefined
  const { measure, next } = other
  if (adjacent)
    return isSmallerUnit(last, measure) ? { changed: addMeasures(last, measure), next } : undefined
  if (joint.text === '/' || joint.text === '|' || joint.text === '=')
    return { added: [measure], next, kind: other.kind }
  if (/^(\+|plus|and|&)$/.test(joint.lower)) {
    return kind === other.kind || joint.lower === '+'
      ? { changed: addMeasures(last, measure), next }
      : undefined
  }
  if (joint.lower === 'minus' || joint.lower === 'less')
    return { changed: addMeasures(last, negateMeasure(measure)), next }
  if (joint.lower !== 'or' && joint.lower !== 'to' && joint.text !== '-') return undefined
  if (
    measure.unit === last.unit &&
    measure.unitText !== '' &&
    !last.to &&
    compare(measure.from, last.from) > 0
  ) {
    return { changed: { ...last, to: measure.to ?? measure.from }, next }
  }
  return joint.lower === 'or' || sizedKinds.has(kind)
    ? { added: [measure], next, kind: other.kind }
    : undefined
}

// '(about 120 ml)', '(400 g each)': the size of each pack, or the same amount in another unit.
function bracketAt(tokens: readonly Token[], at: number, first: ParsedMeasure): NextMeasure | undefined {
  if (tokens[at]?.text !== '(' && tokens[at]?.text !== '[') return undefined
  const inside = wholeMeasureAt(tokens, at + 1)
  if (!inside) return undefined
  const { measures } = inside
  const each =
    inside.each ?? (measures.some(({ unit, unitText }) => !unit && isLength(unitText)) || undefined)
  const pack = first.kind === 'pack' && !first.measure.each
  if (each || (pack && each === undefined))
    return { changed: { ...first.measure, each: measures }, next: inside.next }
  return { added: measures, next: inside.next }
}

/**
 * Parses the measures between a bracket or comma and its end, if there is nothing else. `each` is true after 'each' or
 * 'apiece', false after 'total'. Example: in '(about 150 g each)' but not in '(2 big ones)'.
 */
export function wholeMeasureAt(
  tokens: readonly Token[],
  at: number,
): (ParsedMeasures & { each?: boolean }) | undefined {
  if (isNestedOrLong(tokens, at)) return undefined
  const start = tokens[at]?.lower === 'each' ? at + 1 : at
  const inside = measuresAt(tokens, start)
  if (!inside || inside.measures.every(({ implied }) => implied)) return undefined
  const [only] = inside.measures
  const sizes =
    only?.unitText === '' && inside.measures.length === 1
      ? measureQualifiersAt(tokens, inside.next)
      : undefined
  let next = sizes?.next ?? inside.next
  const word = tokens[next]?.lower
  const each =
    start > at || word === 'each' || word === 'apiece' ? true : word === 'total' ? false : undefined
  if (each !== undefined && start === at) next += 1
  if (word === 'in' && tokens[next + 1]?.lower === 'total') return undefined
  const end = tokens[next]
  if (end && end.text !== ')' && end.text !== ']' && end.text !== ',') return undefined
  const closed = end && end.text !== ',' ? next + 1 : next
  const measures = only && sizes?.manner ? [{ ...only, manner: sizes.manner }] : inside.measures
  return { measures, next: closed, ...(each === undefined ? {} : { each }) }
}

// '400g tin', '1cm/½in piece': the preceding measures are the size of the pack or piece.
function lumpAt(
  tokens: readonly Token[],
  at: number,
  measures: readonly LineMeasure[],
  kind: ParsedMeasure['kind'],
): ParsedMeasures | undefined {
  const unit = measuringWordAt(tokens, at)
  if (!unit || sizedKinds.has(unit.kind)) return undefined
  const isLump = unit.kind === 'pack' || kind === 'length' || lumpUnits.has(unit.unit ?? unit.unitText)
  if (!isLump || tokens[unit.next]?.kind !== 'word') return undefined
  const measure: LineMeasure = { from: one, implied: true, ...unitOnly(unit), each: measures }
  return { measures: [measure], next: skipOf(tokens, unit.next) }
}

/** Maximum nesting of packs, as in '2 x 6 x 330 ml'; a longer row of numbers is not a pack. */
const maxPackDepth = 3

function measureAt(tokens: readonly Token[], at: number, depth = 0): ParsedMeasure | undefined {
  const count = countAt(tokens, at)
  if (!count) return measureWithoutNumberAt(tokens, /^an?$/.test(tokens[at]?.lower ?? '') ? at + 1 : at)
  const pack = depth < maxPackDepth ? packAt(tokens, count, depth) : undefined
  if (pack) return pack
  const article = /^an?$/.test(tokens[count.next]?.lower ?? '') && compare(count.from, one) < 0
  return withUnit(tokens, count, article ? count.next + 1 : count.next)
}

function withUnit(
  tokens: readonly Token[],
  count: ParsedCount,
  at: number,
  each?: readonly LineMeasure[],
): ParsedMeasure {
  const { next: _, ...counted } = count
  const qualifiers = measureQualifiersAt(tokens, at)
  const unit = measuringWordAt(tokens, qualifiers.next)
  const base: LineMeasure = { ...counted, unitText: '', ...(each ? { each } : {}) }
  if (!unit) return { measure: base, kind: 'none', next: at }
  // A '6-pack' or '6 pack' is six pieces, not six packs.
  const isSeveral = tokens[qualifiers.next]?.lower === 'pack' && compare(count.from, one) > 0
  if (unit.unit === 'pack' && (isSeveral || tokens[qualifiers.next]?.text === '-'))
    return { measure: base, kind: 'none', next: unit.next }
  const { manner } = qualifiers
  const measure = { ...base, ...unitOnly(unit), ...(manner ? { manner } : {}) }
  return { measure, kind: unit.kind, next: unit.next }
}

// '2 x 400g', '2 (400 g)', '1 14-oz', '1 - 8 oz package': a number of packs, each of a size.
function packAt(tokens: readonly Token[], count: ParsedCount, depth: number): ParsedMeasure | undefined {
  const { next, to, from } = count
  const mark = tokens[next]
  if (to && from.denominator === 1 && isDashedPack(tokens, next)) {
    const { to: _, ...single } = count
    return toPack(
      tokens,
      { ...single, next },
      { measures: [sizeOf(tokens, next, to)], next: measuringWordAt(tokens, next)?.next ?? next },
    )
  }
  if (mark?.text === '(' || mark?.text === '[') {
    const inside = wholeMeasureAt(tokens, next + 1)
    return inside && inside.each !== false ? toPack(tokens, count, inside) : undefined
  }
  const isMultiplied = mark?.lower === 'x' && mark.kind === 'mark'
  if (!isMultiplied && mark?.kind !== 'number') return undefined
  const size = measureAt(tokens, isMultiplied ? next + 1 : next, depth + 1)
  if (!size || !sizedKinds.has(size.kind) || (!isMultiplied && size.kind === 'volume' && toNumber(from) > 24))
    return undefined
  return toPack(tokens, count, sizesFrom(tokens, size))
}

function sizesFrom(tokens: readonly Token[], size: ParsedMeasure): ParsedMeasures {
  const { measures, next } = parseFollowing(tokens, { ...size, measure: { ...size.measure, each: [] } })
  return { measures: measures.map(withoutEmpty), next }
}

function isDashedPack(tokens: readonly Token[], next: number): boolean {
  const unit = measuringWordAt(tokens, next)
  const pack = unit && sizedKinds.has(unit.kind) ? measuringWordAt(tokens, unit.next) : undefined
  const dash = tokens[next - 2]
  return pack?.kind === 'pack' && dash?.text === '-' && dash.spaced && tokens[next - 1]?.spaced === true
}

function sizeOf(tokens: readonly Token[], at: number, from: Amount): LineMeasure {
  const unit = measuringWordAt(tokens, at)
  return { from, unitText: '', ...(unit ? unitOnly(unit) : {}) }
}

function toPack(tokens: readonly Token[], count: ParsedCount, size: ParsedMeasures): ParsedMeasure {
  const read = withUnit(tokens, count, size.next, size.measures)
  return sizedKinds.has(read.kind)
    ? { measure: { ...read.measure, unitText: '' }, kind: 'none', next: size.next }
    : read
}

// 'pinch of salt', 'large handful rocket', 'small bunch of mint': a measure without a number.
function measureWithoutNumberAt(tokens: readonly Token[], at: number): ParsedMeasure | undefined {
  const { next, manner } = measureQualifiersAt(tokens, at)
  const unit = measuringWordAt(tokens, next)
  const filled = unit?.kind === 'volume' && manner !== undefined
  if (!unit || (sizedKinds.has(unit.kind) && !filled)) return undefined
  const of = tokens[unit.next]?.lower === 'of'
  const isFollowedByWord = tokens[of ? unit.next + 1 : unit.next]?.kind === 'word'
  const isExplicit = unit.kind === 'vague' || of || manner !== undefined
  if (!isFollowedByWord || !(isExplicit || bareLooseUnits.has(unit.unitText))) return undefined
  const measure = { from: one, implied: true, ...unitOnly(unit), ...(manner ? { manner } : {}) }
  return { measure, kind: unit.kind, next: unit.next }
}
