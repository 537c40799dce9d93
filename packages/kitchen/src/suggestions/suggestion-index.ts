import { type DishProfile, dishProfileOf } from '../diet/eater'
import { toNumber } from '../quantity/amount'
import type { Recipe, RecipeLine } from '../recipe/recipe'
import { lineFacts, lineWeights } from '../recipe-coverage/line-need'
import { dishKindOf, occasionsOf } from './dish-kind'
import type { IndexedFacts, Posting, ProfileLookup, RecipeIndex, RecipeStore } from './recipe-index'
import {
  copyColumns,
  createDishColumns,
  createLineColumns,
  createNameIndex,
  createRecipeList,
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
  const index = createRecipeIndex(createRecipeList(), profileFor)
  index.dishes = createDishColumns(recipes.length)
  index.lines = createLineColumns(recipes.reduce((sum, { lines }) => sum + lines.length, 0))
  // One kind of work at a time: interleaved, they would evict each other from the processor's caches.
  const profiles = recipes.map((recipe) => profileFor(recipe))
  for (const [at, recipe] of recipes.entries())
    insertRecipe(index, recipe, profiles[at] ?? profileFor(recipe))
  return index
}

/** Creates an empty index that keeps its recipes in a store. Example: `createRecipeIndex(createRecipeList())`. */
export function createRecipeIndex(
  recipes: RecipeStore,
  profileFor: ProfileLookup = dishProfileOf,
): RecipeIndex {
  return {
    recipes,
    placeOf: new Map(),
    foods: createNameIndex(),
    postings: [],
    measures: createNameIndex(),
    facts: [],
    cuisines: createNameIndex(),
    kinds: createNameIndex(),
    profileFor,
    dishes: createDishColumns(0),
    lines: createLineColumns(0),
    lineCount: 0,
  }
}

/** Adds a new or changed recipe at the cost of its own lines. Example: `addToIndex(index, recipe)` after the cook saved it. */
export function addToIndex(index: RecipeIndex, recipe: Recipe): void {
  insertRecipe(index, recipe, index.profileFor(recipe))
}

function insertRecipe(index: RecipeIndex, recipe: Recipe, profile: DishProfile): void {
  removeFromIndex(index, recipe.id)
  const position = index.recipes.length
  index.recipes.add(recipe)
  index.placeOf.set(recipe.id, position)
  if (position >= index.dishes.start.length)
    index.dishes = growColumns(index.dishes, createDishColumns(withSlack(position)))
  const needed = index.lineCount + recipe.lines.length
  if (needed > index.lines.food.length)
    index.lines = growColumns(index.lines, createLineColumns(withSlack(needed)))
  addLines(index, recipe, position)
  const { dishes } = index
  const { minutes = Number.NaN } = recipe
  dishes.id[position] = recipe.id
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
  index.recipes.remove(position)
  index.dishes.id[position] = 0
  index.dishes.points[position] = 0
  index.placeOf.delete(id)
  if (index.recipes.length > 64 && index.placeOf.size < index.recipes.length / 2) compactIndex(index)
}

/** Large columns hardly grow: a quarter of a hundred thousand recipes is enough room for years. */
function withSlack(count: number): number {
  return count + Math.max(64, Math.min(count, 100_000 + (count >> 2)))
}

/**
 * Copies the columns without the empty positions of removed recipes. Done whenever these are the majority: the amortised
 * cost per removal does not exceed that of adding one recipe.
 * Example: `compactIndex(index)` before `index.dishes` is written to a file.
 */
export function compactIndex(index: RecipeIndex): void {
  if (index.placeOf.size === index.recipes.length) return
  const kept = [...index.placeOf.values()].sort((a, b) => a - b)
  const lineCount = kept.reduce((sum, from) => sum + lengthOf(index, from), 0)
  const dishes = createDishColumns(withSlack(kept.length))
  const lines = createLineColumns(withSlack(lineCount))
  const placeAfter = new Int32Array(index.recipes.length).fill(-1)
  let end = 0
  for (const [to, from] of kept.entries()) {
    const [first, count] = [index.dishes.start[from] ?? 0, lengthOf(index, from)]
    copyColumns(index.lines, first, lines, end, count)
    copyColumns(index.dishes, from, dishes, to, 1)
    dishes.start[to] = end
    dishes.end[to] = end + count
    placeAfter[from] = to
    end += count
  }
  const placeOf = new Map(kept.map((from, to) => [index.dishes.id[from] ?? 0, to]))
  const postings = index.postings.map((posting) => renumber(posting, placeAfter))
  index.recipes.keep(kept)
  Object.assign(index, { dishes, lines, lineCount, placeOf, postings })
}

function lengthOf({ dishes }: RecipeIndex, position: number): number {
  return (dishes.end[position] ?? 0) - (dishes.start[position] ?? 0)
}

function renumber({ entries, length }: Posting, placeAfter: Int32Array): Posting {
  const kept = new Int32Array(Math.max(length, 64))
  let count = 0
  for (let at = 0; at < length; at += 2) {
    const position = placeAfter[entries[at] ?? -1] ?? -1
    if (position < 0) continue
    kept[count] = position
    kept[count + 1] = entries[at + 1] ?? 0
    count += 2
  }
  return { entries: kept, length: count }
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
    posting.entries = new Int32Array(Math.max(64, 2 * length))
    posting.entries.set(entries)
  }
  posting.entries[length] = position
  posting.entries[length + 1] = adds
  posting.length = length + 2
  return true
}
