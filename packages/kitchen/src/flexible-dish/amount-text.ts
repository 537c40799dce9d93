import { gramsPerUnit } from '../quantity/quantity'
import type { IngredientFact, SeasoningFact } from './ingredient-fact'

/** An amount as a cook writes it. Example: `{ text: '2 carrots', said: 'carrots', grams: 122 }`. */
export interface FormattedAmount {
  readonly text: string
  /** What a step calls it: 'carrot' when there is one. */
  readonly said: string
  readonly grams: number
}

/**
 * So many grams of a food as a cook would write them, never more than there is; nothing when there is too little to write
 * down. Example: `writtenAmount(carrot, 130, 400)` is `{ text: '2 carrots', said: 'carrots', grams: 122 }`.
 */
export function formatDishAmount(
  fact: IngredientFact,
  wanted: number,
  held: number,
): FormattedAmount | undefined {
  const grams = Math.min(wanted, held)
  return counted(fact, grams, held) ?? weighed(fact, grams, held)
}

function counted(fact: IngredientFact, grams: number, held: number): FormattedAmount | undefined {
  const { measure, id, noun } = fact
  if (measure === 'g' || measure === 'ml') return undefined
  const each = gramsPerUnit(measure, id)
  if (each === undefined || !(each > 0)) return undefined
  if (measure === 'tbsp' || measure === 'tsp') {
    const spoons = spoonsOf(
      (grams / each) * (measure === 'tbsp' ? 3 : 1),
      (held / each) * (measure === 'tbsp' ? 3 : 1),
    )
    return (
      spoons && {
        text: `${spoons.text} ${noun}`,
        said: noun,
        grams: spoons.tsp * (measure === 'tbsp' ? each / 3 : each),
      }
    )
  }
  const least = halves(measure, each)
  let many = Math.max(least, Math.round(grams / each / least) * least)
  // What is counted in large numbers is not halved.
  if (many > 1) many = Math.round(many)
  while (many > 0 && many * each > held * 1.001) many -= many > 1 ? 1 : least
  if (many <= 0) return undefined
  const isOne = many <= 1
  const number = formatFraction(many)
  if (measure === 'piece') {
    const said = isOne ? singularNoun(noun) : noun
    return { text: `${number} ${said}`, said: plainNoun(said), grams: many * each }
  }
  if (measure === 'stalk')
    return {
      text: `${number} ${isOne ? singularNoun(noun) : noun}`,
      said: noun.split(' ')[0] ?? noun,
      grams: many * each,
    }
  const said = plainNoun(noun)
  const unit = isOne ? measure : `${measure}s`
  return { text: `${number} ${unit} ${measure === 'can' ? said : noun}`, said, grams: many * each }
}

// Half a pepper is cooked with; half an egg or half a tortilla is not.
function halves(measure: string, each: number): number {
  if (measure === 'can') return 0.5
  return measure === 'piece' && each >= 90 && each <= 1000 ? 0.5 : 1
}

function weighed(
  { id, noun, measure }: IngredientFact,
  grams: number,
  held: number,
): FormattedAmount | undefined {
  const perMl = measure === 'ml' ? gramsPerUnit('ml', id) : undefined
  const each = perMl ?? 1
  const most = held / each
  let much = roundedWeight(grams / each)
  if (much > most) much = roundedDown(most)
  if (!(much > 0)) return undefined
  return { text: `${much} ${perMl ? 'ml' : 'g'} ${noun}`, said: plainNoun(noun), grams: much * each }
}

/** What is used up is written no finer than a cook would weigh it. Example: 1065 g are 1050. */
function roundedDown(much: number): number {
  const step = much >= 600 ? 50 : much >= 250 ? 25 : much >= 10 ? 5 : 1
  return Math.floor(much / step) * step
}

function roundedWeight(much: number): number {
  const step = much >= 600 ? 100 : much >= 250 ? 50 : much >= 100 ? 25 : much >= 30 ? 10 : much >= 5 ? 5 : 1
  return Math.max(1, Math.round(much / step) * step)
}

