import type { RecipeDraft } from '@larder/contract/recipes'
import { dietVerdicts } from '@larder/kitchen/diet/diet-verdict'
import { foodById } from '@larder/kitchen/food/food'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { CookbookRecipe } from './cookbook-recipe'
import { toKitchenRecipe, totalMinutesOf } from './kitchen-recipe'
import { hasDonenessCue, toWaitingMinutes } from './step-cues'

const minCoverage = 0.9
const quickMinutes = 30

/** Plausible weight and energy of a serving, by course. */
const plausible: Readonly<
  Record<RecipeDraft['course'], { grams: readonly [number, number]; kcal: readonly [number, number] }>
> = {
  'Main Dish': { grams: [150, 950], kcal: [180, 1000] },
  'Side Dish': { grams: [50, 450], kcal: [30, 600] },
  Appetizer: { grams: [25, 500], kcal: [25, 650] },
  Dessert: { grams: [20, 450], kcal: [60, 650] },
  Drink: { grams: [100, 650], kcal: [1, 500] },
}
/** 1500 mg of sodium are 3.75 g of salt. */
const maxSodium = 1500

/** Returns an editor's objections to a recipe; empty when it is acceptable. */
export function findRuleViolations({ id, draft, diets }: CookbookRecipe): string[] {
  const recipe = toKitchenRecipe(id, draft)
  return [
    ...checkLines(recipe),
    ...checkAmounts(recipe, draft),
    ...checkSteps(draft),
    ...checkTimes(draft),
    ...checkHeating(recipe, draft),
    ...checkWords(draft),
    ...checkDiets(recipe, diets),
  ]
}

function checkLines({ lines }: Recipe): string[] {
  const names = lines.map(({ foodId }) => foodId)
  return lines.flatMap(({ text, foodId }, place) => {
    if (foodId === undefined) return [`'${text}' is not a food we know`]
    return names.indexOf(foodId) < place && lines[names.indexOf(foodId)]?.text === text
      ? [`'${text}' is listed twice`]
      : []
  })
}

function checkAmounts(recipe: Recipe, { course }: RecipeDraft): string[] {
  const { coverage, grams, perServing, leftOut } = nutritionOfRecipe(recipe)
  const complaints: string[] = []
  if (coverage < minCoverage) {
    const lines = leftOut.map(({ line, why }) => `'${line}' (${why})`).join(', ')
    complaints.push(`only ${formatPercent(coverage)} of it by weight is measured; missing are ${lines}`)
  }
  const { grams: weight, kcal } = plausible[course]
  if (!isWithin(grams, weight)) complaints.push(`a serving weighs ${Math.round(grams)} g`)
  if (!isWithin(perServing.kcal ?? 0, kcal))
    complaints.push(`a serving has ${Math.round(perServing.kcal ?? 0)} kcal`)
  if ((perServing.sodium ?? 0) > maxSodium)
    complaints.push(`a serving has ${Math.round(perServing.sodium ?? 0)} mg of sodium`)
  return complaints
}

