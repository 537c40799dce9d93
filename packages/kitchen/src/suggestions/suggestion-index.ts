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
 * Indexes recipes for `suggest`; of two with one id the later one wins. Most of the time goes into classifying every
 * line for its allergens, so stored profiles of saved recipes can be passed in.
 * Example: `suggest(indexRecipes(recipes), request)`.
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
  // One kind of work at a time: interleaved, they would evict each other from the processor's caches.
  const profiles = recipes.map((recipe) => profileFor(recipe))
  for (const [at, recipe] of recipes.entries())
    insertRecipe(index, recipe, profiles[at] ?? profileFor(recipe))
  return index
}

/** Adds a new or changed recipe at the cost of its own lines. Example: `addToIndex(index, recipe)` after the cook saved it. */
export function addToIndex(index: RecipeIndex, recipe: Recipe): void {
  insertRecipe(index, recipe, index.profileFor(recipe))
}

function insertRecipe(index: RecipeIndex, recipe: Recipe, profile: DishProfile): void {
  removeFromIndex(index, recipe.id)
  const position = index.recipes.length
  index.recipes.push(recipe)
  index.placeOf.set(recipe.id, position)
  if (position >= index.dishes.start.length)
    index.dishes = growColumns(index.dishes, createDishColumns(position * 2 + 16))
  const needed = index.lineCount + recipe.lines.length
  if (needed > index.lines.food.length)
    index.lines = growColumns(index.lines, createLineColumns(needed * 2 + 64))
  addLines(index, recipe, position)
  const { dishes } = index
  const { minutes = Number.NaN } = recipe
  dishes.servings[position] = recipe.servings
  dishes.minutes[position] = minutes >= 0 ? minutes : Number.NaN
  dishes.quick[position] = standingScore(dishes.minutes[position] ?? Number.NaN, Number.NaN, 0, 0)
  dishes.occasions[position] = occasionsOf(recipe)
  dishes.allergens[position] = profile.contains | profile.notKnown
  dishes.unfit[position] = profile.unfit | profile.unjudged
  dishes.cuisine[position] = recipe.cuisine
    ? indexName(index.cuisines, recipe.cuisine.trim().toLowerCase())
    : -1
  const kind = dishKindOf(recipe.title)
  dishes.kind[position] = kind ? indexName(index.kinds, kind) : -1
}

/** Removes a recipe; an unknown one changes nothing. Example: `removeFromIndex(index, 41)` after the cook deleted it. */
export function removeFromIndex(index: RecipeIndex, id: number): void {
  const position = index.placeOf.get(id)
  if (position === undefined) return
  index.recipes[position] = undefined
  index.dishes.points[position] = 0
  index.placeOf.delete(id)
  if (index.recipes.length > 64 && index.placeOf.size < index.recipes.length / 2) compact(index)
}

// Removed recipes leave empty positions; once these are the majority, the index is compacted. The amortised cost per
// removal does not exceed that of adding one recipe.
function compact(index: RecipeIndex): void {
  const fresh = indexRecipes(
    index.recipes.filter((recipe) => recipe !== undefined),
    index.profileFor,
  )
  Object.assign(index, fresh)
}

function addLines(index: RecipeIndex, recipe: Recipe, position: number): void {
  const { dishes } = index
  dishes.start[position] = index.lineCount
  dishes.points[position] = 0
  dishes.required[position] = 0
  dishes.mainFood[position] = -1
  let most = 0
  let optionals = 0
  if (recipe.lines.length <= maxRecipeLines) {
    for (const line of recipe.lines) {
      if (line.optional === true) optionals += 1
      else most = addLine(index, line, position, most)
    }
    if (optionals > 0) {
      for (const line of recipe.lines) if (line.optional === true) addLine(index, line, position, most)
    }
  }
  dishes.end[position] = index.lineCount
}

/** Adds one line to its recipe, as `lineNeed` reads it, and returns the highest main-food weight so far. */
function addLine(index: RecipeIndex, line: RecipeLine, position: number, most: number): number {
  const { dishes, lines } = index
  const { foodId, quantity } = line
  const optional = line.optional === true
  const at = index.lineCount
  index.lineCount += 1
  const food = foodId === undefined ? -1 : indexName(index.foods, foodId)
  const facts = food < 0 ? undefined : indexedFactsOf(index, food, quantity ? quantity.unit : '')
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
  dishes.points[position] = (dishes.points[position] ?? 0) + points
  const isNew =
    food < 0 || addPosting(index.postings, food, position, optional ? points : points + requiredFoodUnit)
  if (!isNew && !optional && isMeasured) shareTotal(index, position, at)
  if (isNew && !optional) dishes.required[position] = (dishes.required[position] ?? 0) + 1
  const mainness = facts && isMeasured && !optional ? need * facts.mainness : 0
  if (mainness <= most) return most
  dishes.mainFood[position] = food
  return mainness
}

/** The lines of a dish with one food are combined, as in `lineNeeds`. */
function shareTotal({ dishes, lines }: RecipeIndex, position: number, at: number): void {
  const isSame = (line: number) =>
    lines.food[line] === lines.food[at] && lines.measure[line] === lines.measure[at]
  const first = dishes.start[position] ?? at
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

function indexedFactsOf(index: RecipeIndex, food: number, unit: string): IndexedFacts {
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

/** Records that a recipe needs a food; false if an earlier line already did. */
function addPosting(postings: Posting[], food: number, position: number, adds: number): boolean {
  postings[food] ??= { entries: new Int32Array(64), length: 0 }
  const posting = postings[food]
  const { entries, length } = posting
  if (length > 0 && entries[length - 2] === position) {
    entries[length - 1] = (entries[length - 1] ?? 0) + (adds % requiredFoodUnit)
    return false
  }
  if (length === entries.length) {
    posting.entries = new Int32Array(2 * length)
    posting.entries.set(entries)
  }
  posting.entries[length] = position
  posting.entries[length + 1] = adds
  posting.length = length + 2
  return true
}
