import { countAt } from '../ingredient/count'
import type { LineMeasure } from '../ingredient/measure'
import { tidyLine } from '../ingredient/tidy-line'
import type { Token } from '../ingredient/tokens'
import { tokenizeLine } from '../ingredient/tokens'
import type { Amount } from '../quantity/amount'
import { amount, one, times } from '../quantity/amount'
import { foreignFood } from './foreign-food'
import { foreignUnitAt, isForeignUnit } from './foreign-unit'
import type { ForeignLanguage } from './language'

/** A parsed line in another language, as far as it is understood. Example: of '2 EL Öl' 2 tbsp and the name 'Öl'. */
export interface ForeignLine {
  readonly measures: readonly LineMeasure[]
  readonly name: string
  readonly note?: string
}

/**
 * Parses a line in another language by that language's measuring words. A bare number counts pieces only if the food is
 * known; otherwise it may count an unknown measure. On a list a bare number after the name counts too.
 * Example: `parseForeignLine('3 c. à soupe cerfeuil', ['fr'])` has 3 tbsp.
 */
export function parseForeignLine(
  text: string,
  languages: readonly ForeignLanguage[],
  isList = false,
): ForeignLine {
  const line = tidyLine(text)
  const tokens = tokenizeLine(line)
  const [language = 'other'] = languages
  return (
    parseLeadingAmount(line, tokens, languages, isList) ??
    parseTrailingAmount(line, tokens, language) ??
    (isList ? parseTrailingCount(line, tokens) : undefined) ?? { measures: [], ...parseName(line) }
  )
}

const about = /^(?:ca|circa|cirka|etwa|environ|env|ongeveer|aprox|aproximadamente|omkring|ungefar|cerca)$/
const ones =
  /^(?:ein|eine|einen|einer|un|une|una|uno|een|ett|et|en|um|uma|jedna|jeden|bir|egy|halbe|halber|halbes|halve|halv|halvt|media|medio|mezza|mezzo|meia|meio)$/
const halves = /^(?:halbe|halber|halbes|halve|halv|halvt|media|medio|mezza|mezzo|meia|meio)$/

function parseLeadingAmount(
  line: string,
  tokens: readonly Token[],
  languages: readonly ForeignLanguage[],
  isList: boolean,
): ForeignLine | undefined {
  const [language = 'other'] = languages
  let at = 0
  while (about.test(tokens[at]?.lower ?? '') || (at > 0 && tokens[at]?.text === '.')) at += 1
  const isSpelled = ones.test(tokens[at]?.lower ?? '')
  const counted = isSpelled
    ? {
        from: halves.test(tokens[at]?.lower ?? '') ? amount(1, 2) : one,
        next: at + 1,
        implied: true as const,
      }
    : tokens[at]?.kind === 'number'
      ? rangeAt(tokens, at)
      : undefined
  if (!counted) return parseContainer(line, tokens, at, language)
  const { next: behind, ...count } = counted
  const packs = parsePacks(line, tokens, counted, language)
  if (packs) return packs
  const unit = foreignUnitAt(tokens, behind, language)
  const rest = unit ? remainingText(line, tokens, unit.next) : ''
  if (unit && rest !== '') {
    const { next: _, ...measure } = unit
    return { measures: [{ ...thousands(count, tokens[at], unit.unit), ...measure }], ...parseName(rest) }
  }
  const counting = parseName(remainingText(line, tokens, behind))
  const isFood = foreignFood(counting.name, languages) !== undefined
  if (isFood || (isList && !isSpelled && countsThings(tokens, behind)))
    return { measures: [{ ...count, unitText: '' }], ...counting }
  return isSpelled ? undefined : { measures: [], ...counting }
}

// '10 jajek' on a list are ten of something, in whatever case; '3 łyżki cukru' and '2 c. à s. de cerfeuil' are measured.
function countsThings(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at)
  const isPlain = rest.every(({ kind, text }) => kind === 'word' || text === '-')
  return isPlain && (rest[0]?.text.length ?? 0) > 2 && !isForeignUnit(tokens, at)
}

// '6x1,5 l Wasser', '2 Dosen à 400 g Tomaten', '3 boîtes de 400 g de thon': a number of packs, each of a size.
function parsePacks(
  line: string,
  tokens: readonly Token[],
  counted: Count,
  language: ForeignLanguage,
): ForeignLine | undefined {
  const { next: behind, ...count } = counted
  const pack = foreignUnitAt(tokens, behind, language)
  const joint = pack?.next ?? behind
  const isJoint = (pack ? eachOf : multiplied).test(tokens[joint]?.lower ?? '')
  const size = isJoint && tokens[joint + 1]?.kind === 'number' ? countAt(tokens, joint + 1) : undefined
  const unit = size && foreignUnitAt(tokens, size.next, language)
  const rest = unit ? remainingText(line, tokens, unit.next) : ''
  if (!size || !unit || rest === '') return undefined
  const { next: _, ...sized } = unit
  const { next: __, ...packed } = pack ?? { unitText: '', next: 0 }
  return {
    measures: [{ ...count, ...packed, each: [{ from: size.from, ...sized }] }],
    ...parseName(rest),
  }
}

