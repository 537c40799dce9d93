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

/** All ten diets in their four groups. Example: `diets.filter(({ category }) => category === 'special')`. */
export const diets: readonly DietInfo[] = dietList

/**
 * Returns whether a dish fits a diet, with the deciding line. Cheese counts as vegetarian; a note says when its rennet comes or
 * may come from a calf. Example: `dietVerdict('vegan', recipe)` of a dish with honey is 'does not fit', because of the honey.
 */
export function dietVerdict(diet: Diet, recipe: Recipe): DietVerdict {
  const dish = classifyDish(recipe)
  const answer = judge(diet, dish)
  if (answer !== 'fits') return { answer, because: reasonFor(diet, dish, answer) }
  const note = diet === 'vegetarian' ? findRennet(recipe.lines) : undefined
  return note ? { answer, note } : { answer }
}

/** Returns the verdicts for all ten diets. Example: `dietVerdicts(recipe)['low-carb'].answer`. */
export function dietVerdicts(recipe: Recipe): Readonly<Record<Diet, DietVerdict>> {
  return Object.fromEntries(dietIds.map((id) => [id, dietVerdict(id, recipe)])) as Record<Diet, DietVerdict>
}

/**
 * Returns the diets a dish does not fit and those that cannot be judged, as bits. Example: `dietBitsOf(recipe).unfit &
 * dietBits(['vegan'])`.
 */
export function dietBitsOf(
  recipe: Recipe,
  readings: readonly LineClassification[] = recipe.lines.map(classifyLine),
): { readonly unfit: Bits; readonly unjudged: Bits } {
  const dish = classifyDish(recipe, readings)
  let unfit = 0
  let unjudged = 0
  dietIds.forEach((diet, index) => {
    const answer = judge(diet, dish)
    if (answer === 'does not fit') unfit |= 1 << index
    if (answer === 'not known') unjudged |= 1 << index
  })
  return { unfit, unjudged }
}

/**
 * Returns whether a single food fits a diet. Counted diets count it per 100 g; for the Mediterranean diet, butter or oil is
 * judged by amount. Example: `foodFitsDiet('honey', 'vegan').answer` is 'does not fit', `foodFitsDiet('white-rice', 'keto')`
 * too.
 */
export function foodFitsDiet(foodId: string, diet: Diet): DietVerdict {
  const food = foodById(foodId)
  const line: RecipeLine = { text: food?.name ?? foodId, foodId }
  if (!isCounted(diet)) return dietVerdict(diet, toSingleLineRecipe(line))
  if (diet === 'mediterranean') return dietVerdict(diet, toSingleLineRecipe(line))
  const facts = food && figuresPer100g(food.id)
  if (!facts) {
    return { answer: 'not known', because: { line: line.text, why: 'nobody has measured what it gives' } }
  }
  const why = exceededPer100g(diet, facts)
  return why === undefined
    ? { answer: 'fits' }
    : { answer: 'does not fit', because: { line: line.text, foodId, why } }
}

/** A dish with the combined classification of its lines. */
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
const excludedTraits: Readonly<Record<Exclude<Diet, CountedDiet>, Bits>> = {
  vegetarian: meat | traitBits(['fish', 'shellfish']),
  vegan: meat | traitBits(['fish', 'shellfish', 'dairy', 'egg', 'honey', 'rennet']),
  pescatarian: meat,
  paleo: traitBits(['grain', 'legume', 'dairy', 'sugar', 'seed-oil', 'processed', 'processed-meat']),
  'gluten-free': 0,
  'dairy-free': 0,
}
const allergenOf = { 'gluten-free': 'gluten', 'dairy-free': 'dairy' } as const
const bitOf = { 'gluten-free': allergenBits(['gluten']), 'dairy-free': allergenBits(['dairy']) } as const

function classifyDish(
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
  if (isCounted(diet)) return dietAnswerOf(diet, dish.recipe, figuresOfDish(dish), dish.readings)
  if (diet === 'gluten-free' || diet === 'dairy-free') {
    const bit = bitOf[diet]
    if (dish.contains & bit) return 'does not fit'
    return dish.maybe & bit ? 'not known' : 'fits'
  }
  if (dish.traits & excludedTraits[diet]) return 'does not fit'
  return dish.maybeTraits & excludedTraits[diet] ? 'not known' : 'fits'
}

function reasonFor(diet: Diet, dish: Dish, answer: 'does not fit' | 'not known'): VerdictReason {
  const { recipe } = dish
  if (recipe.lines.length === 0) return { line: recipe.title, why: 'there are no ingredients to read' }
  if (isCounted(diet)) return limitReason(diet, recipe, figuresOfDish(dish))
  const isCertain = answer === 'does not fit'
  if (diet === 'gluten-free' || diet === 'dairy-free') {
    const bit = bitOf[diet]
    const line = recipe.lines.find(
      (one) => (isCertain ? classifyLine(one).contains : classifyLine(one).maybe) & bit,
    )
    return line ? allergenReason(line, allergenOf[diet], isCertain) : { line: recipe.title, why: '' }
  }
  const unwanted = excludedTraits[diet]
  const line = recipe.lines.find(
    (one) => (isCertain ? classifyLine(one).traits : classifyLine(one).maybeTraits) & unwanted,
  )
  return line ? traitReason(line, unwanted, isCertain) : { line: recipe.title, why: '' }
}

function figuresOfDish(dish: Dish): DietFigures {
  dish.figures ??= dietFiguresOf(dish.recipe)
  return dish.figures
}

function isCounted(diet: Diet): diet is CountedDiet {
  return diet === 'keto' || diet === 'low-carb' || diet === 'low-fat' || diet === 'mediterranean'
}

const rennet = traitBits(['rennet'])

function findRennet(lines: readonly RecipeLine[]): VerdictReason | undefined {
  const isCertain = lines.find((line) => classifyLine(line).traits & rennet)
  const line = isCertain ?? lines.find((one) => classifyLine(one).maybeTraits & rennet)
  if (!line) return undefined
  const why = isCertain
    ? 'it is made with calf rennet; strict vegetarians choose another'
    : 'it is often made with calf rennet'
  return { line: line.text, ...(line.foodId === undefined ? {} : { foodId: line.foodId }), why }
}

function exceededPer100g(
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

function toSingleLineRecipe(line: RecipeLine): Recipe {
  return { id: 0, title: line.text, servings: 1, occasions: [], tags: [], lines: [line] }
}
