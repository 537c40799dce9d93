import type { Food } from '../food/food'
import { foodById } from '../food/food'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import type { LineClassification } from '../verdict/classify-line'
import { classifyLine } from '../verdict/classify-line'
import type { DietVerdict, VerdictReason } from '../verdict/verdict'
import { traitBits } from './bit-sets'
import type { DietFigures, FiguresPer100g } from './diet-figures'
import { figuresPer100g, gramsOfLine } from './diet-figures'

/** Diets that count grams instead of judging what a dish contains. Example: 'keto'. */
export type CountedDiet = 'keto' | 'low-carb' | 'low-fat' | 'mediterranean'

/** Answer about a diet without its reason. Example: 'not known'. */
export type DietAnswer = DietVerdict['answer']

/**
 * Limits of the counted diets with their sources. Keto: 20 to 50 g of carbohydrate a day (StatPearls, 'Ketogenic Diet'), so 10
 * g of net carbs in each of three servings. Low-carb: below 26 % of the energy or 130 g a day (Feinman and others, Nutrition
 * 31, 2015); 25 g a serving leave room for four and a snack. Low-fat: 3 g in 100 g and 30 % of the energy (21 CFR 101.62(b)(3),
 * meals). Mediterranean: the portions of the PREDIMED screener for red meat (100 g) and for butter, margarine or cream (12 g),
 * its first question (olive oil is the main fat: of other oils a spoonful, or less than of olive oil); a portion of cheese of
 * the Mediterranean pyramid (Serra-Majem and others, 2020), rounded up to 50 g; 25 g of sugar (WHO, 5 % of the energy of a
 * day); and a quarter of the dish from its base, which is our own interpretation of 'built on plants and fish'. Example:
 * `dietLimits.keto.netCarbs` is 10.
 */
export const dietLimits = {
  keto: { netCarbs: 10 },
  'low-carb': { carbs: 25, ofEnergy: 0.26 },
  'low-fat': { per100g: 3, ofEnergy: 0.3 },
  mediterranean: { redMeat: 100, hardFat: 12, sugar: 25, cheese: 50, otherOil: 8, base: 0.25 },
} as const

const kcalOfCarbs = 4
const kcalOfFat = 9

/**
 * Returns whether a dish keeps to the limits of a diet. Example: `dietAnswerOf('keto', recipe, figures)` is 'fits' below 10 g
 * of net carbs.
 */
export function dietAnswerOf(
  diet: CountedDiet,
  recipe: Recipe,
  figures: DietFigures,
  readings: readonly LineClassification[],
): DietAnswer {
  if (diet === 'mediterranean') return judgeMediterranean(recipe, readings).answer
  const exceeds = isOver(diet, recipe, figures)
  if (exceeds) return 'does not fit'
  return exceeds === undefined || figures.missing ? 'not known' : 'fits'
}

/**
 * Returns the line that made a dish exceed a limit or that has no known weight. Example: `limitReason('keto', recipe,
 * figures).line` is '200 g rice'.
 */
export function limitReason(diet: CountedDiet, recipe: Recipe, figures: DietFigures): VerdictReason {
  if (diet === 'mediterranean')
    return (
      judgeMediterranean(recipe, recipe.lines.map(classifyLine)).because ?? { line: recipe.title, why: '' }
    )
  if (isOver(diet, recipe, figures)) {
    const [nutrient, figureOf] = limitedFigures[diet]
    const heaviest = findLargestLine(recipe.lines, figureOf)
    const total = Math.round(
      diet === 'low-fat' ? figures.fat : (figures[diet === 'keto' ? 'netCarbs' : 'carbs'] ?? 0),
    )
    const servings = servingsOf(recipe)
    const each =
      servings === undefined
        ? `${total} g in the dish`
        : `${Math.round((total / servings) * 10) / 10} g a serving`
    return reasonOf(heaviest, recipe, `too much ${nutrient}: ${each}, most of it here`)
  }
  if (figures.missing) return reasonOf(figures.missing, recipe, 'nobody knows what this line weighs or gives')
  return { line: recipe.title, why: 'nobody says how many it serves' }
}

const limitedFigures: Readonly<
  Record<'keto' | 'low-carb' | 'low-fat', readonly [string, (facts: FiguresPer100g) => number]>
> = {
  keto: ['net carbohydrate', ({ netCarbs }) => netCarbs],
  'low-carb': ['carbohydrate', ({ carbs }) => carbs],
  'low-fat': ['fat', ({ fat }) => fat],
}

/** Returns undefined if the number of servings is unknown. */
function isOver(
  diet: Exclude<CountedDiet, 'mediterranean'>,
  recipe: Recipe,
  figures: DietFigures,
): boolean | undefined {
  const { kcal, carbs, netCarbs, fat, grams } = figures
  if (diet === 'low-fat') {
    const limit = dietLimits['low-fat']
    return fat * 100 > limit.per100g * grams || (kcal > 0 && fat * kcalOfFat > limit.ofEnergy * kcal)
  }
  if (diet === 'low-carb' && kcal > 0 && carbs * kcalOfCarbs <= dietLimits['low-carb'].ofEnergy * kcal)
    return false
  const servings = servingsOf(recipe)
  if (servings === undefined) return undefined
  return diet === 'keto'
    ? netCarbs > dietLimits.keto.netCarbs * servings
    : carbs > dietLimits['low-carb'].carbs * servings
}

function servingsOf({ servings }: Recipe): number | undefined {
  return Number.isFinite(servings) && servings > 0 ? servings : undefined
}

