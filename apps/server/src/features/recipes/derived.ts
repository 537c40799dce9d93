import type { Moment, Occasion, RecipeDraft } from '@larder/contract/recipes'
import { allergenVerdict } from '@larder/kitchen/allergens'
import { type Diet, dietIds } from '@larder/kitchen/diet'
import { dietBitsOf } from '@larder/kitchen/diets'
import { nutritionOfRecipe } from '@larder/kitchen/dish-nutrition'
import { claimAt } from '@larder/kitchen/finding/claims'
import { plainWords, rootOf } from '@larder/kitchen/finding/words'
import { foodById } from '@larder/kitchen/food'
import { readIngredient } from '@larder/kitchen/ingredient'
import type { Recipe, RecipeLine } from '@larder/kitchen/recipe'
import { searchWords } from '../../search-words'
import { kitchenRecipe, minutesOf } from './cookbook/kitchen-recipe'
import { plateOf } from './plate'

/** What is worked out from a recipe whenever it is saved. */
export interface Derived {
  readonly occasions: (Occasion | Moment)[]
  readonly tags: string[]
  readonly diets: Diet[]
  readonly plate: string[]
  readonly searchText: string
}

const quickMinutes = 30
const leastCoverage = 0.9
const highProtein = { ofEnergy: 0.2, grams: 15, kcalPerGram: 4 }
const mostSearchText = 4000

export function derivedFrom(draft: RecipeDraft, lines: readonly RecipeLine[]): Derived {
  const recipe = { ...kitchenRecipe(0, { ...draft, ingredients: [] }), lines }
  const { unfit, unjudged } = dietBitsOf(recipe)
  const diets = dietIds.filter((_, place) => ((unfit | unjudged) & (1 << place)) === 0)
  const tags = tagsOf(draft, recipe, diets)
  return {
    occasions: occasionsOf(draft),
    tags,
    diets,
    plate: plateOf(lines),
    searchText: searchTextOf(draft, lines, tags),
  }
}

function occasionsOf(draft: RecipeDraft): (Occasion | Moment)[] {
  const minutes = minutesOf(draft)
  const isQuick = minutes > 0 && minutes <= quickMinutes
  const suits = new Set<Occasion | Moment>([...draft.occasions, ...draft.moments])
  if (isQuick) suits.add('quick')
  if (isQuick && suits.has('lunch')) suits.add('quick-lunch')
  if (suits.has('party')) suits.add('party-food')
  return [...suits]
}

// A cook may call a dish vegan or nut-free; it is only found as such when its lines say so too.
function tagsOf(draft: RecipeDraft, recipe: Recipe, diets: readonly Diet[]): string[] {
  const workedOut = new Set<string>(diets)
  if (isHighInProtein(recipe)) workedOut.add('high-protein')
  const typed = draft.tags.filter((tag) => {
    const word = tag.replaceAll(' ', '-')
    return decided.has(word) ? workedOut.has(word) : isTrueOf(tag, recipe, diets)
  })
  const course = draft.course === 'Dessert' ? ['dessert'] : []
  return [...new Set([...typed, ...workedOut, ...course])]
}

function isTrueOf(tag: string, { lines }: Recipe, diets: readonly Diet[]): boolean {
  const claim = claimAt(plainWords(tag).map(rootOf), 0)
  // 'Nut-free', 'meat free', 'plant-based' promise something; 'veggie-packed' does not.
  if (claim?.words !== 2) return true
  const { allergens, traits } = claim
  if (traits.includes('meat') && !diets.includes(traits.includes('egg') ? 'vegan' : 'vegetarian'))
    return false
  return allergens.every((one) => allergenVerdict(one, lines).answer === 'none found')
}

/** Whether a tag says what only the rules can say: a diet, or that something is not in it. Example: 'vegan' and 'nut-free', but not 'salad'. */
export function isVerdictTag(tag: string): boolean {
  return decided.has(tag.replaceAll(' ', '-')) || claimAt(plainWords(tag).map(rootOf), 0)?.words === 2
}

const decided: ReadonlySet<string> = new Set([...dietIds, 'high-protein'])

function isHighInProtein(recipe: Recipe): boolean {
  const { perServing, coverageOf } = nutritionOfRecipe(recipe)
  if (coverageOf.kcal < leastCoverage || coverageOf.protein < leastCoverage) return false
  const { kcal = 0, protein = 0 } = perServing
  return protein >= highProtein.grams && protein * highProtein.kcalPerGram >= highProtein.ofEnergy * kcal
}

// The title on a line of its own, so that it can be told from the rest.
function searchTextOf(draft: RecipeDraft, lines: readonly RecipeLine[], tags: readonly string[]): string {
  const title = [...new Set(searchWords(draft.title))]
  const said = [...tags, draft.cuisine ?? '', ...lines.flatMap(namesOf)]
  const rest = new Set(said.flatMap(searchWords))
  for (const word of title) rest.delete(word)
  const text = `${title.join(' ')}\n${[...rest].join(' ')}`
  return text.length <= mostSearchText ? text : text.slice(0, text.lastIndexOf(' ', mostSearchText))
}

// What the cook calls it, what we call it, and what others do in one word: an aubergine is found as eggplant too.
function namesOf({ text, foodId }: RecipeLine): string[] {
  const food = foodId === undefined ? undefined : foodById(foodId)
  const others = food?.aliases.filter((alias) => !alias.includes(' ')) ?? []
  return [readIngredient(text).name, ...(food ? [food.name] : []), ...others]
}
