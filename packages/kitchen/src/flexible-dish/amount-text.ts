import { soldGramsPerUnit } from '../quantity/quantity'
import type { IngredientFact, SeasoningFact } from './ingredient-fact'

/** A formatted amount. Example: `{ text: '2 carrots', name: 'carrots', grams: 122 }`. */
export interface FormattedAmount {
  readonly text: string
  /** Its name in a step: 'carrot' if there is one. */
  readonly name: string
  readonly grams: number
}

/**
 * Formats grams of a food the way a cook writes them, never more than is in stock; returns undefined if there is too little to
 * write down. Example: `formatDishAmount(carrot, 130, 400)` is `{ text: '2 carrots', name: 'carrots', grams: 122 }`.
 */
export function formatDishAmount(
  fact: IngredientFact,
  wantedAmount: number,
  available: number,
): FormattedAmount | undefined {
  const grams = Math.min(wantedAmount, available)
  return formatCounted(fact, grams, available) ?? formatWeighed(fact, grams, available)
}

function formatCounted(fact: IngredientFact, grams: number, available: number): FormattedAmount | undefined {
  const { measure, id, noun } = fact
  if (measure === 'g' || measure === 'ml' || measure === 'whole') return undefined
  const each = soldGramsPerUnit(measure, id)
  if (each === undefined || !(each > 0)) return undefined
  if (measure === 'tbsp' || measure === 'tsp') {
    const spoons = formatSpoons(
      (grams / each) * (measure === 'tbsp' ? 3 : 1),
      (available / each) * (measure === 'tbsp' ? 3 : 1),
    )
    return (
      spoons && {
        text: `${spoons.text} ${noun}`,
        name: noun,
        grams: spoons.tsp * (measure === 'tbsp' ? each / 3 : each),
      }
    )
  }
  const step = smallestCount(measure, each)
  let count = Math.max(step, Math.round(grams / each / step) * step)
  // Counts above one are not halved.
  if (count > 1) count = Math.round(count)
  while (count > 0 && count * each > available * 1.001) count -= count > 1 ? 1 : step
  if (count <= 0) return undefined
  const isOne = count <= 1
  const number = formatFraction(count)
  if (measure === 'piece') {
    const name = isOne ? singularNoun(noun) : noun
    return { text: `${number} ${name}`, name: plainNoun(name), grams: count * each }
  }
  if (measure === 'stalk')
    return {
      text: `${number} ${isOne ? singularNoun(noun) : noun}`,
      name: noun.split(' ')[0] ?? noun,
      grams: count * each,
    }
  const name = plainNoun(noun)
  const unit = isOne ? measure : `${measure}s`
  return { text: `${number} ${unit} ${measure === 'can' ? name : noun}`, name: name, grams: count * each }
}

// Smallest part in which a food is counted: half a pepper is usable, half an egg or half a tortilla is not.
function smallestCount(measure: string, each: number): number {
  if (measure === 'can') return 0.5
  return measure === 'piece' && each >= 90 && each <= 1000 ? 0.5 : 1
}

function formatWeighed(
  { id, noun, measure }: IngredientFact,
  grams: number,
  available: number,
): FormattedAmount | undefined {
  const perMl = measure === 'ml' ? soldGramsPerUnit('ml', id) : undefined
  const each = perMl ?? 1
  const max = available / each
  let amount = roundWeight(grams / each)
  if (amount > max) amount = roundDownWeight(max)
  if (!(amount > 0)) return undefined
  return { text: `${amount} ${perMl ? 'ml' : 'g'} ${noun}`, name: plainNoun(noun), grams: amount * each }
}

/** Rounds down to a step that a cook can weigh. Example: 1065 g are 1050. */
function roundDownWeight(amount: number): number {
  const step = amount >= 600 ? 50 : amount >= 250 ? 25 : amount >= 10 ? 5 : 1
  return Math.floor(amount / step) * step
}

function roundWeight(amount: number): number {
  const step =
    amount >= 600 ? 100 : amount >= 250 ? 50 : amount >= 100 ? 25 : amount >= 30 ? 10 : amount >= 5 ? 5 : 1
  return Math.max(1, Math.round(amount / step) * step)
}

/**
 * Formats the amount of a seasoning for a number of servings, never more than is in stock. Example: `formatSeasoning(cumin, 4,
 * 40)?.text` is '2 tsp ground cumin'.
 */