const processedMeat = traitBits(['processed-meat'])
const redMeat = traitBits(['red-meat'])
const processed = traitBits(['processed'])
const sugar = traitBits(['sugar'])
const fish = traitBits(['fish', 'shellfish'])
const grain = traitBits(['grain'])
const baseCategories: ReadonlySet<string> = new Set(['Vegetables', 'Fruits', 'Legumes', 'Nuts', 'Grains'])
const hardFats: ReadonlySet<string> = new Set(
  (
    'salted-butter unsalted-butter spreadable-butter ghee heavy-cream light-cream clotted-cream whipped-cream lard lardo ' +
    'shortening margarine duck-fat bacon-grease beef-tallow vegetable-suet coconut-oil palm-oil vegan-butter'
  ).split(' '),
)

interface Judgement {
  readonly answer: DietAnswer
  readonly because?: VerdictReason
}

// Judges by a pattern instead of a list: plants, fish and olive oil are the base; some foods are excluded, others limited.
function judgeMediterranean(recipe: Recipe, readings: readonly LineClassification[]): Judgement {
  const servings = servingsOf(recipe) ?? 1
  const sums = { redMeat: 0, hardFat: 0, sugar: 0, cheese: 0, otherOil: 0 }
  const lastLine: { otherOil?: RecipeLine } = {}
  let unsure: Judgement | undefined
  let oliveOil = 0
  let all = 0
  let base = 0
  let hasBase = false
  for (let index = 0; index < readings.length; index += 1) {
    const [line, reading] = [recipe.lines[index], readings[index]]
    if (!line || !reading) continue
    const { traits, maybeTraits, known } = reading
    const food = line.foodId === undefined ? undefined : foodById(line.foodId)
    if (traits & (processedMeat | processed))
      return createJudgement('does not fit', line, recipe, 'it is a processed food')
    if (!known || maybeTraits & processedMeat) {
      unsure ??= createJudgement('not known', line, recipe, 'nobody could tell whether this belongs')
    }
    if (!food) continue
    const grams = gramsOfLine(line)
    const isBase = baseCategories.has(food.category) || (traits & (fish | grain)) !== 0
    hasBase ||= isBase || food.id === 'olive-oil'
    if (food.id === 'olive-oil') oliveOil += grams ?? 0
    if (food.category !== 'Beverages') all += grams ?? 0
    // A base food of unknown weight may well be a quarter of the dish.
    if (isBase) base += grams ?? Number.POSITIVE_INFINITY
    const limit = findLimit(food, traits)
    if (limit === undefined) continue
    if (grams === undefined) {
      if (line.quantity)
        unsure ??= createJudgement('not known', line, recipe, 'nobody knows what this line weighs')
      continue
    }
    sums[limit] += limit === 'sugar' ? (grams * (figuresPer100g(food.id)?.sugar ?? 0)) / 100 : grams
    if (limit === 'otherOil') lastLine.otherOil = line
    const max = dietLimits.mediterranean[limit] * servings
    if (limit === 'otherOil') continue
    const tooMuch = sums[limit] > max && (limit !== 'hardFat' || sums.hardFat > oliveOil)
    if (tooMuch) return createJudgement('does not fit', line, recipe, tooMuchOf[limit])
  }
  if (
    lastLine.otherOil &&
    sums.otherOil > dietLimits.mediterranean.otherOil * servings &&
    sums.otherOil > oliveOil
  )
    return createJudgement('does not fit', lastLine.otherOil, recipe, tooMuchOf.otherOil)
  if (unsure) return unsure
  if (hasBase && base < all * dietLimits.mediterranean.base)
    return {
      answer: 'does not fit',
      because: { line: recipe.title, why: 'plants, grains and fish are less than a quarter of it' },
    }
  if (hasBase) return { answer: 'fits' }
  const why = 'there are no vegetables, fruits, legumes, nuts, grains, fish or olive oil in it'
  return {
    answer: recipe.lines.length > 0 ? 'does not fit' : 'not known',
    because: { line: recipe.title, why },
  }
}

const tooMuchOf = {
  redMeat: 'it is too much red meat for a serving',
  hardFat: 'it is too much butter, cream or other hard fat for a serving',
  sugar: 'it is too much sugar for a serving',
  cheese: 'it is too much cheese or cream for a serving',
  otherOil: 'olive oil is not its main fat',
} as const

/** Fat per 100 g from which dairy counts as cheese or cream. */
const richDairy = 15

function findLimit({ id, category }: Food, traits: number): keyof typeof tooMuchOf | undefined {
  if (hardFats.has(id)) return 'hardFat'
  if (traits & redMeat) return 'redMeat'
  if (traits & sugar) return 'sugar'
  if (category === 'Dairy' && (figuresPer100g(id)?.fat ?? 0) >= richDairy) return 'cheese'
  return category === 'Oils' && id !== 'olive-oil' ? 'otherOil' : undefined
}

function createJudgement(answer: DietAnswer, line: RecipeLine, recipe: Recipe, why: string): Judgement {
  return { answer, because: reasonOf(line, recipe, why) }
}

function reasonOf(line: RecipeLine | undefined, recipe: Recipe, why: string): VerdictReason {
  if (!line) return { line: recipe.title, why }
  return { line: line.text, ...(line.foodId === undefined ? {} : { foodId: line.foodId }), why }
}

function findLargestLine(
  lines: readonly RecipeLine[],
  figureOf: (facts: FiguresPer100g) => number,
): RecipeLine | undefined {
  let max: { line: RecipeLine; amount: number } | undefined
  for (const line of lines) {
    const facts = line.foodId === undefined ? undefined : figuresPer100g(line.foodId)
    const amount = facts ? figureOf(facts) * (gramsOfLine(line) ?? 0) : 0
    if (!max || amount > max.amount) max = { line, amount }
  }
  return max?.line
}
