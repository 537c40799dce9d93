import { dietList } from '../data/labels/diets'
import { foodById } from '../food/food'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import type { LineClassification } from '../verdict/classify-line'
import { classifyLine } from '../verdict/classify-line'
import { allergenReason, traitReason } from '../verdict/line-reason'
import type { DietVerdict, VerdictReason } from '../verdict/verdict'
import type { Bits } from './bit-sets'
import { allergenBits, traitBits } from './bit-sets'
import type { Diet } from './diet'
import { dietIds } from './diet'
import type { DietFigures } from './diet-figures'
import { dietFiguresOf, figuresPer100g } from './diet-figures'
import type { CountedDiet, DietAnswer } from './diet-limits'
import { dietAnswerOf, dietLimits, limitReason } from './diet-limits'

/** One diet as the preferences page shows it. Example: `{ id: 'vegan', name: 'Vegan', category: 'lifestyle', … }`. */
export interface DietInfo {
  readonly id: Diet
  readonly name: string
  readonly description: string
  readonly category: 'lifestyle' | 'health' | 'fitness' | 'special'
  readonly benefits: readonly string[]
}

/** The ten diets in their four groups. Example: `diets.filter(({ category }) => category === 'special')`. */
export const diets: readonly DietInfo[] = dietList

/**
 * Whether a dish suits a diet, with the line that decided. Cheese counts as vegetarian; where its rennet comes from a calf, or
 * may, a note says so. Example: `dietVerdict('vegan', recipe)` of a dish with honey is 'does not fit', because of the honey.
 */
export function dietVerdict(diet: Diet, recipe: Recipe): DietVerdict {
  const dish = dishOf(recipe)
  const answer = judge(diet, dish)
  if (answer !== 'fits') return { answer, because: reasonFor(diet, dish, answer) }
  const note = diet === 'vegetarian' ? rennetIn(recipe.lines) : undefined
  return note ? { answer, note } : { answer }
}

/** All ten verdicts on a dish. Example: `dietVerdicts(recipe)['low-carb'].answer`. */
export function dietVerdicts(recipe: Recipe): Readonly<Record<Diet, DietVerdict>> {
  return Object.fromEntries(dietIds.map((id) => [id, dietVerdict(id, recipe)])) as Record<Diet, DietVerdict>
}

/** The diets a dish does not fit, and those nobody can judge, as bits. Example: `dietBitsOf(recipe).unfit & dietBits(['vegan'])`. */
export function dietBitsOf(
  recipe: Recipe,
  readings: readonly LineClassification[] = recipe.lines.map(classifyLine),
): { readonly unfit: Bits; readonly unjudged: Bits } {
  const dish = dishOf(recipe, readings)
  let unfit = 0
  let unjudged = 0
  dietIds.forEach((diet, place) => {
    const answer = judge(diet, dish)
    if (answer === 'does not fit') unfit |= 1 << place
    if (answer === 'not known') unjudged |= 1 << place
  })
  return { unfit, unjudged }
}

/**
 * Whether a single food suits a diet; what is counted is counted in 100 g, and butter or oil is a matter of how much. Example:
 * `foodFitsDiet('honey', 'vegan').answer` is 'does not fit', `foodFitsDiet('white-rice', 'keto')` too.
 */
export function foodFitsDiet(foodId: string, diet: Diet): DietVerdict {
  const food = foodById(foodId)
  const line: RecipeLine = { text: food?.name ?? foodId, foodId }
  if (!isCounted(diet)) return dietVerdict(diet, alone(line))
  if (diet === 'mediterranean') return dietVerdict(diet, alone(line))
  const facts = food && figuresPer100g(food.id)
  if (!facts) {
    return { answer: 'not known', because: { line: line.text, why: 'nobody has measured what it gives' } }
  }
  const why = overInHundred(diet, facts)
  return why === undefined
    ? { answer: 'fits' }
    : { answer: 'does not fit', because: { line: line.text, foodId, why } }
}

/** A dish, with what all its lines bring together. */
interface Dish {
  readonly recipe: Recipe
  readonly readings: readonly LineClassification[]
  readonly contains: Bits
  readonly maybe: Bits
  readonly traits: Bits
  readonly maybeTraits: Bits
  figures: DietFigures | undefined
}

