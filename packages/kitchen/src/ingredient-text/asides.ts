import type { Amount } from '../quantity/amount'
import { amount, compare, one, times, toNumber } from '../quantity/amount'
import type { UnitStyle } from '../quantity/format-quantity'
import { roundReadably } from '../quantity/readable-number'
import { formatReadableNumber } from '../quantity/readable-quantity'
import { inflectNoun } from '../recipe-steps/inflect-noun'
import { numberAt } from '../recipe-steps/step-number'
import { scaleStep } from '../recipe-steps/step-text'

const number = '(?:\\d+(?:[./]\\d+)?|[¼½¾⅐-⅞]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const words = '(?:\\s(?!(?:or|to|and)\\s)[\\p{L}-]+){0,2}'
const tally = new RegExp(
  `^\\s*(?:(?:pared|drained|taken)\\s)?(?:from\\s)?(?:about\\s|around\\s|roughly\\s)?${number}(?:(?:\\s?[-–]\\s?|\\s(?:to|or)\\s)${number})?${words}(?:\\sor\\s${number}${words})?\\s*$`,
  'iu',
)
const noTally =
  /[%°]|\b(?:cm|mm|in|inch|inches|each|apiece|every|days?|hours?|minutes?|old|thick|long|wide|g|kg|ml|cl|dl|l|oz|lb|tsp|tbsp|cups?|pints?|quarts?)\b/i
const counted = new RegExp(
  `(?<![\\p{L}\\d.,/])(${number})(?![\\d%])((?:\\s(?!(?:or|to|and)\\s)[\\p{L}-]+){0,2})`,
  'giu',
)

/**
 * Scales the remarks beside an ingredient. A count of pieces to buy and a weight grow; the size of each piece, tin or
 * cut stays.
 * Example: ', 2 large or 3 medium' twice is ', 4 large or 6 medium'; ', each cut into 4' stays.
 */
export function scaleAsides(text: string, by: Amount, style: UnitStyle, isPack = false): string {
  return text
    .split(/([,;()[\]])/)
    .map((phrase) => scaleAside(phrase, by, style, isPack))
    .join('')
}

function scaleAside(phrase: string, by: Amount, style: UnitStyle, isPack: boolean): string {
  if (!/[\d¼½¾⅐-⅞]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i.test(phrase))
    return phrase
  if (tally.test(phrase) && !noTally.test(phrase))
    return compare(by, one) === 0
      ? phrase
      : phrase.replace(counted, (all, figure, noun) => scaleCounts(all, figure, noun, by))
  // The size of one tin: '2 tins tomatoes (400 g)'.
  const isSize = isPack && /^\s*[\d.]+\s?(?:g|kg|oz|lb|ml|cl|l|fl oz)\s*$/i.test(phrase)
  return scaleStep(phrase, isSize ? one : by, style)
}

function scaleCounts(all: string, figure: string, noun: string, by: Amount): string {
  const found = numberAt(figure, 0)
  if (!found) return all
  const many = times(found.amount, by)
  const isMany = compare(many, one) > 0
  const shown = roundReadably({
    amount: isMany ? amount(Math.round(toNumber(many) * 2), 2) : many,
    unit: 'piece',
  })
  const last = /\s(?:small|medium|large|big)$/i.test(noun) ? noun : inflectNoun(noun, shown.amount)
  return formatReadableNumber(shown) + last
}
