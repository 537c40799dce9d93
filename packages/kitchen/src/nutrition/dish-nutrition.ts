import { foodById } from '../food/food'
import { portionOf } from '../quantity/portion'
import type { Quantity } from '../quantity/quantity'
import { gramsOf } from '../quantity/quantity'
import { unitById } from '../quantity/units'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { evaporatedEnergy } from './evaporated-alcohol'
import { measuredAs } from './measured-as'
import type { NutrientId, Nutrients } from './nutrition'
import { nutrients, nutritionOf } from './nutrition'

/** Nutrition per serving, and the part of the dish it covers. Example: `{ perServing: { kcal: 420 }, coverage: 0.97, … }`. */
export interface DishNutrition {
  readonly perServing: Nutrients
  /** The part of the dish, by weight, with known energy: 0 to 1. */
  readonly coverage: number
  /** The same by nutrient; a figure with less than 1 is a lower bound. */
  readonly coverageOf: Readonly<Record<NutrientId, number>>
  /** Lines not included in the figures, with the reason. */
  readonly leftOut: readonly {
    readonly line: string
    readonly why: 'not-known' | 'not-weighed' | 'not-measured'
  }[]
  /** The sources of the figures, each once. */
  readonly sources: readonly string[]
  /** Grams of a serving, as far as known. */
  readonly grams: number
}

/**
 * Computes the nutrition of one serving from the lines. Seasoning 'to taste' weighs nothing; optional lines count;
 * the half of frying fat that stays in the pan, leaves that only steep and alcohol that boils away do not; of deep-frying oil
 * counts what the food takes up.
 * Example: `nutritionOfRecipe(recipe).perServing.protein`.
 */
export function nutritionOfRecipe(recipe: Recipe, servings = recipe.servings): DishNutrition {
  const eaten = recipe.lines.filter((line) => line.quantity && !isSteeped(line))
  const weighed = withOilTakenUp(eaten.map(weighLine))
  const known = weighed.flatMap(({ grams }) => (grams === undefined ? [] : [grams]))
  // A line of unknown weight is assumed to weigh as much as the average line, so that it lowers the coverage.
  const usual = known.length > 0 ? known.reduce((sum, grams) => sum + grams, 0) / known.length : 1
  const sums = zeroes()
  const covered = zeroes()
  const sources = new Set<string>()
  const leftOut: { line: string; why: 'not-known' | 'not-weighed' | 'not-measured' }[] = []
  let all = 0
  let weight = 0
  for (const { line, grams } of weighed) {
    all += grams ?? usual
    weight += grams ?? 0
    const facts = line.foodId === undefined ? undefined : nutritionOf(measuredAs(line.foodId, line.text))
    if (grams === undefined || !facts) {
      leftOut.push({ line: line.text, why: omissionReason(line, grams) })
      continue
    }
    if (grams > 0) sources.add(facts.source)
    for (const nutrient of nutrients) {
      const per100g = facts.per100g[nutrient]
      if (per100g === undefined) continue
      sums[nutrient] += (per100g * grams) / 100
      covered[nutrient] += grams
    }
    sums.kcal -= (evaporatedEnergy(recipe, line, facts) * grams) / 100
  }
  const plates = servings > 0 ? servings : 1
  const perServing: Partial<Record<NutrientId, number>> = {}
  const coverageOf = zeroes()
  for (const nutrient of nutrients) {
    coverageOf[nutrient] = all > 0 ? covered[nutrient] / all : 0
    if (covered[nutrient] > 0) perServing[nutrient] = sums[nutrient] / plates
  }
  return {
    perServing,
    coverage: coverageOf.kcal,
    coverageOf,
    leftOut,
    sources: [...sources],
    grams: weight / plates,
  }
}

/**
 * Returns the edible grams of a line. Weights of whole foods include peel and bone, pieces and cups do not.
 * Example: 500 g of bananas are 320 g to eat, '500 g bananas, peeled' are 500 g, and 2 bananas are 236 g.
 */
export function edibleGrams(quantity: Quantity, foodId: string, text = ''): number | undefined {
  const grams = gramsOf(quantity, foodId)
  return grams === undefined ? undefined : grams * edibleShare(quantity.unit, foodId, text)
}

/**
 * Returns the edible part of a measured food. Example: of bananas by the gram 0.64, of bananas by the piece, or peeled, all; of
 * '1 kg peas in the pod' 0.38.
 */
export function edibleShare(unit: string, foodId: string, text: string): number {
  if (unitById(unit)?.kind !== 'mass') return 1
  const boned = onTheBone.test(text) ? withBone[foodId] : undefined
  const { edible, edibleWhole } = portionOf(boned ?? foodId)
  if (boned !== undefined) return edible
  if (edibleWhole !== undefined && whole.test(text)) return edibleWhole
  if (eatenWithSkin.has(foodId) && peeledAfterwards.test(text)) return Math.max(edible, shareWithoutPeel)
  if (prepared.test(text)) return 1
  return eatenWithSkin.has(foodId) && (withSkin.test(text) || cutUp.test(text)) ? 1 : edible
}