export function formatSeasoning(
  { id, noun, each, unit }: SeasoningFact,
  servings: number,
  available: number,
): FormattedAmount | undefined {
  const weight = soldGramsPerUnit(unit, id) ?? 1
  const wantedAmount = each * servings
  if (unit === 'g') {
    const grams = Math.min(
      Math.max(1, wantedAmount >= 8 ? Math.round(wantedAmount / 5) * 5 : Math.round(wantedAmount)),
      Math.floor(available),
    )
    if (grams < 1) return undefined
    const spoons = formatHerbSpoons(id, noun, grams, available)
    if (spoons || grams < minWeighedGrams) return spoons
    return { text: `${grams} g ${noun}`, name: plainNoun(noun), grams }
  }
  if (unit === 'piece') {
    let count = wantedAmount <= 0.7 ? 0.5 : Math.round(wantedAmount)
    if (id === 'bay-leaf') count = Math.max(1, Math.round(wantedAmount))
    while (count > 0 && count * weight > available * 1.001) count -= 0.5
    return count > 0
      ? {
          text: `${formatFraction(count)} ${count <= 1 ? noun : pluralNoun(noun)}`,
          name: noun,
          grams: count * weight,
        }
      : undefined
  }
  const perTsp = unit === 'tbsp' ? 3 : 1
  const spoons = formatSpoons(wantedAmount * perTsp, (available / weight) * perTsp)
  return (
    spoons && { text: `${spoons.text} ${noun}`, name: plainNoun(noun), grams: (spoons.tsp / perTsp) * weight }
  )
}

/** Less of a herb cannot be weighed in a kitchen. */
const minWeighedGrams = 4

// A small amount of a chopped herb is written in spoons instead of grams.
function formatHerbSpoons(
  id: string,
  noun: string,
  grams: number,
  available: number,
): FormattedAmount | undefined {
  const each = soldGramsPerUnit('tbsp', id)
  if (each === undefined) return undefined
  const count = Math.min(
    Math.max(0.5, Math.round((2 * grams) / each) / 2),
    Math.floor((2 * available) / each) / 2,
  )
  if (count > 4 || count <= 0) return undefined
  return { text: `${formatFraction(count)} tbsp ${noun}`, name: plainNoun(noun), grams: count * each }
}

// Formats teaspoons: quarters up to one, then halves; three teaspoons are a tablespoon.
function formatSpoons(tsp: number, maxTsp: number): { text: string; tsp: number } | undefined {
  if (tsp < 0.2 && maxTsp >= 0.06) return { text: '1 pinch', tsp: 0.06 }
  const step = tsp < 1 ? 0.25 : tsp < 3 ? 0.5 : 1.5
  let amount = Math.max(step, Math.round(tsp / step) * step)
  if (amount > maxTsp) amount = Math.floor(maxTsp * 4) / 4
  if (amount <= 0) return maxTsp >= 0.06 ? { text: '1 pinch', tsp: 0.06 } : undefined
  const isSpoonful = amount >= 3 && Number.isInteger((amount / 3) * 2)
  return {
    text: isSpoonful ? `${formatFraction(amount / 3)} tbsp` : `${formatFraction(amount)} tsp`,
    tsp: amount,
  }
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** Formats a number with a fraction. Example: `formatFraction(1.5)` is '1½'. */
function formatFraction(number: number): string {
  const whole = Math.floor(number + 0.001)
  const rest = fractions[String(Math.round((number - whole) * 4) / 4)] ?? ''
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`
}

const statePrefixes =
  /^(?:canned|frozen|dried|cooked|plain|firm|whole|ground(?! beef)|fresh|salted|unsalted|rolled|basmati|jasmine|semi-skimmed|skimmed|white(?= rice| bread| sugar)|brown(?= sugar)) /

/** Returns a noun as steps use it, without how the food is sold. Example: `plainNoun('canned chickpeas')` is 'chickpeas'. */
function plainNoun(noun: string): string {
  return noun.replace(statePrefixes, '').replace(/^(?:extra-|\d+% )?lean /, '')
}

/** Returns the singular of a noun. Example: `singularNoun('tomatoes')` is 'tomato'. */
function singularNoun(noun: string): string {
  if (/(?:oes|ches|shes)$/.test(noun)) return noun.slice(0, -2)
  if (/ies$/.test(noun)) return `${noun.slice(0, -3)}y`
  return noun.replace(/s$/, '')
}

function pluralNoun(noun: string): string {
  return noun.endsWith('leaf') ? `${noun.slice(0, -1)}ves` : `${noun}s`
}
