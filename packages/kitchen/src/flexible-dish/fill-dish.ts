import type { FlavourFamily, FlavourFamilyId } from '../data/foods/flavour-families'
import { flavourFamilies } from '../data/foods/flavour-families'
import type { Eater } from '../diet/eater'
import { canServe } from '../diet/eater'
import { portionOf } from '../quantity/portion'
import type { Quantity } from '../quantity/quantity'
import { toQuantity } from '../quantity/quantity'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { toRecipeLine } from '../recipe/recipe-line'
import type { WrittenRecipe } from '../recipe/written-recipe'
import type { AvailableFoods } from './available-foods'
import type { BaseDish } from './base-dish'
import { DishFilling } from './dish-filling'
import { fillSlots, fillsSlot } from './fill-slots'
import { ingredientFact, seasoningFact } from './ingredient-fact'
import { pickSeasoning } from './seasoning'

/** Request to fill a dish. Example: `{ eaters: [mia], servings: 2, staples: ['water', 'salt', 'black-pepper'] }`. */
export interface FillRequest {
  readonly eaters: readonly Eater[]
  /** Defaults to the eaters' portions, and to two without eaters. */
  readonly servings?: number
  /** Foods that every household has. */
  readonly staples?: readonly string[]
  /** A food the dish must use: it takes the first slot that accepts it. */
  readonly uses?: string
  /** Whether to leave out everything that the dish does not need, so that nothing else is used up. */
  readonly plain?: boolean
}

/** A dish filled from the stock: a whole recipe and what it uses. Example: `dish.recipe.title` is 'Leek and Feta Frittata'. */
export interface FlexibleDish {
  /** The id of the base dish. */
  readonly base: string
  readonly kind: string
  readonly family: FlavourFamilyId
  readonly recipe: WrittenRecipe
  readonly lines: readonly RecipeLine[]
  /** What it uses of the stock. */
  readonly uses: readonly {
    readonly foodId: string
    readonly grams: number
    readonly urgency: number
    readonly slot: string
  }[]
  /** Higher is better; comparable only between dishes of one stock. */
  readonly score: number
}

const defaultStaples = ['water', 'salt', 'black-pepper']

/**
 * Fills a base dish from precomputed available foods, for many base dishes in a row. Example: `baseDishes.map((base) =>
 * fillFromAvailable(base, available, request))`.
 */
export function fillFromAvailable(
  base: BaseDish,
  available: AvailableFoods,
  request: FillRequest,
): FlexibleDish | undefined {
  if (
    base.slots.some(
      (slot) => slot.least > 0 && !slot.classes.some((name) => available.ofClass(name).length > 0),
    )
  )
    return undefined
  if (request.uses !== undefined && !mayUse(base, request.uses)) return undefined
  const servings = servingsFor(request)
  const fillings = base.seasoning.families.flatMap((family, index) => {
    const candidate = fillWith(base, family, available, servings, request)
    // Earlier families are preferred on a tie.
    return candidate ? [{ ...candidate, score: candidate.score - index * 0.03 }] : []
  })
  fillings.sort((a, b) => b.score - a.score)
  for (const { filling, score } of fillings) {
    const dish = writeDish(base, filling, score, request)
    if (dish) return dish
  }
  return undefined
}

/** Whether a food may be in a dish at all: it fills a slot, or it is a seasoning. */
function mayUse({ slots }: BaseDish, foodId: string): boolean {
  const fact = ingredientFact(foodId)
  return (
    seasoningFact(foodId) !== undefined || (fact !== undefined && slots.some((slot) => fillsSlot(fact, slot)))
  )
}

/** Maximum number of servings of a filled dish. Example: 12. */
export const maxFilledServings = 12

/** Returns the number of servings to fill a dish for. Example: `servingsFor({ eaters: [] })` is 2. */
function servingsFor({ servings, eaters }: FillRequest): number {
  const portions = eaters.reduce((sum, eater) => sum + eater.portions, 0)
  const count = servings ?? (portions > 0 ? Math.ceil(portions) : 2)
  return Math.min(maxFilledServings, Math.max(1, Math.round(count)))
}