/** A seasoning for so many servings, never more than there is. Example: `writtenSeasoning(cumin, 4, 40)?.text` is '2 tsp ground cumin'. */
export function formatSeasoning(
  { id, noun, each, unit }: SeasoningFact,
  servings: number,
  held: number,
): FormattedAmount | undefined {
  const weight = gramsPerUnit(unit, id) ?? 1
  const wanted = each * servings
  if (unit === 'g') {
    const grams = Math.min(
      Math.max(1, wanted >= 8 ? Math.round(wanted / 5) * 5 : Math.round(wanted)),
      Math.floor(held),
    )
    if (grams < 1) return undefined
    return spoonfuls(id, noun, grams, held) ?? { text: `${grams} g ${noun}`, said: plainNoun(noun), grams }
  }
  if (unit === 'piece') {
    let many = wanted <= 0.7 ? 0.5 : Math.round(wanted)
    if (id === 'bay-leaf') many = Math.max(1, Math.round(wanted))
    while (many > 0 && many * weight > held * 1.001) many -= 0.5
    return many > 0
      ? {
          text: `${formatFraction(many)} ${many <= 1 ? noun : plural(noun)}`,
          said: noun,
          grams: many * weight,
        }
      : undefined
  }
  const perTsp = unit === 'tbsp' ? 3 : 1
  const spoons = spoonsOf(wanted * perTsp, (held / weight) * perTsp)
  return (
    spoons && { text: `${spoons.text} ${noun}`, said: plainNoun(noun), grams: (spoons.tsp / perTsp) * weight }
  )
}

// Nobody weighs four grams of chives: a small handful of a chopped herb is written in spoons.
function spoonfuls(id: string, noun: string, grams: number, held: number): FormattedAmount | undefined {
  const each = gramsPerUnit('tbsp', id)
  if (each === undefined) return undefined
  const many = Math.min(Math.max(0.5, Math.round((2 * grams) / each) / 2), Math.floor((2 * held) / each) / 2)
  if (many > 4 || many <= 0) return undefined
  return { text: `${formatFraction(many)} tbsp ${noun}`, said: plainNoun(noun), grams: many * each }
}

// In quarters of a teaspoon up to one, then halves; three of them are a tablespoon.
function spoonsOf(tsp: number, most: number): { text: string; tsp: number } | undefined {
  if (tsp < 0.2 && most >= 0.06) return { text: '1 pinch', tsp: 0.06 }
  const step = tsp < 1 ? 0.25 : tsp < 3 ? 0.5 : 1.5
  let much = Math.max(step, Math.round(tsp / step) * step)
  if (much > most) much = Math.floor(most * 4) / 4
  if (much <= 0) return most >= 0.06 ? { text: '1 pinch', tsp: 0.06 } : undefined
  const isSpoonful = much >= 3 && Number.isInteger((much / 3) * 2)
  return { text: isSpoonful ? `${formatFraction(much / 3)} tbsp` : `${formatFraction(much)} tsp`, tsp: much }
}

const fractions: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** A number with a fraction as a cook writes it. Example: `fractionText(1.5)` is '1½'. */
export function formatFraction(number: number): string {
  const whole = Math.floor(number + 0.001)
  const rest = fractions[String(Math.round((number - whole) * 4) / 4)] ?? ''
  return whole === 0 && rest !== '' ? rest : `${whole}${rest}`
}

const states =
  /^(?:canned|frozen|dried|cooked|plain|firm|whole|ground(?! beef)|fresh|salted|unsalted|rolled|basmati|jasmine|semi-skimmed|skimmed|white(?= rice| bread| sugar)|brown(?= sugar)) /

/** A noun as steps say it, without how it is sold. Example: `plain('canned chickpeas')` is 'chickpeas'. */
export function plainNoun(noun: string): string {
  return noun.replace(states, '').replace(/^(?:extra-|\d+% )?lean /, '')
}

/** One of them. Example: `singular('tomatoes')` is 'tomato'. */
export function singularNoun(noun: string): string {
  if (/(?:oes|ches|shes)$/.test(noun)) return noun.slice(0, -2)
  if (/ies$/.test(noun)) return `${noun.slice(0, -3)}y`
  return noun.replace(/s$/, '')
}

function plural(noun: string): string {
  return noun.endsWith('leaf') ? `${noun.slice(0, -1)}ves` : `${noun}s`
}