const multiplied = /^[x×*]$/
const eachOf = /^(?:à|a|von|zu|de|da|di|van|av|af|of|je|x|×)$/

const containers: ReadonlySet<string> = new Set(['can', 'jar', 'packet', 'tub', 'bottle'])

// 'Dose Kichererbsen', 'boîte de thon': a container without a number counts as one.
function parseContainer(
  line: string,
  tokens: readonly Token[],
  at: number,
  language: ForeignLanguage,
): ForeignLine | undefined {
  const unit = foreignUnitAt(tokens, at, language)
  const rest = unit ? remainingText(line, tokens, unit.next) : ''
  if (!unit?.unit || !containers.has(unit.unit) || rest === '' || tokens[unit.next]?.kind === 'number')
    return undefined
  const { next: _, ...measure } = unit
  return { measures: [{ from: one, implied: true, ...measure }], ...parseName(rest) }
}

interface Count {
  readonly from: Amount
  readonly to?: Amount
  readonly next: number
}

// '2 bis 3', '2 à 3', '2 a 3', '2 till 3' are ranges.
function rangeAt(tokens: readonly Token[], at: number): Count | undefined {
  const first = countAt(tokens, at)
  if (!first) return undefined
  const { from, to, next } = first
  if (to) return { from, to, next }
  const isJoint = /^(?:bis|à|a|till|til|tot|do|až|oder|ou|o)$/.test(tokens[next]?.lower ?? '')
  const second = isJoint && tokens[next + 1]?.kind === 'number' ? countAt(tokens, next + 1) : undefined
  return second ? { from, to: second.to ?? second.from, next: second.next } : { from, next }
}

// '1.500 g' is 1.5 kg in languages with a decimal comma.
function thousands<Counted extends { readonly from: Amount }>(
  count: Counted,
  token: Token | undefined,
  unit: string | undefined,
): Counted {
  const isThousands = /^\d{1,3}\.\d{3}$/.test(token?.text ?? '') && (unit === 'g' || unit === 'ml')
  return isThousands ? { ...count, from: times(count.from, amount(1000)) } : count
}

// 'Farina 00 200 g', 'Olio 4 cucchiai': the amount follows the name.
function parseTrailingAmount(
  line: string,
  tokens: readonly Token[],
  language: ForeignLanguage,
): ForeignLine | undefined {
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'number') continue
    const unit = foreignUnitAt(tokens, at + 1, language)
    const counted = unit?.next === tokens.length ? countAt(tokens, at) : undefined
    if (!unit || !counted || counted.next !== at + 1) return undefined
    const { next: _, ...measure } = unit
    return {
      measures: [{ ...thousands({ from: counted.from }, token, unit.unit), ...measure }],
      ...parseName(line.slice(0, token.start)),
    }
  }
  return undefined
}

// 'cebollas 3', 'Milch 2x', 'oignons x3'
function parseTrailingCount(line: string, tokens: readonly Token[]): ForeignLine | undefined {
  const end = tokens.at(-1)?.lower === 'x' ? tokens.length - 2 : tokens.length - 1
  const token = tokens[end]
  if (end < 1 || token?.kind !== 'number' || !token.spaced) return undefined
  const counted = countAt(tokens, end)
  const cross = multiplied.test(tokens[end - 1]?.lower ?? '') ? tokens[end - 1] : undefined
  const name = line.slice(0, cross?.start ?? token.start).trim()
  if (!counted || !/\p{L}/u.test(name)) return undefined
  return { measures: [{ from: counted.from, unitText: '' }], ...parseName(name) }
}

const connecting =
  /^(?:de la |de l'|del |dello |della |dell'|degli |delle |dei |di |d'|de |du |des |do |da |dos |das |von |van |av |af |à |a )/i

function remainingText(line: string, tokens: readonly Token[], from: number): string {
  const token = tokens[from]
  return token ? line.slice(token.start).replace(connecting, '').trim() : ''
}

// The name ends at a comma, a bracket or a dash; a remark follows.
function parseName(text: string): { name: string; note?: string } {
  const plain = text.replace(/[\s,:(]*(?<!\p{L})q\.?\s?b\.?\)?\s*$/iu, '').trim()
  const end = plain.search(/\s*(?:[,;(]|\s-\s)/)
  const name = (end > 0 ? plain.slice(0, end) : plain).replace(/[\s:.]+$/, '')
  const note = end > 0 ? plain.slice(end).replace(/^[\s,;(-]+|[\s)]+$/g, '') : ''
  return { name, ...(note === '' ? {} : { note }) }
}
