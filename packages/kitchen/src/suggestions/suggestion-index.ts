import { type DishProfile, dishProfileOf } from '../diet/eater'
import { toNumber } from '../quantity/amount'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { lineFacts, lineWeights } from '../recipe-coverage/line-need'
import { dishKindOf, occasionsOf } from './dish-kind'
import type { IndexedFacts, Posting, ProfileLookup, RecipeIndex } from './recipe-index'
import {
  createDishColumns,
  createLineColumns,
  createNameIndex,
  growColumns,
  indexName,
  lineFlags,
  maxRecipeLines,
  pointsPerLine,
  requiredFoodUnit,
} from './recipe-index'
import { standingScore } from './suggestion-score'

/**
 * Lays out recipes for `suggest`; of two with one id the later stands. Most of the time goes into reading every line for its
 * allergens: whoever keeps the profiles of saved recipes hands them in. Example: `suggest(indexRecipes(recipes), ask)`.
 */
export function indexRecipes(
  recipes: readonly Recipe[],
  profileFor: ProfileLookup = dishProfileOf,
): RecipeIndex {
  const lineCount = recipes.reduce((sum, { lines }) => sum + lines.length, 0)
  const index: RecipeIndex = {
    recipes: [],
    placeOf: new Map(),
    foods: createNameIndex(),
    postings: [],
    measures: createNameIndex(),
    facts: [],
    cuisines: createNameIndex(),
    kinds: createNameIndex(),
    profileFor,
    dishes: createDishColumns(recipes.length),
    lines: createLineColumns(lineCount),
    lineCount: 0,
  }
  // One kind of work at a time: in turns they would push each other out of the processor's caches.
  const profiles = recipes.map((recipe) => profileFor(recipe))
  for (const [at, recipe] of recipes.entries()) put(index, recipe, profiles[at] ?? profileFor(recipe))
  return index
}

/** Takes a new or changed recipe in; costs its own lines only. Example: `addRecipe(index, recipe)` after the cook saved it. */
export function addToIndex(index: RecipeIndex, recipe: Recipe): void {
  put(index, recipe, index.profileFor(recipe))
}

function put(index: RecipeIndex, recipe: Recipe, profile: DishProfile): void {
  removeFromIndex(index, recipe.id)
  const place = index.recipes.length
  index.recipes.push(recipe)
  index.placeOf.set(recipe.id, place)
  if (place >= index.dishes.start.length)
    index.dishes = growColumns(index.dishes, createDishColumns(place * 2 + 16))
  const needed = index.lineCount + recipe.lines.length
  if (needed > index.lines.food.length)
    index.lines = growColumns(index.lines, createLineColumns(needed * 2 + 64))
  addLines(index, recipe, place)
  const { dishes } = index
  const { minutes = Number.NaN } = recipe
  dishes.servings[place] = recipe.servings
  dishes.minutes[place] = minutes >= 0 ? minutes : Number.NaN
  dishes.quick[place] = standingScore(dishes.minutes[place] ?? Number.NaN, Number.NaN, 0, 0)
  dishes.occasions[place] = occasionsOf(recipe)
  dishes.allergens[place] = profile.contains | profile.notKnown
  dishes.unfit[place] = profile.unfit | profile.unjudged
  dishes.cuisine[place] = recipe.cuisine ? indexName(index.cuisines, recipe.cuisine.trim().toLowerCase()) : -1
  const kind = dishKindOf(recipe.title)
  dishes.kind[place] = kind ? indexName(index.kinds, kind) : -1
}

/** Takes a recipe out; one that is not in it changes nothing. Example: `removeRecipe(index, 41)` after the cook deleted it. */
export function removeFromIndex(index: RecipeIndex, id: number): void {
  const place = index.placeOf.get(id)
  if (place === undefined) return
  index.recipes[place] = undefined
  index.dishes.points[place] = 0
  index.placeOf.delete(id)
  if (index.recipes.length > 64 && index.placeOf.size < index.recipes.length / 2) tidy(index)
}

// Removed recipes leave empty places; once they are the most, everything moves together. Spread over the removals it costs
// each of them no more than adding one recipe.
function tidy(index: RecipeIndex): void {
  const fresh = indexRecipes(
    index.recipes.filter((recipe) => recipe !== undefined),
    index.profileFor,
  )
  Object.assign(index, fresh)
}

