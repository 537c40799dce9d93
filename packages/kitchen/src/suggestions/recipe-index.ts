import type { DishProfile } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import type { LineFacts } from '../recipe-coverage/line-need'

/**
 * All recipes of a household, indexed: recipes by food, and for each recipe only the numbers a ranking needs.
 * `addToIndex` and `removeFromIndex` change it in place.
 * Example: `const index = indexRecipes(recipes)`.
 */
export interface RecipeIndex {
  readonly recipes: RecipeStore
  readonly placeOf: Map<number, number>
  readonly foods: NameIndex
  /** By food number. */
  readonly postings: Posting[]
  readonly measures: NameIndex
  /** By food number, then by unit. */
  readonly facts: Map<string, IndexedFacts>[]
  readonly cuisines: NameIndex
  readonly kinds: NameIndex
  readonly profileFor: ProfileLookup
  dishes: DishColumns
  lines: LineColumns
  lineCount: number
}

/**
 * The recipes of an index by position. Ranking reads numbers only, so a store may keep its recipes elsewhere and read the few
 * that are suggested. Example: `index.recipes.at(position)?.title`.
 */
export interface RecipeStore {
  /** The number of positions, with those of removed recipes. */
  readonly length: number
  /** Undefined after its recipe was removed. */
  at(position: number): Recipe | undefined
  /** Adds a recipe at the next position. */
  add(recipe: Recipe): void
  remove(position: number): void
  /** Keeps the recipes of these positions, renumbered in this order. */
  keep(positions: readonly number[]): void
}

/**
 * Returns the profile of a dish: computed now, or stored when its recipe was saved.
 * Example: `({ id }) => kept.get(id) ?? profileOf(recipe)`.
 */
export type ProfileLookup = (recipe: Recipe) => DishProfile

/** The `lineFacts` of a food in a unit, in numbers of the index. Example: `facts[food].get('clove')?.value` is 3. */
export interface IndexedFacts extends Pick<LineFacts, 'weight' | 'mainness' | 'spare' | 'cut'> {
  readonly measure: number
  /** One of the unit, in the measure. */
  readonly value: number
  /** As in `LineColumns`. */
  readonly flags: number
}

/**
 * The recipes that need one food, two numbers each: the position of the recipe, and the points of the food's lines.
 * Example: `posting.entries[0]` is the first place, `posting.entries[1]` its points.
 */
export interface Posting {
  entries: Int32Array
  /** The number of used entries. */
  length: number
}

/** The points of a main line; seasoning has half of them, optional lines a quarter. Example: `pointsPerLine` is 20. */
export const pointsPerLine = 20

/**
 * A required food in a sum of points: both add up in one integer.
 * Example: 2 required foods of 30 points are `2 * requiredOne + 30`.
 */
export const requiredFoodUnit = 65_536

/** Maximum number of lines: a longer recipe is stored but never suggested. Example: `mostLines` is 1000. */
export const maxRecipeLines = 1000

/** A number for every name, in order of insertion. Example: `names.numbers.get('g')` is 0. */
export interface NameIndex {
  readonly numbers: Map<string, number>
  readonly texts: string[]
}

/** The facts of each recipe, by position. Example: `dishes.minutes[place]`. */
export interface DishColumns {
  /** 0 after its recipe was removed. */
  readonly id: Float64Array
  /** Its lines run from `start` to before `end`, optional ones last. */
  readonly start: Int32Array
  readonly end: Int32Array
  readonly servings: Float64Array
  /** NaN if unknown. */
  readonly minutes: Float64Array
  /** One bit for each occasion it suits. */
  readonly occasions: Uint8Array
  /** Bits of the allergens it contains or may contain, and of the diets it does not fit or for which the verdict is not known. */
  readonly allergens: Int32Array
  readonly unfit: Int32Array
  /** The points of all its lines; 0 if it must not be suggested. */
  readonly points: Int32Array
  /** The score of its quickness. */
  readonly quick: Float64Array
  /** The number of different required items; each line that was not understood counts as one. */
  readonly required: Int32Array
  /** -1 for none. */
  readonly mainFood: Int32Array
  readonly cuisine: Int32Array
  readonly kind: Int32Array
}

/** The facts of each recipe line. Example: `lines.need[line]`, counted in `lines.measure[line]`. */
export interface LineColumns {
  /** -1 if the line was not understood. */
  readonly food: Int32Array
  /** -1 if any amount suffices. */
  readonly measure: Int32Array
  readonly need: Float64Array
  /** The combined need of the dish for the food, and its tolerance, as in `LineNeed`. */
  readonly total: Float64Array
  readonly spare: Float64Array
  readonly cut: Float64Array
  readonly weight: Float64Array
  readonly flags: Uint8Array
}

/** The flags of a line. Example: `lines.flags[line] & lineFlags.optional`. */
export const lineFlags = { optional: 1, vague: 2, packed: 4 } as const

/** Creates an empty name index. Example: `indexName(createNameIndex(), 'g')` is 0. */
export function createNameIndex(): NameIndex {
  return { numbers: new Map(), texts: [] }
}

/** Returns the number of a name, a new one for a new name. Example: `indexName(index.foods, 'egg')`. */
export function indexName(names: NameIndex, text: string): number {
  let number = names.numbers.get(text)
  if (number === undefined) {
    number = names.texts.length
    names.numbers.set(text, number)
    names.texts.push(text)
  }
  return number
}

/** Allocates columns for a number of recipes. Example: `createDishColumns(10_000)`. */
export function createDishColumns(count: number): DishColumns {
  const whole = () => new Int32Array(count)
  return {
    id: new Float64Array(count),
    start: whole(),
    end: whole(),
    servings: new Float64Array(count),
    minutes: new Float64Array(count),
    occasions: new Uint8Array(count),
    allergens: whole(),
    unfit: whole(),
    points: whole(),
    quick: new Float64Array(count),
    required: whole(),
    mainFood: whole(),
    cuisine: whole(),
    kind: whole(),
  }
}

/** Allocates columns for a number of lines. Example: `createLineColumns(80_000)`. */
export function createLineColumns(count: number): LineColumns {
  return {
    food: new Int32Array(count),
    measure: new Int32Array(count),
    need: new Float64Array(count),
    total: new Float64Array(count),
    spare: new Float64Array(count),
    cut: new Float64Array(count),
    weight: new Float64Array(count),
    flags: new Uint8Array(count),
  }
}

/** Creates a store of recipes in memory. Example: `createRecipeList().length` is 0. */
export function createRecipeList(): RecipeStore {
  let list: (Recipe | undefined)[] = []
  return {
    get length() {
      return list.length
    },
    at: (position) => list[position],
    add: (recipe) => void list.push(recipe),
    remove(position) {
      list[position] = undefined
    },
    keep(positions) {
      list = positions.map((position) => list[position])
    },
  }
}

/** Copies columns into larger ones. Example: `growColumns(index.lines, createLineColumns(200))`. */
export function growColumns<Columns extends DishColumns | LineColumns>(
  from: Columns,
  into: Columns,
): Columns {
  for (const [name, column] of Object.entries(from)) {
    ;(into[name as keyof Columns] as Uint8Array).set(column)
  }
  return into
}

/** Copies some rows of columns. Example: `copyColumns(index.lines, 7, lines, 0, 2)` copies the lines 7 and 8. */
export function copyColumns<Columns extends DishColumns | LineColumns>(
  from: Columns,
  first: number,
  into: Columns,
  at: number,
  count: number,
): void {
  for (const [name, column] of Object.entries(from)) {
    ;(into[name as keyof Columns] as Uint8Array).set(column.subarray(first, first + count), at)
  }
}
