import { cookedComponentTable, cookingWayTable } from '../data/foods/cooked-components'
import { addDays, type Day } from '../date/day'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { linksFrom } from '../food-graph/links'
import { safetyLimitOf } from '../food-safety/risk-class'
import { servingsOf } from '../meal-plan/dish-needs'
import { dishFormOf } from '../meal-plan/dishes/dish-form'
import { goodUntil } from '../meal-plan/serving/repeat-meals'
import { soldGramsOf } from '../quantity/quantity'
import { dishRoleOf } from '../recipe/dish-role'
import type { Recipe, RecipeLine } from '../recipe/recipe'

/**
 * Leftovers of a dish as an ingredient of another: a cooked food with its weight. Example: for 'Roast Chicken with Thyme' it is
 * `{ foodId: 'cooked-chicken', label: 'roast chicken', gramsEach: 140 }`.
 */
export interface CookedComponent {
  readonly foodId: string
  /** Its name in a sentence. */
  readonly label: string
  /** Cooked grams in one serving. */
  readonly gramsEach: number
}

/** Minimum grams per serving; less is a garnish and not enough for another dish. */
const minGrams = 50
/** Forms in which the main food stays in one piece. In a soup, a curry or a pie it is part of the whole. */
const pieceForms: ReadonlySet<string> = new Set(['roast', 'grill', 'bake', 'stew'])
const mealRoles: ReadonlySet<string> = new Set(['main', 'side'])

interface Row {
  readonly foodId: string
  readonly title: RegExp
  readonly nouns: readonly string[]
  readonly label: string
  readonly ways: ReadonlySet<string>
  readonly yields: ReadonlyMap<string, number>
}

const wordsPattern = (list: readonly string[]) => new RegExp(`\\b(?:${list.join('|')})\\b`, 'i')

const table = lazyValue(() => {
  const rows = parseRows(cookedComponentTable).map(
    ([foodId = '', nouns, label = '', ways, yields]): Row => ({
      foodId,
      title: wordsPattern(parseList(nouns)),
      nouns: parseList(nouns),
      label,
      ways: new Set(parseList(ways)),
      yields: new Map(
        parseList(yields).map((one): [string, number] => {
          const [id = '', share] = one.split(' ')
          return [id, Number(share)]
        }),
      ),
    }),
  )
  const ways = parseRows(cookingWayTable).map(([way = '', label = '', list]) => ({
    way,
    label,
    title: wordsPattern([...parseList(list)].sort((a, b) => b.length - a.length)),
  }))
  return { rows, ways }
})

const componentCache = new WeakMap<Recipe, { readonly component: CookedComponent | undefined }>()

/**
 * Returns the leftovers of a dish as a cooked food, if its main food stays in one piece: its author says so, or the title names
 * the food and the cooking method; the lines give its weight. Returns undefined for soups, curries, pies and other mixed dishes. Example:
 * `componentOf(roastChicken)?.foodId` is 'cooked-chicken'; a chicken curry has none.
 */
export function componentOf(recipe: Recipe): CookedComponent | undefined {
  const cached = componentCache.get(recipe)
  if (cached) return cached.component
  const component = findComponent(recipe)
  componentCache.set(recipe, { component })
  return component
}

/**
 * Returns the last day on which the leftovers may go into another dish, within the limits of the whole dish and of the cooked
 * food. Example: roast chicken of Sunday until Tuesday, boiled rice until Monday.
 */
export function componentUntil(cookedOn: Day, recipe: Recipe, { foodId, label }: CookedComponent): Day {
  const whole = goodUntil(cookedOn, recipe)
  const limit = safetyLimitOf({ foodId, name: label, cooked: true }, 'fridge')
  const ownLimit = limit ? addDays(cookedOn, limit.days) : whole
  return ownLimit < whole ? ownLimit : whole
}

function findComponent(recipe: Recipe): CookedComponent | undefined {
  if (!mealRoles.has(dishRoleOf(recipe))) return undefined
  if (recipe.facts?.leaves !== undefined) return statedComponent(recipe, recipe.facts.leaves)
  const title = recipe.title.slice(0, 200)
  const head = title.split(/,|\b(?:with|and|in|on)\b/i, 1)[0] ?? ''
  const form = dishFormOf(recipe)
  let best: CookedComponent | undefined
  for (const row of table().rows) {
    if (!row.title.test(head)) continue
    if (form !== undefined && !pieceForms.has(form) && !row.nouns.includes(form)) continue
    const way = table().ways.find((one) => one.title.test(title))
    if (!way || !row.ways.has(way.way)) continue
    const gramsEach = sumCookedGrams(recipe.lines, row) / servingsOf(recipe)
    if (gramsEach < minGrams || gramsEach <= (best?.gramsEach ?? 0)) continue
    const label = `${way.title.test(head) ? way.label : 'cooked'} ${row.label}`
    best = { foodId: row.foodId, label, gramsEach }
  }
  return best
}

/** The author's word stands in for a title that names neither the food nor its cooking. */
function statedComponent(recipe: Recipe, leaves: string): CookedComponent | undefined {
  const row = table().rows.find(({ foodId }) => foodId === leaves)
  const gramsEach = row ? sumCookedGrams(recipe.lines, row) / servingsOf(recipe) : 0
  return row && gramsEach >= minGrams
    ? { foodId: leaves, label: `cooked ${row.label}`, gramsEach }
    : undefined
}

function sumCookedGrams(lines: readonly RecipeLine[], row: Row): number {
  let grams = 0
  for (const { foodId, quantity, optional } of lines) {
    if (foodId === undefined || optional || !quantity) continue
    const share = yieldOf(foodId, row)
    if (share !== undefined) grams += (soldGramsOf(quantity, foodId) ?? 0) * share
  }
  return grams
}

/** Grams of the cooked food per gram of the raw food. */
function yieldOf(foodId: string, { foodId: component, yields }: Row): number | undefined {
  const ownYield = yields.get(foodId) ?? yields.get(`@${foodById(foodId)?.category ?? ''}`)
  if (ownYield !== undefined) return ownYield
  const made = linksFrom(foodId).find(({ to, how }) => to === component && how === 'made')
  return made && 1 / made.grams
}
