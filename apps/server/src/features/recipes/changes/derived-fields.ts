import type { RecipeDraft, RecipeMoment, RecipeOccasion } from '@larder/contract/recipes'
import { allergenVerdict } from '@larder/kitchen/diet/allergen-verdict'
import { type Diet, dietIds } from '@larder/kitchen/diet/diet'
import { dietBitsOf } from '@larder/kitchen/diet/diet-verdict'
import { foodById } from '@larder/kitchen/food/food'
import { freeFromClaimAt } from '@larder/kitchen/food-names/free-from-claims'
import { normalizeWords, stemWord } from '@larder/kitchen/food-names/normalize-words'
import { parseIngredient } from '@larder/kitchen/ingredient/ingredient'
import { nutritionOfRecipe } from '@larder/kitchen/nutrition/dish-nutrition'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe/recipe'
import { toSearchWords } from '../../../search-words'
import { toKitchenRecipe, totalMinutesOf } from '../cookbook/kitchen-recipe'
import { toPlate } from './plate'

/** Fields derived from a recipe whenever it is saved. */
export interface DerivedFields {
  readonly occasions: (RecipeOccasion | RecipeMoment)[]
  readonly tags: string[]
  readonly diets: Diet[]
  readonly plate: string[]
  readonly searchText: string
}

const quickMinutes = 30
const minCoverage = 0.9
const highProtein = { ofEnergy: 0.2, grams: 15, kcalPerGram: 4 }
const maxSearchText = 4000

export function deriveFields(draft: RecipeDraft, lines: readonly RecipeLine[]): DerivedFields {
  const recipe = { ...toKitchenRecipe(0, { ...draft, ingredients: [] }), lines }
  const { unfit, unjudged } = dietBitsOf(recipe)
  const diets = dietIds.filter((_, place) => ((unfit | unjudged) & (1 << place)) === 0)
  const tags = deriveTags(draft, recipe, diets)
  return {
    occasions: deriveOccasions(draft),
    tags,
    diets,
    plate: toPlate(lines),
    searchText: deriveSearchText(draft, lines, tags),
  }
}

function deriveOccasions(draft: RecipeDraft): (RecipeOccasion | RecipeMoment)[] {
  const minutes = totalMinutesOf(draft)
  const isQuick = minutes > 0 && minutes <= quickMinutes
  const suits = new Set<RecipeOccasion | RecipeMoment>([...draft.occasions, ...draft.moments])
  if (isQuick) suits.add('quick')
  if (isQuick && suits.has('lunch')) suits.add('quick-lunch')
  if (suits.has('party')) suits.add('party-food')
  return [...suits]
}

// A cook may call a dish vegan or nut-free; the tag is kept only if the lines confirm it.
function deriveTags(draft: RecipeDraft, recipe: Recipe, diets: readonly Diet[]): string[] {
  const derived = new Set<string>(diets)
  if (isHighInProtein(recipe)) derived.add('high-protein')
  const typed = draft.tags.filter((tag) => {
    const word = tag.replaceAll(' ', '-')
    return derivedTags.has(word) ? derived.has(word) : isTagTrue(tag, recipe, diets)
  })
  const course = draft.course === 'Dessert' ? ['dessert'] : []
  return [...new Set([...typed, ...derived, ...course])]
}

function isTagTrue(tag: string, { lines }: Recipe, diets: readonly Diet[]): boolean {
  const claim = freeFromClaimAt(normalizeWords(tag).map(stemWord), 0)
  // 'Nut-free', 'meat free' and 'plant-based' make a claim; 'veggie-packed' does not.
  if (claim?.words !== 2) return true
  const { allergens, traits } = claim
  if (traits.includes('meat') && !diets.includes(traits.includes('egg') ? 'vegan' : 'vegetarian'))
    return false
  return allergens.every((one) => allergenVerdict(one, lines).answer === 'none found')
}

/**
 * Returns whether only the rules can decide a tag: a diet or the absence of something. Example: 'vegan' and 'nut-free', but not
 * 'salad'.
 */
export function isVerdictTag(tag: string): boolean {
  return (
    derivedTags.has(tag.replaceAll(' ', '-')) ||
    freeFromClaimAt(normalizeWords(tag).map(stemWord), 0)?.words === 2
  )
}

const derivedTags: ReadonlySet<string> = new Set([...dietIds, 'high-protein'])

function isHighInProtein(recipe: Recipe): boolean {
  const { perServing, coverageOf } = nutritionOfRecipe(recipe)
  if (coverageOf.kcal < minCoverage || coverageOf.protein < minCoverage) return false
  const { kcal = 0, protein = 0 } = perServing
  return protein >= highProtein.grams && protein * highProtein.kcalPerGram >= highProtein.ofEnergy * kcal
}

// The title is on a line of its own, so that it can be weighted apart.
function deriveSearchText(draft: RecipeDraft, lines: readonly RecipeLine[], tags: readonly string[]): string {
  const title = [...new Set(toSearchWords(draft.title))]
  const titleWords = [...tags, draft.cuisine ?? '', ...lines.flatMap(toSearchNames)]
  const rest = new Set(titleWords.flatMap(toSearchWords))
  for (const word of title) rest.delete(word)
  const text = `${title.join(' ')}\n${[...rest].join(' ')}`
  return text.length <= maxSearchText ? text : text.slice(0, text.lastIndexOf(' ', maxSearchText))
}

// The cook's name, our name and one-word aliases: an aubergine is also found as eggplant.
function toSearchNames({ text, foodId }: RecipeLine): string[] {
  const food = foodId === undefined ? undefined : foodById(foodId)
  const others = food?.aliases.filter((alias) => !alias.includes(' ')) ?? []
  return [parseIngredient(text).name, ...(food ? [food.name] : []), ...others]
}