function fillWith(
  base: BaseDish,
  family: FlavourFamilyId,
  available: AvailableFoods,
  servings: number,
  request: FillRequest,
): { readonly filling: DishFilling; readonly score: number } | undefined {
  const { uses, plain = false } = request
  const chosen = fillSlots(base, family, available, servings, request)
  if (!chosen) return undefined
  const { leastDry = 0, leastSauces = 0, ...rule } = base.seasoning
  const needed = { families: rule.families, dry: leastDry, leastDry, sauces: leastSauces, leastSauces }
  const seasoning = pickSeasoning(
    plain ? needed : base.seasoning,
    family,
    available,
    servings,
    chosen.picks,
    uses,
  )
  if (!seasoning) return undefined
  const filling = new DishFilling([...chosen.picks, ...seasoning.picks], family, servings)
  if (uses !== undefined && !filling.picks.some(({ foodId }) => foodId === uses)) return undefined
  if (base.accepts && !base.accepts(filling)) return undefined
  return { filling, score: base.liking * 0.4 + chosen.score + seasoning.score }
}

/** Writes the filled dish as a recipe, or returns undefined if an eater may not eat it. */
function writeDish(
  base: BaseDish,
  filling: DishFilling,
  score: number,
  request: FillRequest,
): FlexibleDish | undefined {
  const { servings, family } = filling
  const lines = buildLines(base, filling, request.staples ?? defaultStaples)
  const { title, description, minutes, ...texts } = base.write(filling)
  const steps = texts.steps.map(collapseWhitespace).filter((step) => step !== '')
  const { cuisine }: FlavourFamily = flavourFamilies[family]
  const total = minutes.prep + minutes.cook + (minutes.wait ?? 0)
  const occasions = base.occasions.filter((one) => one !== 'quick' || total <= 30)
  const recipe = {
    id: 0,
    title,
    servings,
    minutes: total,
    course: base.course,
    occasions,
    tags: base.tags,
    lines,
  }
  if (!isFreelyServed(recipe, request.eaters)) return undefined
  // A diet counts grams: it must also hold for the amounts as they are written, which are rounded.
  const asWritten = { ...recipe, lines: lines.map(({ text }) => toRecipeLine(text)) }
  const isCounted = request.eaters.some(({ diets }) => diets.length > 0)
  if (isCounted && !isFreelyServed(asWritten, request.eaters)) return undefined
  return {
    base: base.id,
    kind: base.kind,
    family,
    recipe: {
      title,
      description,
      servings,
      prepMinutes: minutes.prep,
      cookMinutes: minutes.cook,
      waitMinutes: minutes.wait ?? 0,
      difficulty: 'Easy',
      course: base.course,
      ...(cuisine === undefined || base.seasoning.sweet ? {} : { cuisine }),
      occasions,
      tags: [...base.tags],
      ingredients: lines.map(({ text }) => text),
      steps,
    },
    lines,
    uses: filling.picks.map(({ foodId, grams, urgency, slot }) => ({ foodId, grams, urgency, slot })),
    score,
  }
}

function isFreelyServed(recipe: Recipe, eaters: readonly Eater[]): boolean {
  const { refusals, warnings } = canServe(recipe, eaters)
  return refusals.length === 0 && warnings.length === 0
}

function buildLines(base: BaseDish, filling: DishFilling, staples: readonly string[]): RecipeLine[] {
  const lines: RecipeLine[] = filling.picks.map(({ text, foodId, grams, fact }) => ({
    text,
    foodId,
    quantity: toLineQuantity(grams, foodId, fact?.measure ?? 'g'),
  }))
  const water = base.water?.(filling) ?? 0
  const millilitres = Math.round((water * filling.servings) / 50) * 50
  if (millilitres > 0)
    lines.push({ text: `${millilitres} ml water`, foodId: 'water', quantity: toQuantity(millilitres, 'ml') })
  if (base.seasoning.sweet) return lines
  if (staples.includes('salt')) lines.push({ text: 'Salt, to taste', foodId: 'salt' })
  if (staples.includes('black-pepper')) lines.push({ text: 'Black pepper, to taste', foodId: 'black-pepper' })
  return lines
}

// Two bananas stay two: by weight they would be weighed with their peel.
function toLineQuantity(grams: number, foodId: string, measure: string): Quantity {
  const each = portionOf(foodId).soldGrams[measure]
  return each ? toQuantity(grams / each, measure) : toQuantity(grams, 'g')
}

function collapseWhitespace(step: string): string {
  return step.replace(/\s+/g, ' ').trim()
}
