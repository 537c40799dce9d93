import type { UnitKind } from '../quantity/units'
import { parseUnit } from '../quantity/units'
import type { Token } from './tokens'
import { looseUnit } from './word-role'

/** A parsed measuring word. Example: 'tins' is the unit 'can'; 'dollops' has only its word, 'dollop'. */
export interface MeasuringWord {
  /** Unit id, if the word is in the table of units. */
  readonly unit?: string
  /** As written, or the base word of a loose unit. */
  readonly unitText: string
  readonly kind: UnitKind | 'length' | 'loose'
  readonly next: number
}

// Words that are units in the table but describe the food in a line: '1 whole chicken', '2 large eggs'.
const descriptiveWords = new Set(
  'small;sm;medium;med;large;lg;lrg;whole;each;ea;no;half;halves;bird;birds;unit;units;item;items;count;ct;round;rounds;mil;mils'.split(
    ';',
  ),
)

// A measuring word followed by one of these is the beginning of a food name: 'rib eye steak', 'glass noodles'.
const foodContinuations: Readonly<Record<string, string>> = {
  rib: 'eye;eyes;roast;steak;steaks;eyed',
  pot: 'roast;stickers;barley',
  fillet: 'steak;steaks',
  strip: 'steak;steaks;loin',
  stem: 'ginger;broccoli',
  cube: 'steak;steaks',
  leaf: 'spinach;lettuce;lard;parsley',
  cup: 'mushrooms;cakes',
  chunk: 'light;white',
  glass: 'noodles;noodle;vermicelli',
  cob: 'nuts;loaf;nut',
  link: 'sausage;sausages',
  drop: 'scones;biscuits',
  bottle: 'gourd',
  crown: 'roast;prince',
  head: 'cheese',
  ring: 'doughnuts;bologna',
  round: 'steak;steaks',
  part: 'skim;skimmed;baked',
  side: 'salad;dish',
  lump: 'crab;crabmeat',
}

const lengths = new Set(['cm', 'mm', 'inch'])

/** Whether a measuring word is a length. Example: `isLength('inch')`. */
export function isLength(unitText: string): boolean {
  return lengths.has(unitText)
}

/** Parses the measuring word at a token, or returns undefined. Example: 'fl oz' takes two tokens, 'oz.' a word and its dot. */
export function measuringWordAt(tokens: readonly Token[], at: number): MeasuringWord | undefined {
  const hyphen = tokens[at]?.text === '-' && tokens[at + 1]?.kind === 'word'
  const start = hyphen ? at + 1 : at
  const token = tokens[start]
  if (token?.kind !== 'word') return undefined
  return parseTwoWords(tokens, start) ?? parseOneWord(tokens, start)
}

function parseTwoWords(tokens: readonly Token[], at: number): MeasuringWord | undefined {
  const first = tokens[at]
  const second = skipDot(tokens, at + 1)
  const word = tokens[second]
  if (first === undefined || word?.kind !== 'word' || !/^(fl|fluid|dessert|table|tea)$/.test(first.lower))
    return undefined
  const spoon = first.lower === 'table' || first.lower === 'tea' ? '' : ' '
  const unit = parseUnit(`${first.lower}${spoon}${word.lower}`)
  return (
    unit && {
      unit: unit.id,
      unitText: `${first.text} ${word.text}`,
      kind: unit.kind,
      next: skipEnding(tokens, second + 1),
    }
  )
}

function parseOneWord(tokens: readonly Token[], at: number): MeasuringWord | undefined {
  const token = tokens[at]
  if (token === undefined || descriptiveWords.has(token.lower)) return undefined
  const following = tokens[at + 1]
  if (Object.hasOwn(foodContinuations, token.lower) && startsFood(foodContinuations[token.lower], following))
    return undefined
  const next = skipEnding(tokens, at + 1)
  const unit = parseUnit(token.text)
  if (unit) return { unit: unit.id, unitText: token.text, kind: unit.kind, next }
  const word = token.lower.replace(/-(?:thick|long|wide|piece|square|sized|diameter)$/, '')
  const loose = looseUnit(word)
  if (!loose || (word === 'in' && !measuresLength(token, tokens[next]))) return undefined
  const { unit: unitId } = loose
  if (lengths.has(loose.word))
    return { unitText: loose.word, kind: 'length', next: skipDimension(tokens, next) }
  return { ...(unitId ? { unit: unitId } : {}), unitText: loose.word, kind: 'loose', next }
}

function startsFood(continuations: string | undefined, following: Token | undefined): boolean {
  return following ? (continuations?.split(';').includes(following.lower) ?? false) : false
}

// 'in' means inch only before a measured word or directly after a number.
function measuresLength(token: Token, following: Token | undefined): boolean {
  if (!token.spaced) return true
  if (!following) return false
  return (
    /^[/)x-]$/.test(following.text) ||
    /^(piece|pieces|knob|cubes?|slices?|thick|long|chunks?|strips?|square|stick)$/.test(following.lower)
  )
}

function skipDimension(tokens: readonly Token[], at: number): number {
  let next = at
  while (/^(thick|long|wide|square|diameter|round|tall|-)$/.test(tokens[next]?.lower ?? '') && next < at + 3)
    next += 1
  return tokens[next - 1]?.text === '-' ? next - 1 : next
}

function skipDot(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '.' && !tokens[at]?.spaced ? at + 1 : at
}

// Skips the dot of an abbreviation, and the '(s)' of 'can(s)'.
function skipEnding(tokens: readonly Token[], at: number): number {
  const next = skipDot(tokens, at)
  const plural =
    tokens[next]?.text === '(' && !tokens[next]?.spaced && /^e?s$/.test(tokens[next + 1]?.lower ?? '')
  return plural && tokens[next + 2]?.text === ')' ? next + 3 : next
}
