import type { DishProfile } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import type { LineFacts } from '../recipe-coverage/line-need'

/**
 * All recipes of a household laid out for asking: recipes by food, and of each recipe only the numbers a ranking needs.
 * `addRecipe` and `removeRecipe` change it in place. Example: `const index = indexRecipes(recipes)`.
 */
export interface RecipeIndex {
  /** By place; a place is empty once its recipe was taken out. */
  readonly recipes: (Recipe | undefined)[]
  readonly placeOf: Map<number, number>
  readonly foods: NameIndex
  /** By the number of a food. */
  readonly postings: Posting[]
  readonly measures: NameIndex
  /** By the number of a food, then by unit. */
  readonly facts: Map<string, IndexedFacts>[]
  readonly cuisines: NameIndex
  readonly kinds: NameIndex
  readonly profileFor: ProfileLookup
  dishes: DishColumns
  lines: LineColumns
  lineCount: number
}

/** Where the profile of a dish comes from: worked out now, or kept since its recipe was saved. Example: `({ id }) => kept.get(id) ?? profileOf(recipe)`. */
export type ProfileLookup = (recipe: Recipe) => DishProfile

/** What `lineFacts` says of a food in a unit, in numbers of the index. Example: `facts[food].get('clove')?.value` is 3. */
export interface IndexedFacts extends Pick<LineFacts, 'weight' | 'mainness' | 'spare' | 'cut'> {
  readonly measure: number
  /** One of the unit, counted in the measure. */
  readonly value: number
  /** As `Lines` has them. */
  readonly flags: number
}

/**
 * The recipes that ask for one food, two numbers each: the place of the recipe, and what the food's lines add to it. Example:
 * `posting.entries[0]` is the first place, `posting.entries[1]` its points.
 */
export interface Posting {
  entries: Int32Array
  /** How many numbers of `entries` are in use. */
  length: number
}

/** What a main line counts in points; seasoning has half of them, what may be left out a quarter. Example: `pointsPerLine` is 20. */
export const pointsPerLine = 20

/** A required food in a sum of points: both add up in one whole number. Example: 2 required foods of 30 points are `2 * requiredOne + 30`. */
export const requiredFoodUnit = 65_536

/** A recipe of more lines is a book: it is kept and never suggested. Example: `mostLines` is 1000. */
export const maxRecipeLines = 1000

/** A number for every name, in order of arrival. Example: `names.numbers.get('g')` is 0. */
export interface NameIndex {
  readonly numbers: Map<string, number>
  readonly texts: string[]
}

/** What is known of each recipe, by place. Example: `dishes.minutes[place]`. */
export interface DishColumns {
  /** Its lines are those from `start` to before `end`, what may be left out last. */
  readonly start: Int32Array
  readonly end: Int32Array
  readonly servings: Float64Array
  /** NaN when not known. */
  readonly minutes: Float64Array
  /** One bit for each occasion it suits. */
  readonly occasions: Uint8Array
  /** Bits of the allergens it contains or may contain, and of the diets it does not fit or that nobody can judge. */
  readonly allergens: Int32Array
  readonly unfit: Int32Array
  /** The points of all its lines; 0 when it must not be suggested. */
  readonly points: Int32Array
  /** What its quickness adds to its score. */
  readonly quick: Float64Array
  /** How many different things it cannot do without; each line that was not understood counts as one. */
  readonly required: Int32Array
  /** -1 for none. */
  readonly mainFood: Int32Array
  readonly cuisine: Int32Array
  readonly kind: Int32Array
}

/** What is known of each line of a recipe. Example: `lines.need[line]`, counted in `lines.measure[line]`. */
export interface LineColumns {
  /** -1 when the line was not understood. */
  readonly food: Int32Array
  /** -1 when any amount will do. */
  readonly measure: Int32Array
  readonly need: Float64Array
  /** What all lines of the dish need of the food, and what of it may be short, as `LineNeed` has them. */
  readonly total: Float64Array
  readonly spare: Float64Array
  readonly cut: Float64Array
  readonly weight: Float64Array
  readonly flags: Uint8Array
}

/** What is special about a line. Example: `lines.flags[line] & lineFlags.optional`. */
export const lineFlags = { optional: 1, vague: 2, packed: 4 } as const

/** No names yet. Example: `numberFor(noNames(), 'g')` is 0. */
export function createNameIndex(): NameIndex {
  return { numbers: new Map(), texts: [] }
}

/** The number of a name, a new one when it is new. Example: `numberFor(index.foods, 'egg')`. */
export function indexName(names: NameIndex, text: string): number {
  let number = names.numbers.get(text)
  if (number === undefined) {
    number = names.texts.length
    names.numbers.set(text, number)
    names.texts.push(text)
  }
  return number
}

/** Room for so many recipes. Example: `dishesFor(10_000)`. */
export function createDishColumns(count: number): DishColumns {
  const whole = () => new Int32Array(count)
  return {
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

/** Room for so many lines. Example: `linesFor(80_000)`. */
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

/** The same columns with more room. Example: `grown(index.lines, linesFor(200))`. */
export function growColumns<Columns extends DishColumns | LineColumns>(
  from: Columns,
  into: Columns,
): Columns {
  for (const [name, column] of Object.entries(from)) {
    ;(into[name as keyof Columns] as Uint8Array).set(column)
  }
  return into
}