/** 'Skinless chicken thighs, on the bone': a food named without its bone is weighed with it. */
const onTheBone = /\b(?:on the bone|bone[- ]in)\b/i
const withBone: Readonly<Record<string, string | undefined>> = {
  'chicken-thigh': 'bone-in-chicken-thigh',
  'chicken-breast': 'bone-in-chicken-breast',
}

const whole =
  /\b(?:whole|live|ungutted|unpodded|unshelled|cobs?|on the cob|ears|in(?: |-)(?:the |their |its )?(?:pods?|shells?)|shell[- ]on)\b/i

const withSkin = /\b(?:unpeeled|scrubbed|skins? on|skin-on|(?:in|with) (?:the|their) (?:skins?|jackets?))\b/i
/** 'In 2 cm cubes', without a word of peeling. */
const cutUp = /\bin (?:[\w.-]+ ){0,3}(?:cubes|dice|chunks|slices|wedges|batons|matchsticks|rounds|coins)\b/i
// The table deducts only their peel; an unpeeled banana is peeled at the table.
const eatenWithSkin: ReadonlySet<string> = new Set(
  (
    'potato russet-potato red-potato yukon-gold-potato new-potatoes purple-potato sweet-potato carrot parsnip beet turnip ' +
    'celeriac cucumber jerusalem-artichoke apple granny-smith-apple pear butternut-squash hokkaido-squash'
  ).split(' '),
)

/** '1 kg potatoes, peeled' are weighed as bought, '1 kg peeled potatoes' as peeled. */
const peeledAfterwards = /,.*\bpeeled\b/i
/** What a peeler leaves of a potato. USDA, Food Buying Guide for Child Nutrition Programs: 0.81 lb of a pound. */
const shareWithoutPeel = 0.81

const prepared =
  /\b(?:peeled|cored|stoned|pitted|trimmed|shelled|hulled|deseeded|seeded|boned|boneless|deboned|filleted|cleaned|picked|prepared|cubed|diced|chopped|sliced|grated|shredded|minced|mashed|puréed|pureed|net weight|flesh|florets|leaves|baby)\b/i

interface WeighedLine {
  readonly line: RecipeLine
  readonly grams: number | undefined
}

function weighLine(line: RecipeLine): WeighedLine {
  if (!line.quantity || line.foodId === undefined)
    return { line, grams: line.quantity && gramsOf(line.quantity) }
  const grams = edibleGrams(line.quantity, line.foodId, line.text)
  return { line, grams: grams === undefined ? undefined : grams * (halfEaten.test(line.text) ? 0.5 : 1) }
}

/** Fat for frying in a shallow pan. */
const halfEaten = /\bhalf stays in the pan\b/i

/**
 * Of its weight raw, the part that deep-fried food takes up in oil: what is fried has 8 to 25 % of it and weighs less than before;
 * what is beside it takes up none.
 */
const oilTakenUp = 0.1

function withOilTakenUp(weighed: readonly WeighedLine[]): readonly WeighedLine[] {
  const baths = weighed.filter(({ line }) => isFryingBath(line))
  if (baths.length === 0) return weighed
  const fried = weighed.reduce((sum, one) => sum + (baths.includes(one) ? 0 : (one.grams ?? 0)), 0)
  const each = (oilTakenUp * fried) / baths.length
  return weighed.map((one) =>
    baths.includes(one) ? { ...one, grams: Math.min(one.grams ?? each, each) } : one,
  )
}

function isFryingBath({ text, quantity, foodId }: RecipeLine): boolean {
  if (foodId === undefined || !quantity || !/\b(?:deep|shallow)?[- ]?fry(?:ing)?\b/i.test(text)) return false
  const grams = gramsOf(quantity, foodId)
  return foodById(foodId)?.category === 'Oils' && grams !== undefined && grams > maxOilEaten
}

const maxOilEaten = 200

// Ground coffee and tea leaves are strained off; their extract is unmeasured.
function isSteeped({ text, foodId = '' }: RecipeLine): boolean {
  if (foodId === 'ground-coffee') return true
  return teas.has(foodId) && /\b(?:loose|leaf|leaves|bags?|teabags?|gunpowder|dried)\b/i.test(text)
}

const teas: ReadonlySet<string> = new Set(['black-tea', 'green-tea', 'herbal-tea'])

function omissionReason(
  { foodId }: RecipeLine,
  grams: number | undefined,
): 'not-known' | 'not-weighed' | 'not-measured' {
  if (foodId === undefined) return 'not-known'
  return grams === undefined ? 'not-weighed' : 'not-measured'
}

function zeroes(): Record<NutrientId, number> {
  return { kcal: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0, satFat: 0, cholesterol: 0 }
}
