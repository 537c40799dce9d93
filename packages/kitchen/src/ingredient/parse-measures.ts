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

interface Read {
  readonly measure: LineMeasure
  readonly kind: MeasuringWord['kind'] | 'none'
  readonly next: number
}

const sized = new Set<Read['kind']>(['mass', 'volume', 'length'])
const bareLoose = new Set(['squeeze', 'dollop', 'grating', 'fistful'])
const lumps = new Set(
  'piece;block;ball;slab;chunk;bar;loaf;joint;fillet;rack;log;wheel;slice;knob;bunch;head;thumb;lump;side;square;stick;hunk;tablet;nest'.split(
    ';',
  ),
)

/** Reads the measures that stand at a token, or nothing. Example: before 'milk' in '½–¾ cup (120ml) milk'. */
export function measuresAt(tokens: readonly Token[], at: number): ParsedMeasures | undefined {
  const first = readAt(tokens, at)
  return first && goOn(tokens, first)
}

function goOn(tokens: readonly Token[], first: Read): ParsedMeasures {
  const measures: LineMeasure[] = [first.measure]
  let { next, kind } = first
  for (;;) {
    const more = bracketAt(tokens, next, first) ?? anotherAt(tokens, next, measures, kind)
    if (!more) break
    if ('changed' in more) measures[measures.length - 1] = more.changed
    else measures.push(...more.added)
    next = more.next
    kind = more.kind ?? kind
  }
  const wrapped =
    sized.has(first.kind) && !first.measure.each ? lumpAt(tokens, next, measures, kind) : undefined
  return wrapped ?? { measures, next: skipOf(tokens, next) }
}

type More = { next: number; kind?: Read['kind'] } & (
  | { changed: LineMeasure }
  | { added: readonly LineMeasure[] }
)

// '250g/9oz', '1 cup or 250 ml', '2 cups plus 1 tbsp', '3lb 5oz', '100g - 150g'.
function anotherAt(
  tokens: readonly Token[],
  at: number,
  measures: readonly LineMeasure[],
  kind: Read['kind'],
): More | undefined {
  const last = measures[measures.length - 1]
  const joint = tokens[at]
  if (!last || !joint || kind === 'none') return undefined
  const adjacent = joint.kind === 'number'
  const other = readAt(tokens, adjacent ? at : at + 1)
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
  return joint.lower === 'or' || sized.has(kind) ? { added: [measure], next, kind: other.kind } : undefined
}

