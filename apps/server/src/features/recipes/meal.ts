import type { Meal, RecipeSummary } from '@larder/contract/recipes'
import { mayServe, type Objection, type Serving } from '@larder/kitchen/eater'
import { foodById } from '@larder/kitchen/food'
import { type Coverage, coverageFrom } from '@larder/kitchen/matching'
import type { Recipe } from '@larder/kitchen/recipe'
import type { Kitchen } from './kitchens'
import { swapsAt } from './swaps-at'

/**
 * A card with what this kitchen must buy for the dish and what speaks against it for somebody at the table. Whoever has
 * compared the dish with the stock already hands that in.
 */
export function mealOf(
  summary: RecipeSummary,
  recipe: Recipe,
  kitchen: Kitchen,
  coverage: Coverage = coverageIn(kitchen, recipe),
): Meal {
  const warning = warningOf(servingOf(recipe, kitchen, coverage))
  return { ...summary, missing: toBuyIn(coverage), ...(warning !== undefined && { warning }) }
}

function coverageIn({ servings, assume, stock, eaters }: Kitchen, recipe: Recipe): Coverage {
  const view = { assume, eaters, swaps: swapsAt(eaters) }
  return coverageFrom(recipe, stock, servings === undefined ? view : { ...view, servings })
}

/** What must be bought, each thing once; what may be left out is not. */
function toBuyIn({ missing }: Coverage): string[] {
  return [...new Set(missing.flatMap(({ name, optional }) => (optional ? [] : [name])))]
}

/** What speaks against the dish as it would be cooked here, with what stands in for what is not there. */
function servingOf(recipe: Recipe, { eaters }: Kitchen, { lines }: Coverage): Serving {
  const serving = mayServe(recipe, eaters)
  const instead = lines.flatMap(({ swap, by = [] }) => [
    ...(swap?.parts ?? []),
    ...by.map(({ link }) => ({ foodId: link.from })),
  ])
  if (instead.length === 0 || eaters.length === 0) return serving
  const swapped = instead.map(({ foodId }) => ({ text: foodById(foodId)?.name ?? foodId, foodId }))
  // Whether a diet holds depends on the whole dish and its amounts; what is in a food does not.
  const avoiding = eaters.map((eater) => ({ ...eater, diets: [] }))
  const { refusals, warnings } = mayServe({ ...recipe, lines: swapped }, avoiding)
  return {
    allowed: serving.allowed && refusals.length === 0,
    refusals: [...serving.refusals, ...refusals],
    warnings: [...serving.warnings, ...warnings],
  }
}

/** The first thing that speaks against a dish and for whom, what forbids it before what warns: 'Contains nuts: Mia'. */
export function warningOf({
  refusals,
  warnings,
}: Pick<Serving, 'refusals' | 'warnings'>): string | undefined {
  const objections = [...refusals, ...warnings]
  const [first] = objections
  if (!first) return undefined
  const same = objections.filter(
    ({ concerns, about, answer }) =>
      concerns === first.concerns && about === first.about && answer === first.answer,
  )
  return `${objectionWords(first)}: ${[...new Set(same.map(({ eater }) => eater))].join(', ')}`
}

function objectionWords({ concerns, about, answer }: Objection): string {
  const name = about === 'msg' ? 'MSG' : about
  if (answer === 'not known') return `Not known for ${name}`
  return concerns === 'diet' ? `Not ${name}` : `Contains ${name}`
}
