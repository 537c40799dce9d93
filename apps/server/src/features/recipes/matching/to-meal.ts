import type { MatchedRecipe, RecipeSummary } from '@larder/contract/recipes'
import { canServe, type Objection, type ServingDecision } from '@larder/kitchen/diet/eater'
import { foodById } from '@larder/kitchen/food/food'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { type Coverage, coverageFromStock } from '@larder/kitchen/recipe-coverage/recipe-coverage'
import type { StockIndex } from '@larder/kitchen/recipe-coverage/stock-index'
import { findSwapsFor } from './cached-swaps'
import type { MatchingContext } from './matching-context'

/** What a household must know of a dish before it cooks it. */
type DishMatch = Pick<MatchedRecipe, 'missing' | 'warning'>

/** Matches of one stock under one set of rules. A change of the stock makes a new index, and so an empty cache. */
interface CachedMatches {
  readonly rules: string
  readonly matches: Map<Recipe, DishMatch>
}

const cachedMatches = new WeakMap<StockIndex, CachedMatches>()
/** Limits the memory that paging through a whole cookbook may fill. */
const maxCachedMatches = 1000

/**
 * Returns a card with what this household must buy for the dish and the warning for its eaters. `coverage` is passed when it is
 * already computed; otherwise the match is cached, because a search repeats its dishes with each letter typed.
 */
export function toMeal(
  summary: RecipeSummary,
  recipe: Recipe,
  context: MatchingContext,
  coverage?: Coverage,
): MatchedRecipe {
  const match = coverage ? matchDish(recipe, context, coverage) : findMatch(recipe, context)
  return { ...summary, ...match }
}

function findMatch(recipe: Recipe, context: MatchingContext): DishMatch {
  const { stock, servings, assume, eaters } = context
  const rules = JSON.stringify([servings, assume, eaters])
  let cached = cachedMatches.get(stock)
  if (cached?.rules !== rules) {
    cached = { rules, matches: new Map() }
    cachedMatches.set(stock, cached)
  }
  const { matches } = cached
  const known = matches.get(recipe)
  if (known) return known
  const match = matchDish(recipe, context, toCoverage(context, recipe))
  if (matches.size >= maxCachedMatches) matches.clear()
  matches.set(recipe, match)
  return match
}

function matchDish(recipe: Recipe, context: MatchingContext, coverage: Coverage): DishMatch {
  const warning = formatWarning(toServing(recipe, context, coverage))
  return { missing: toBuyNames(coverage), ...(warning !== undefined && { warning }) }
}

function toCoverage({ servings, assume, stock, eaters }: MatchingContext, recipe: Recipe): Coverage {
  const view = { assume, eaters, swaps: findSwapsFor(eaters) }
  return coverageFromStock(recipe, stock, servings === undefined ? view : { ...view, servings })
}

/** Returns the names to buy, each once, without optional ones. */
function toBuyNames({ missing }: Coverage): string[] {
  return [...new Set(missing.flatMap(({ name, optional }) => (optional ? [] : [name])))]
}

/** Judges the dish as it would be cooked here, including substitutes for missing foods. */
function toServing(recipe: Recipe, { eaters }: MatchingContext, { lines }: Coverage): ServingDecision {
  const serving = canServe(recipe, eaters)
  const substitutes = lines.flatMap(({ swap, by = [] }) => [
    ...(swap?.parts ?? []),
    ...by.map(({ link }) => ({ foodId: link.from })),
  ])
  if (substitutes.length === 0 || eaters.length === 0) return serving
  const swapped = substitutes.map(({ foodId }) => ({ text: foodById(foodId)?.name ?? foodId, foodId }))
  // A diet depends on the whole dish and its amounts; the allergens of a food do not.
  const avoiding = eaters.map((eater) => ({ ...eater, diets: [] }))
  const { refusals, warnings } = canServe({ ...recipe, lines: swapped }, avoiding)
  return {
    allowed: serving.allowed && refusals.length === 0,
    refusals: [...serving.refusals, ...refusals],
    warnings: [...serving.warnings, ...warnings],
  }
}

/** Formats the first objection with the eaters it concerns, refusals before warnings: 'Contains nuts: Mia'. */
export function formatWarning({
  refusals,
  warnings,
}: Pick<ServingDecision, 'refusals' | 'warnings'>): string | undefined {
  const objections = [...refusals, ...warnings]
  const [first] = objections
  if (!first) return undefined
  const same = objections.filter(
    ({ concerns, about, answer }) =>
      concerns === first.concerns && about === first.about && answer === first.answer,
  )
  return `${describeObjection(first)}: ${[...new Set(same.map(({ eater }) => eater))].join(', ')}`
}

const properNames: ReadonlyMap<string, string> = new Map([
  ['msg', 'MSG'],
  ['mediterranean', 'Mediterranean'],
])

function describeObjection({ concerns, about, answer }: Objection): string {
  const name = properNames.get(about) ?? about
  if (answer === 'not known') return `Not known for ${name}`
  return concerns === 'diet' ? `Not ${name}` : `Contains ${name}`
}