// '(about 120 ml)', '(400 g each)': the size of each pack, or the same amount said otherwise.
function bracketAt(tokens: readonly Token[], at: number, first: Read): More | undefined {
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
 * The measures between a bracket or comma and its end, when there is nothing else; `each` is told by the word, or 'total'
 * denies it. Example: in '(about 150 g each)' but not in '(2 big ones)'.
 */
export function wholeMeasureAt(
  tokens: readonly Token[],
  at: number,
): (ParsedMeasures & { each?: boolean }) | undefined {
  if (isNestedOrLong(tokens, at)) return undefined
  const prefixed = tokens[at]?.lower === 'each' ? at + 1 : at
  const inside = measuresAt(tokens, prefixed)
  if (!inside || inside.measures.every(({ implied }) => implied)) return undefined
  const [only] = inside.measures
  const sizes =
    only?.unitText === '' && inside.measures.length === 1
      ? measureQualifiersAt(tokens, inside.next)
      : undefined
  let next = sizes?.next ?? inside.next
  const word = tokens[next]?.lower
  const each =
    prefixed > at || word === 'each' || word === 'apiece' ? true : word === 'total' ? false : undefined
  if (each !== undefined && prefixed === at) next += 1
  if (word === 'in' && tokens[next + 1]?.lower === 'total') return undefined
  const end = tokens[next]
  if (end && end.text !== ')' && end.text !== ']' && end.text !== ',') return undefined
  const closed = end && end.text !== ',' ? next + 1 : next
  const measures = only && sizes?.manner ? [{ ...only, manner: sizes.manner }] : inside.measures
  return { measures, next: closed, ...(each === undefined ? {} : { each }) }
}

// '400g tin', '1cm/½in piece': the measures so far tell how big the one pack or piece is.
function lumpAt(
  tokens: readonly Token[],
  at: number,
  measures: readonly LineMeasure[],
  kind: Read['kind'],
): ParsedMeasures | undefined {
  const unit = measuringWordAt(tokens, at)
  if (!unit || sized.has(unit.kind)) return undefined
  const lump = unit.kind === 'pack' || kind === 'length' || lumps.has(unit.unit ?? unit.unitText)
  if (!lump || tokens[unit.next]?.kind !== 'word') return undefined
  const measure: LineMeasure = { from: one, implied: true, ...unitOnly(unit), each: measures }
  return { measures: [measure], next: skipOf(tokens, unit.next) }
}

/** '2 x 6 x 330 ml' is as deep as packs go; a long row of numbers is none. */
const deepestPack = 3

function readAt(tokens: readonly Token[], at: number, depth = 0): Read | undefined {
  const count = countAt(tokens, at)
  if (!count) return bareAt(tokens, /^an?$/.test(tokens[at]?.lower ?? '') ? at + 1 : at)
  const pack = depth < deepestPack ? packAt(tokens, count, depth) : undefined
  if (pack) return pack
  const article = /^an?$/.test(tokens[count.next]?.lower ?? '') && compare(count.from, one) < 0
  return withUnit(tokens, count, article ? count.next + 1 : count.next)
}

function withUnit(
  tokens: readonly Token[],
  count: ParsedCount,
  at: number,
  each?: readonly LineMeasure[],
): Read {
  const { next: _, ...counted } = count
  const mannered = measureQualifiersAt(tokens, at)
  const unit = measuringWordAt(tokens, mannered.next)
  const base: LineMeasure = { ...counted, unitText: '', ...(each ? { each } : {}) }
  if (!unit) return { measure: base, kind: 'none', next: at }
  // A '6-pack' is six, not six packs, and so is a '6 pack'.
  const several = tokens[mannered.next]?.lower === 'pack' && compare(count.from, one) > 0
  if (unit.unit === 'pack' && (several || tokens[mannered.next]?.text === '-'))
    return { measure: base, kind: 'none', next: unit.next }
  const { manner } = mannered
  const measure = { ...base, ...unitOnly(unit), ...(manner ? { manner } : {}) }
  return { measure, kind: unit.kind, next: unit.next }
}

// '2 x 400g', '2 (400 g)', '1 14-oz', '1 - 8 oz package': a number of packs, each of a size.
function packAt(tokens: readonly Token[], count: ParsedCount, depth: number): Read | undefined {
  const { next, to, from } = count
  const mark = tokens[next]
  if (to && from.denominator === 1 && dashedPack(tokens, next)) {
    const { to: _, ...single } = count
    return packOf(
      tokens,
      { ...single, next },
      { measures: [sizeOf(tokens, next, to)], next: measuringWordAt(tokens, next)?.next ?? next },
    )
  }
  if (mark?.text === '(' || mark?.text === '[') {
    const inside = wholeMeasureAt(tokens, next + 1)
    return inside && inside.each !== false ? packOf(tokens, count, inside) : undefined
  }
  const crossed = mark?.lower === 'x' && mark.kind === 'mark'
  if (!crossed && mark?.kind !== 'number') return undefined
  const size = readAt(tokens, crossed ? next + 1 : next, depth + 1)
  if (!size || !sized.has(size.kind) || (!crossed && size.kind === 'volume' && toNumber(from) > 24))
    return undefined
  return packOf(tokens, count, sizesFrom(tokens, size))
}

function sizesFrom(tokens: readonly Token[], size: Read): ParsedMeasures {
  const { measures, next } = goOn(tokens, { ...size, measure: { ...size.measure, each: [] } })
  return { measures: measures.map(withoutEmpty), next }
}

function dashedPack(tokens: readonly Token[], next: number): boolean {
  const unit = measuringWordAt(tokens, next)
  const pack = unit && sized.has(unit.kind) ? measuringWordAt(tokens, unit.next) : undefined
  const dash = tokens[next - 2]
  return pack?.kind === 'pack' && dash?.text === '-' && dash.spaced && tokens[next - 1]?.spaced === true
}

function sizeOf(tokens: readonly Token[], at: number, from: Amount): LineMeasure {
  const unit = measuringWordAt(tokens, at)
  return { from, unitText: '', ...(unit ? unitOnly(unit) : {}) }
}

function packOf(tokens: readonly Token[], count: ParsedCount, size: ParsedMeasures): Read {
  const read = withUnit(tokens, count, size.next, size.measures)
  return sized.has(read.kind)
    ? { measure: { ...read.measure, unitText: '' }, kind: 'none', next: size.next }
    : read
}

// 'pinch of salt', 'large handful rocket', 'small bunch of mint': no number, but a measure.
function bareAt(tokens: readonly Token[], at: number): Read | undefined {
  const { next, manner } = measureQualifiersAt(tokens, at)
  const unit = measuringWordAt(tokens, next)
  const filled = unit?.kind === 'volume' && manner !== undefined
  if (!unit || (sized.has(unit.kind) && !filled)) return undefined
  const of = tokens[unit.next]?.lower === 'of'
  const goesOn = tokens[of ? unit.next + 1 : unit.next]?.kind === 'word'
  const told = unit.kind === 'vague' || of || manner !== undefined
  if (!goesOn || !(told || bareLoose.has(unit.unitText))) return undefined
  const measure = { from: one, implied: true, ...unitOnly(unit), ...(manner ? { manner } : {}) }
  return { measure, kind: unit.kind, next: unit.next }
}
