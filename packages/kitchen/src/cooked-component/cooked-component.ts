import { cookedComponentTable, cookingWayTable } from '../data/foods/cooked-components'
import { addDays, type Day } from '../date/day'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { foodById } from '../food/food'
import { linksFrom } from '../food-graph/links'
import { safetyLimitOf } from '../food-safety/risk-class'
import { servingsOf } from '../meal-plan/dish-needs'
import { dishFormOf } from '../meal-plan/dishes/dish-form'
import { goodUntil } from '../meal-plan/serving/repeat-meals'
import { gramsOf } from '../quantity/quantity'
import { dishRoleOf } from '../recipe/dish-role'
import type { Recipe, RecipeLine } from '../recipe/recipe'

/**
 * What the leftovers of a dish are to another dish: a cooked food with its weight. Example: of 'Roast Chicken with Thyme' it is
 * `{ foodId: 'cooked-chicken', said: 'roast chicken', gramsEach: 140 }`.
 */
export interface CookedComponent {
  readonly foodId: string
  /** As a cook calls it. */
  readonly said: string
  /** Cooked grams in one serving. */
  readonly gramsEach: number
}

/** Less of it on a plate is a garnish, and no start for another dish. */
const leastGrams = 50
/** In these the main food stays in one piece; in a soup, a curry or a pie it is part of the whole. */
const pieceForms: ReadonlySet<string> = new Set(['roast', 'grill', 'bake', 'stew'])
const mealRoles: ReadonlySet<string> = new Set(['main', 'side'])

interface Row {
  readonly foodId: string
  readonly title: RegExp
  readonly nouns: readonly string[]
  readonly said: string
  readonly ways: ReadonlySet<string>
  readonly yields: ReadonlyMap<string, number>
}

const words = (list: readonly string[]) => new RegExp(`\\b(?:${list.join('|')})\\b`, 'i')

const table = lazyValue(() => {
  const rows = parseRows(cookedComponentTable).map(
    ([foodId = '', nouns, said = '', ways, raw]): Row => ({
      foodId,
      title: words(parseList(nouns)),
      nouns: parseList(nouns),
      said,
      ways: new Set(parseList(ways)),
      yields: new Map(
        parseList(raw).map((one): [string, number] => {
          const [id = '', part] = one.split(' ')
          return [id, Number(part)]
        }),
      ),
    }),
  )
  const ways = parseRows(cookingWayTable).map(([way = '', said = '', list]) => ({
    way,
    said,
    title: words([...parseList(list)].sort((a, b) => b.length - a.length)),
  }))
  return { rows, ways }
})

const remembered = new WeakMap<Recipe, { readonly component: CookedComponent | undefined }>()

/**
 * What is left of a dish as a cooked food, where its main food stays a piece of its own: its title names the food and how it was
 * cooked, and its lines weigh it. Nothing of soups, curries, pies and other dishes that are one whole. Example:
 * `componentOf(roastChicken)?.foodId` is 'cooked-chicken', of a chicken curry there is none.
 */
export function componentOf(recipe: Recipe): CookedComponent | undefined {
  const known = remembered.get(recipe)
  if (known) return known.component
  const component = workedOut(recipe)
  remembered.set(recipe, { component })
  return component
}

/**
 * The last day on which what is left of a dish may go into another one: within the limit of the whole dish and of the cooked
 * food itself. Example: roast chicken of Sunday until Tuesday, boiled rice until Monday.
 */
export function componentUntil(cookedOn: Day, recipe: Recipe, { foodId, said }: CookedComponent): Day {
  const whole = goodUntil(cookedOn, recipe)
  const limit = safetyLimitOf({ foodId, name: said, cooked: true }, 'fridge')
  const own = limit ? addDays(cookedOn, limit.days) : whole
  return own < whole ? own : whole
}

function workedOut(recipe: Recipe): CookedComponent | undefined {
  if (!mealRoles.has(dishRoleOf(recipe))) return undefined
  const title = recipe.title.slice(0, 200)
  const head = title.split(/,|\b(?:with|and|in|on)\b/i, 1)[0] ?? ''
  const form = dishFormOf(recipe)
  let best: CookedComponent | undefined
  for (const row of table().rows) {
    if (!row.title.test(head)) continue
    if (form !== undefined && !pieceForms.has(form) && !row.nouns.includes(form)) continue
    const way = table().ways.find((one) => one.title.test(title))
    if (!way || !row.ways.has(way.way)) continue
    const gramsEach = cookedGrams(recipe.lines, row) / servingsOf(recipe)
    if (gramsEach < leastGrams || gramsEach <= (best?.gramsEach ?? 0)) continue
    const said = `${way.title.test(head) ? way.said : 'cooked'} ${row.said}`
    best = { foodId: row.foodId, said, gramsEach }
  }
  return best
}

function cookedGrams(lines: readonly RecipeLine[], row: Row): number {
  let grams = 0
  for (const { foodId, quantity, optional } of lines) {
    if (foodId === undefined || optional || !quantity) continue
    const part = cookedPart(foodId, row)
    if (part !== undefined) grams += (gramsOf(quantity, foodId) ?? 0) * part
  }
  return grams
}

/** Grams of the cooked food for a gram of the raw one. */
function cookedPart(foodId: string, { foodId: component, yields }: Row): number | undefined {
  const own = yields.get(foodId) ?? yields.get(`@${foodById(foodId)?.category ?? ''}`)
  if (own !== undefined) return own
  const made = linksFrom(foodId).find(({ to, how }) => to === component && how === 'made')
  return made && 1 / made.grams
}