function addLines(index: RecipeIndex, recipe: Recipe, place: number): void {
  const { dishes } = index
  dishes.start[place] = index.lineCount
  dishes.points[place] = 0
  dishes.required[place] = 0
  dishes.mainFood[place] = -1
  let most = 0
  let optionals = 0
  if (recipe.lines.length <= maxRecipeLines) {
    for (const line of recipe.lines) {
      if (line.optional === true) optionals += 1
      else most = addLine(index, line, place, most)
    }
    if (optionals > 0) {
      for (const line of recipe.lines) if (line.optional === true) addLine(index, line, place, most)
    }
  }
  dishes.end[place] = index.lineCount
}

/** Adds one line to its recipe, as `lineNeed` reads it, and tells the most that any food so far makes the dish its own. */
function addLine(index: RecipeIndex, line: RecipeLine, place: number, most: number): number {
  const { dishes, lines } = index
  const { foodId, quantity } = line
  const optional = line.optional === true
  const at = index.lineCount
  index.lineCount += 1
  const food = foodId === undefined ? -1 : indexName(index.foods, foodId)
  const facts = food < 0 ? undefined : factsFor(index, food, quantity ? quantity.unit : '')
  const need = facts && quantity ? facts.value * toNumber(quantity.amount) : 0
  const isMeasured = need > 0 && need < Number.POSITIVE_INFINITY
  const weight = optional ? lineWeights.optional : facts ? facts.weight : lineWeights.main
  const points = weight * pointsPerLine
  lines.food[at] = food
  lines.measure[at] = facts && isMeasured ? facts.measure : -1
  lines.need[at] = isMeasured ? need : 0
  lines.weight[at] = weight
  lines.total[at] = isMeasured ? need : 0
  lines.spare[at] = facts?.spare ?? 0
  lines.cut[at] = facts?.cut ?? 0
  lines.flags[at] = (facts?.flags ?? 0) | (optional ? lineFlags.optional : 0)
  dishes.points[place] = (dishes.points[place] ?? 0) + points
  const isNew = food < 0 || post(index.postings, food, place, optional ? points : points + requiredFoodUnit)
  if (!isNew && !optional && isMeasured) shareTotal(index, place, at)
  if (isNew && !optional) dishes.required[place] = (dishes.required[place] ?? 0) + 1
  const mainness = facts && isMeasured && !optional ? need * facts.mainness : 0
  if (mainness <= most) return most
  dishes.mainFood[place] = food
  return mainness
}

/** The lines of a dish that ask for one food are judged together, as `lineNeeds` has them. */
function shareTotal({ dishes, lines }: RecipeIndex, place: number, at: number): void {
  const isSame = (line: number) =>
    lines.food[line] === lines.food[at] && lines.measure[line] === lines.measure[at]
  const first = dishes.start[place] ?? at
  let total = 0
  for (let line = first; line <= at; line += 1) if (isSame(line)) total += lines.need[line] ?? 0
  let [spare, cut]: (number | undefined)[] = []
  for (let line = first; line <= at; line += 1) {
    if (!isSame(line)) continue
    spare ??= lines.spare[line] ?? 0
    cut ??= lines.cut[line] ?? 0
    lines.total[line] = total
    lines.spare[line] = spare
    lines.cut[line] = cut
  }
}

function factsFor(index: RecipeIndex, food: number, unit: string): IndexedFacts {
  index.facts[food] ??= new Map()
  const ofFood = index.facts[food]
  let facts = ofFood.get(unit)
  if (!facts) {
    const { one, weight, mainness, vague, packed, spare, cut } = lineFacts(
      unit,
      index.foods.texts[food] ?? '',
    )
    const measure = indexName(index.measures, one.in)
    const flags = (vague ? lineFlags.vague : 0) | (packed ? lineFlags.packed : 0)
    facts = { measure, value: one.value, weight, mainness, spare, cut, flags }
    ofFood.set(unit, facts)
  }
  return facts
}

/** Notes that a recipe asks for a food; false when an earlier line of it did already. */
function post(postings: Posting[], food: number, place: number, adds: number): boolean {
  postings[food] ??= { entries: new Int32Array(64), length: 0 }
  const posting = postings[food]
  const { entries, length } = posting
  if (length > 0 && entries[length - 2] === place) {
    entries[length - 1] = (entries[length - 1] ?? 0) + (adds % requiredFoodUnit)
    return false
  }
  if (length === entries.length) {
    posting.entries = new Int32Array(2 * length)
    posting.entries.set(entries)
  }
  posting.entries[length] = place
  posting.entries[length + 1] = adds
  posting.length = length + 2
  return true
}
