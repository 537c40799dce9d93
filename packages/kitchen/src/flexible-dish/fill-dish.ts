import type { FlavourFamily, FlavourFamilyId } from '../data/foods/flavour-families'
import { flavourFamilies } from '../data/foods/flavour-families'
import type { Eater } from '../diet/eater'
import { canServe } from '../diet/eater'
import { toQuantity } from '../quantity/quantity'
import type { RecipeLine } from '../recipe/recipe'
import type { WrittenRecipe } from '../recipe/written-recipe'
import type { StockIndex } from '../recipe-coverage/stock-index'
import type { AvailableFoods } from './available-foods'
import { findAvailableFoods } from './available-foods'
import type { BaseDish } from './base-dish'
import { DishFilling } from './dish-filling'
import { fillSlots } from './fill-slots'
import { pickSeasoning } from './seasoning'

/** How to fill a dish. Example: `{ eaters: [mia], servings: 2, staples: ['water', 'salt', 'black-pepper'] }`. */
export interface FillRequest {
  readonly eaters: readonly Eater[]
  /** As many as the eaters' portions, and two without anybody. */
  readonly servings?: number
  /** Foods that every house has. */
  readonly staples?: readonly string[]
}

/** A dish that was filled from the stock: a whole recipe, and what it takes. Example: `dish.recipe.title` is 'Leek and Feta Frittata'. */
export interface FlexibleDish {
  /** The id of the base dish. */
  readonly base: string
  readonly kind: string
  readonly family: FlavourFamilyId
  readonly recipe: WrittenRecipe
  readonly lines: readonly RecipeLine[]
  /** What it takes from the stock. */
  readonly uses: readonly {
    readonly foodId: string
    readonly grams: number
    readonly urgency: number
    readonly slot: string
  }[]
  /** More is better; only for comparing dishes of one stock. */
  readonly score: number
}

const usualStaples = ['water', 'salt', 'black-pepper']

/**
 * A base dish filled from what is in the house, or nothing when a slot that it needs stays empty. The same stock always gives
 * the same dish. Example: `fillDish(frittata, indexStock(lots, { today }), { eaters: [], servings: 2 })?.recipe.title`.
 */
export function fillDish(base: BaseDish, stock: StockIndex, ask: FillRequest): FlexibleDish | undefined {
  return fillFromAvailable(base, findAvailableFoods(stock, ask.eaters), ask)
}

/** The same from stores laid out before, for many base dishes in a row. Example: `baseDishes.map((base) => fillFrom(base, stores, ask))`. */
export function fillFromAvailable(
  base: BaseDish,
  stores: AvailableFoods,
  ask: FillRequest,
): FlexibleDish | undefined {
  if (
    base.slots.some((slot) => slot.least > 0 && !slot.classes.some((name) => stores.ofClass(name).length > 0))
  )
    return undefined
  const servings = servingsFor(ask)
  const ways = base.seasoning.families.flatMap((family, place) => {
    const way = fillWith(base, family, stores, servings)
    // The usual family of a dish wins where the shelves say nothing else.
    return way ? [{ ...way, score: way.score - place * 0.03 }] : []
  })
  ways.sort((a, b) => b.score - a.score)
  for (const { filling, score } of ways) {
    const dish = written(base, filling, score, ask)
    if (dish) return dish
  }
  return undefined
}

/** For how many a dish is filled at most; a feast is planned otherwise. Example: `mostServings` is 12. */
export const maxFilledServings = 12

/** How many a dish is filled for. Example: `servingsFor({ eaters: [] })` is 2. */
export function servingsFor({ servings, eaters }: FillRequest): number {
  const portions = eaters.reduce((sum, eater) => sum + eater.portions, 0)
  const many = servings ?? (portions > 0 ? Math.ceil(portions) : 2)
  return Math.min(maxFilledServings, Math.max(1, Math.round(many)))
}

function fillWith(
  base: BaseDish,
  family: FlavourFamilyId,
  stores: AvailableFoods,
  servings: number,
): { readonly filling: DishFilling; readonly score: number } | undefined {
  const chosen = fillSlots(base, family, stores, servings)
  if (!chosen) return undefined
  const seasoning = pickSeasoning(base.seasoning, family, stores, servings, chosen.picks)
  if (!seasoning) return undefined
  const filling = new DishFilling([...chosen.picks, ...seasoning.picks], family, servings)
  if (base.accepts && !base.accepts(filling)) return undefined
  return { filling, score: base.liking * 0.4 + chosen.score + seasoning.score }
}

/** The filled dish written down, or nothing when somebody at the table may not eat it after all. */
function written(
  base: BaseDish,
  filling: DishFilling,
  score: number,
  ask: FillRequest,
): FlexibleDish | undefined {
  const { servings, family } = filling
  const lines = linesOf(base, filling, ask.staples ?? usualStaples)
  const { title, description, minutes, ...texts } = base.write(filling)
  const steps = texts.steps.map(tidy).filter((step) => step !== '')
  const { cuisine }: FlavourFamily = flavourFamilies[family]
  const total = minutes.prep + minutes.cook + (minutes.wait ?? 0)
  const occasions = base.occasions.filter((one) => one !== 'quick' || total <= 30)
  const checked = {
    id: 0,
    title,
    servings,
    minutes: total,
    course: base.course,
    occasions,
    tags: base.tags,
    lines,
  }
  const { refusals, warnings } = canServe(checked, ask.eaters)
  if (refusals.length > 0 || warnings.length > 0) return undefined
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

function linesOf(base: BaseDish, filling: DishFilling, staples: readonly string[]): RecipeLine[] {
  const lines: RecipeLine[] = filling.picks.map(({ text, foodId, grams }) => ({
    text,
    foodId,
    quantity: toQuantity(grams, 'g'),
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

function tidy(step: string): string {
  return step.replace(/\s+/g, ' ').trim()
}
