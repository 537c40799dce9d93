import type { AllergenAnswer, EaterObjection, RecipeDetails } from '@larder/contract/recipes'
import { allergenIds } from '@larder/kitchen/allergen'
import { allergenVerdict } from '@larder/kitchen/allergens'
import { type Eater, mayServe, type Objection } from '@larder/kitchen/eater'
import type { Recipe } from '@larder/kitchen/recipe'

/** Every allergen with its answer, and the line that decided. */
export function allergenAnswers({ lines }: Recipe): AllergenAnswer[] {
  return allergenIds.map((allergen) => {
    const verdict = allergenVerdict(allergen, lines)
    if (verdict.answer === 'none found') return { allergen, answer: verdict.answer }
    const { line, why } = verdict.because
    return { allergen, answer: verdict.answer, line, why }
  })
}

/** What speaks against the dish for each who eats, what forbids it first. */
export function objectionsByEater(recipe: Recipe, eaters: readonly Eater[]): RecipeDetails['eaters'] {
  return eaters.map((eater) => {
    const { refusals, warnings } = mayServe(recipe, [eater])
    return {
      name: eater.name,
      objections: [
        ...refusals.map((objection) => told(eater, objection, true)),
        ...warnings.map((objection) => told(eater, objection, false)),
      ],
    }
  })
}

function told(
  { avoids }: Eater,
  { concerns, about, answer, because }: Objection,
  forbids: boolean,
): EaterObjection {
  const severity =
    concerns === 'allergen' ? avoids.find(({ allergen }) => allergen === about)?.severity : undefined
  return {
    concerns,
    about,
    answer,
    ...(severity !== undefined && { severity }),
    line: because.line,
    why: because.why,
    forbids,
  }
}