const meat = traitBits(['meat', 'red-meat', 'processed-meat'])
const leftOut: Readonly<Record<Exclude<Diet, CountedDiet>, Bits>> = {
  vegetarian: meat | traitBits(['fish', 'shellfish']),
  vegan: meat | traitBits(['fish', 'shellfish', 'dairy', 'egg', 'honey', 'rennet']),
  pescatarian: meat,
  paleo: traitBits(['grain', 'legume', 'dairy', 'sugar', 'seed-oil', 'processed', 'processed-meat']),
  'gluten-free': 0,
  'dairy-free': 0,
}
const allergenOf = { 'gluten-free': 'gluten', 'dairy-free': 'dairy' } as const
const bitOf = { 'gluten-free': allergenBits(['gluten']), 'dairy-free': allergenBits(['dairy']) } as const

function dishOf(
  recipe: Recipe,
  readings: readonly LineClassification[] = recipe.lines.map(classifyLine),
): Dish {
  let contains = 0
  let maybe = 0
  let traits = 0
  let maybeTraits = 0
  for (const reading of readings) {
    contains |= reading.contains
    maybe |= reading.maybe
    traits |= reading.traits
    maybeTraits |= reading.maybeTraits
  }
  return { recipe, readings, contains, maybe, traits, maybeTraits, figures: undefined }
}

function judge(diet: Diet, dish: Dish): DietAnswer {
  if (dish.recipe.lines.length === 0) return 'not known'
  if (isCounted(diet)) return dietAnswerOf(diet, dish.recipe, figuresIn(dish), dish.readings)
  if (diet === 'gluten-free' || diet === 'dairy-free') {
    const bit = bitOf[diet]
    if (dish.contains & bit) return 'does not fit'
    return dish.maybe & bit ? 'not known' : 'fits'
  }
  if (dish.traits & leftOut[diet]) return 'does not fit'
  return dish.maybeTraits & leftOut[diet] ? 'not known' : 'fits'
}

function reasonFor(diet: Diet, dish: Dish, answer: 'does not fit' | 'not known'): VerdictReason {
  const { recipe } = dish
  if (recipe.lines.length === 0) return { line: recipe.title, why: 'there are no ingredients to read' }
  if (isCounted(diet)) return limitReason(diet, recipe, figuresIn(dish))
  const sure = answer === 'does not fit'
  if (diet === 'gluten-free' || diet === 'dairy-free') {
    const bit = bitOf[diet]
    const line = recipe.lines.find(
      (one) => (sure ? classifyLine(one).contains : classifyLine(one).maybe) & bit,
    )
    return line ? allergenReason(line, allergenOf[diet], sure) : { line: recipe.title, why: '' }
  }
  const unwanted = leftOut[diet]
  const line = recipe.lines.find(
    (one) => (sure ? classifyLine(one).traits : classifyLine(one).maybeTraits) & unwanted,
  )
  return line ? traitReason(line, unwanted, sure) : { line: recipe.title, why: '' }
}

function figuresIn(dish: Dish): DietFigures {
  dish.figures ??= dietFiguresOf(dish.recipe)
  return dish.figures
}

function isCounted(diet: Diet): diet is CountedDiet {
  return diet === 'keto' || diet === 'low-carb' || diet === 'low-fat' || diet === 'mediterranean'
}

const rennet = traitBits(['rennet'])

function rennetIn(lines: readonly RecipeLine[]): VerdictReason | undefined {
  const sure = lines.find((line) => classifyLine(line).traits & rennet)
  const line = sure ?? lines.find((one) => classifyLine(one).maybeTraits & rennet)
  if (!line) return undefined
  const why = sure
    ? 'it is made with calf rennet; strict vegetarians choose another'
    : 'it is often made with calf rennet'
  return { line: line.text, ...(line.foodId === undefined ? {} : { foodId: line.foodId }), why }
}

function overInHundred(
  diet: Exclude<CountedDiet, 'mediterranean'>,
  { kcal, carbs, netCarbs, fat }: { kcal: number; carbs: number; netCarbs: number; fat: number },
): string | undefined {
  if (diet === 'keto')
    return netCarbs > dietLimits.keto.netCarbs ? `${netCarbs} g of net carbs in 100 g` : undefined
  if (diet === 'low-carb') {
    const isOver = carbs > dietLimits['low-carb'].carbs && carbs * 4 > dietLimits['low-carb'].ofEnergy * kcal
    return isOver ? `${carbs} g of carbohydrate in 100 g` : undefined
  }
  return fat > dietLimits['low-fat'].per100g ? `${fat} g of fat in 100 g` : undefined
}

function alone(line: RecipeLine): Recipe {
  return { id: 0, title: line.text, servings: 1, occasions: [], tags: [], lines: [line] }
}
