import type { MatchedRecipe, RecipeSummary } from '@larder/contract/recipes'
import { canServe, type Objection, type ServingDecision } from '@larder/kitchen/diet/eater'
import { foodById } from '@larder/kitchen/food/food'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { type Coverage, coverageFromStock } from '@larder/kitchen/recipe-coverage/recipe-coverage'
import { findSwapsFor } from './cached-swaps'
import type { MatchingContext } from './matching-context'

/**
 * A card with what this kitchen must buy for the dish and what speaks against it for somebody at the table. Whoever has
 * compared the dish with the stock already hands that in.
 */
export function toMeal(
  summary: RecipeSummary,
  recipe: Recipe,
  kitchen: MatchingContext,
  coverage: Coverage = toCoverage(kitchen, recipe),
): MatchedRecipe {
  const warning = formatWarning(toServing(recipe, kitchen, coverage))
  return { ...summary, missing: toBuyNames(coverage), ...(warning !== undefined && { warning }) }
}

function toCoverage({ servings, assume, stock, eaters }: MatchingContext, recipe: Recipe): Coverage {
  const view = { assume, eaters, swaps: findSwapsFor(eaters) }
  return coverageFromStock(recipe, stock, servings === undefined ? view : { ...view, servings })
}

/** What must be bought, each thing once; what may be left out is not. */
function toBuyNames({ missing }: Coverage): string[] {
  return [...new Set(missing.flatMap(({ name, optional }) => (optional ? [] : [name])))]
}

/** What speaks against the dish as it would be cooked here, with what stands in for what is not there. */
function toServing(recipe: Recipe, { eaters }: MatchingContext, { lines }: Coverage): ServingDecision {
  const serving = canServe(recipe, eaters)
  const instead = lines.flatMap(({ swap, by = [] }) => [
    ...(swap?.parts ?? []),
    ...by.map(({ link }) => ({ foodId: link.from })),
  ])
  if (instead.length === 0 || eaters.length === 0) return serving
  const swapped = instead.map(({ foodId }) => ({ text: foodById(foodId)?.name ?? foodId, foodId }))
  // Whether a diet holds depends on the whole dish and its amounts; what is in a food does not.
  const avoiding = eaters.map((eater) => ({ ...eater, diets: [] }))
  const { refusals, warnings } = canServe({ ...recipe, lines: swapped }, avoiding)
  return {
    allowed: serving.allowed && refusals.length === 0,
    refusals: [...serving.refusals, ...refusals],
    warnings: [...serving.warnings, ...warnings],
  }
}

/** The first thing that speaks against a dish and for whom, what forbids it before what warns: 'Contains nuts: Mia'. */
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

function describeObjection({ concerns, about, answer }: Objection): string {
  const name = about === 'msg' ? 'MSG' : about
  if (answer === 'not known') return `Not known for ${name}`
  return concerns === 'diet' ? `Not ${name}` : `Contains ${name}`
}
