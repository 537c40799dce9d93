import { unitById } from '../quantity/units'
import { joinTokens } from './food-choices'
import type { LineMeasure } from './measure'
import { onlyPrepares, parseIngredientName } from './name'
import { measuresAt, wholeMeasureAt } from './parse-measures'
import { isOptional, kindOfPhrase, startsExamples, startsPurpose } from './phrases'
import type { Token } from './tokens'
import { hasWordRole } from './word-role'

/** Text around the name, sorted by kind. Example: after ', chopped' its `preparation` is `['chopped']`. */
export interface SidePhrases {
  measures: LineMeasure[]
  readonly size: string[]
  readonly preparation: string[]
  readonly purpose: string[]
  readonly note: string[]
  readonly alternatives: string[]
  optional: boolean
}

/** Sorts the phrases beside the name; everything after 'such as' is an example. Example: 'e.g. figs, sliced almonds'. */
export function addSidePhrases(sides: SidePhrases, phrases: readonly (readonly Token[])[]): void {
  let isListing = false
  for (const phrase of phrases) {
    isListing = startsExamples(phrase) || (isListing && !onlyPrepares(phrase) && !startsPurpose(phrase, 0))
    if (isListing) sides.note.push(joinTokens(phrase))
    else addPhrase(sides, phrase)
  }
}

function addPhrase(sides: SidePhrases, phrase: readonly Token[]): void {
  const [first] = phrase
  if (!first || addMeasure(sides, phrase)) return
  const split = splitAt(phrase)
  const part = split < phrase.length ? phrase.slice(0, split) : phrase
  const text = joinTokens(part).replace(/^[\s:.-]+|[\s:-]+$/g, '')
  if (isOptional(text)) sides.optional = true
  const kind = kindOfPhrase(part)
  if (text !== '' && kind !== 'optional') {
    if (kind === 'alternative') sides.alternatives.push(...foodAfterOr(part))
    sides[kind === 'alternative' ? 'note' : kind].push(text)
  }
  if (split < phrase.length) addPhrase(sides, phrase.slice(split))
}

// 'finely grated plus more for topping': the preparation ends at 'plus'.
function splitAt(phrase: readonly Token[]): number {
  if (
    kindOfPhrase(phrase.slice(0, 1)) !== 'preparation' &&
    kindOfPhrase(phrase.slice(0, 3)) !== 'preparation'
  ) {
    return phrase.length
  }
  for (let at = 1; at < phrase.length; at += 1) {
    const lower = phrase[at]?.lower ?? ''
    if (/^(plus|preferably|if|optional)$/.test(lower) || startsPurpose(phrase, at)) return at
    if (lower === 'to' && phrase[at + 1]?.lower === 'taste') return at
  }
  return phrase.length
}

function addMeasure(sides: SidePhrases, phrase: readonly Token[]): boolean {
  const [head] = sides.measures
  const isAddition = phrase[0]?.lower === 'plus' || phrase[0]?.lower === 'minus'
  const wholeMeasure = isAddition ? undefined : wholeMeasureAt(phrase, 0)
  const isThickness = /^(?:thick|long|wide|across|diameter|tall)$/.test(
    phrase[phrase.length - 1]?.lower ?? '',
  )
  if (wholeMeasure && wholeMeasure.next >= phrase.length && !isThickness) {
    if (
      head &&
      (wholeMeasure.each || (wholeMeasure.each === undefined && isPackSize(head, wholeMeasure.measures)))
    )
      sides.measures = [{ ...head, each: wholeMeasure.measures }, ...sides.measures.slice(1)]
    else if (head || wholeMeasure.measures.some(({ unitText }) => unitText !== ''))
      sides.measures.push(...wholeMeasure.measures)
    else return false
    return true
  }
  const added = isAddition && head ? measuresAt(phrase, 1) : undefined
  const [extra] = added?.measures ?? []
  if (!added || !extra || !head || added.next < phrase.length || extra.unitText === '') return false
  const signed =
    phrase[0]?.lower === 'minus'
      ? { ...extra, from: { ...extra.from, numerator: -extra.from.numerator } }
      : extra
  sides.measures = [{ ...head, plus: [...(head.plus ?? []), signed] }, ...sides.measures.slice(1)]
  return true
}

// '2 tins tomatoes (400 g)' states the contents of one tin; '(about 3 cups)' states the total.
function isPackSize(head: LineMeasure, measures: readonly LineMeasure[]): boolean {
  if (head.each || unitById(head.unit ?? '')?.kind !== 'pack') return false
  return measures.every(({ about, unit = '' }) => !about && /^(?:g|kg|oz|lb|ml|cl|l|fl-oz)$/.test(unit))
}

function foodAfterOr(phrase: readonly Token[]): string[] {
  const at = measuresAt(phrase, 1)?.next ?? 1
  if (hasWordRole('breaker', phrase[at]?.lower ?? '')) return []
  const { name } = parseIngredientName(phrase.slice(at), false)
  const text = joinTokens(name)
  return text === '' ? [] : [text]
}