function checkSteps({ steps, ingredients, servings }: RecipeDraft): string[] {
  const complaints = steps
    .filter((step) => !hasDonenessCue(step))
    .map((step) => `no heat, time or cue in '${step.slice(0, 60)}…'`)
  if (steps.length < 3 || steps.length > 12) complaints.push(`it has ${steps.length} steps, not 3 to 12`)
  if (ingredients.length > 18) complaints.push(`it has ${ingredients.length} ingredients`)
  if (servings > 24) complaints.push(`it serves ${servings}`)
  const marks = steps.find((step) => /[@#~{}%]/.test(step.replace(/\d\s?%/g, '')))
  if (marks) complaints.push(`a mark was left in '${marks.slice(0, 60)}…'`)
  return complaints
}

// Waiting times must fit into the stated time and account for most of the stated cooking time.
function checkTimes(draft: RecipeDraft): string[] {
  const { steps, cookMinutes, waitMinutes, occasions } = draft
  const total = totalMinutesOf(draft)
  const waitingMinutes = steps.reduce((sum, step) => sum + toWaitingMinutes(step), 0)
  const complaints: string[] = []
  if (waitingMinutes > total + 2)
    complaints.push(`its timers take ${Math.round(waitingMinutes)} of ${total} minutes`)
  if (cookMinutes + waitMinutes > waitingMinutes * 2 + 15)
    complaints.push(
      `it cooks and waits ${cookMinutes + waitMinutes} minutes, its timers say ${Math.round(waitingMinutes)}`,
    )
  if (occasions.includes('quick') && total > quickMinutes)
    complaints.push(`it is not quick: ${total} minutes`)
  return complaints
}

const heatedLiquid = /\b(?:water|stock|broth)$/
const litreIsSlow = 600
/** Four to boil, twelve on the lowest heat, six under the lid. */
const riceMinutes = 22

// A litre of cold water takes seven minutes to boil, which a quick main does not have and no timer counts.
function checkHeating({ lines }: Recipe, { steps, servings, ...draft }: RecipeDraft): string[] {
  if (!draft.occasions.includes('quick') || draft.course !== 'Main Dish' || servings < 4) return []
  const cold = lines.find(
    ({ foodId = '', quantity, text }) =>
      heatedLiquid.test(foodId) &&
      quantity !== undefined &&
      (gramsOf(quantity, foodId) ?? 0) >= litreIsSlow &&
      !/\b(?:hot|boiling|warm|cold|iced?|chilled)\b/i.test(text),
  )
  const minutes = draft.prepMinutes + draft.cookMinutes + draft.waitMinutes
  const rice = lines.find(
    ({ foodId = '', quantity, text }) =>
      /(?:^|-)rice$/.test(foodId) &&
      quantity !== undefined &&
      (gramsOf(quantity, foodId) ?? 0) > 100 &&
      !/cooked|leftover|cold|cauliflower/.test(`${foodId} ${text}`),
  )
  return [
    ...(cold && !/\bkettle\b/i.test(steps.join(' '))
      ? [`'${cold.text}' takes long to heat: say that it is hot`]
      : []),
    ...(rice && minutes < riceMinutes
      ? [`'${rice.text}' in ${minutes} minutes: boiling, cooking and resting take ${riceMinutes}`]
      : []),
  ]
}

function checkWords({ title, description, occasions, tags }: RecipeDraft): string[] {
  const complaints: string[] = []
  if (title.length < 4 || title.length > 70) complaints.push(`its title has ${title.length} characters`)
  if (description.length < 30) complaints.push('its description says too little')
  if (occasions.length === 0) complaints.push('it names no occasion')
  if (tags.length < 2) complaints.push('it has fewer than two tags')
  return complaints
}

const ingredientDecidedDiets = new Set(['vegetarian', 'vegan', 'pescatarian', 'gluten-free', 'dairy-free'])

// Declared and computed diets must agree where ingredients alone decide.
function checkDiets(recipe: Recipe, declared: CookbookRecipe['diets']): string[] {
  return Object.entries(dietVerdicts(recipe)).flatMap(([diet, verdict]) => {
    const isDeclared = declared.some((one) => one === diet)
    if (isDeclared && verdict.answer !== 'fits') {
      const { line, foodId, why } = verdict.because
      const food = foodId === undefined ? '' : ` (${foodById(foodId)?.name ?? foodId})`
      return [`${diet}: ${verdict.answer}, because of '${line}'${food}: ${why}`]
    }
    if (!isDeclared && verdict.answer === 'fits' && ingredientDecidedDiets.has(diet))
      return [`${diet} fits but is not named`]
    return []
  })
}

function isWithin(value: number, [min, max]: readonly [number, number]): boolean {
  return value >= min && value <= max
}

function formatPercent(share: number): string {
  return `${Math.floor(share * 100)} %`
}
