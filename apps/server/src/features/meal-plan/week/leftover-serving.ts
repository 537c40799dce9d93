import type { LeftoverDish } from '@larder/contract/inventory'
import type { Allergen } from '@larder/kitchen/diet/allergen'
import { additionalAllergens, allergenVerdict } from '@larder/kitchen/diet/allergen-verdict'
import { canServe, type Eater, type Objection, type ServingDecision } from '@larder/kitchen/diet/eater'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import { rulesRevision } from '@larder/kitchen/verdict/rules-revision'

/**
 * Returns whether leftovers may be served to these eaters, by the allergens stored at cooking. Allergens that today's rules find
 * in the recipe count too, and diets are judged by the dish as cooked. If that is unknown, nobody with a diet may eat them.
 */
export function toLeftoverServing(
  dish: Pick<LeftoverDish, 'title' | 'contains' | 'notKnown' | 'rules'>,
  asCooked: readonly Recipe[],
  eaters: readonly Eater[],
): ServingDecision {
  const refusals: Objection[] = []
  const warnings: Objection[] = []
  const because = { line: dish.title, why: 'it was so when it was cooked' }
  for (const { name: eater, avoids } of eaters) {
    for (const { allergen: about, severity } of avoids) {
      const answer = dish.contains.includes(about)
        ? 'contains'
        : dish.notKnown.includes(about)
          ? 'not known'
          : toRejudgedAnswer(about, dish.rules, asCooked)
      if (answer)
        (severity === 'low' ? warnings : refusals).push({
          eater,
          concerns: 'allergen',
          about,
          answer,
          because,
        })
    }
  }
  const dieters = eaters.map((eater) => ({ ...eater, avoids: [] }))
  const judged = asCooked.map((recipe) => canServe(recipe, dieters))
  for (const serving of judged) {
    refusals.push(...serving.refusals)
    warnings.push(...serving.warnings)
  }
  if (judged.length === 0)
    for (const { name: eater, diets, dislikes = [] } of dieters) {
      for (const about of diets)
        refusals.push({ eater, concerns: 'diet', about, answer: 'not known', because })
      for (const about of dislikes)
        warnings.push({ eater, concerns: 'dislike', about, answer: 'not known', because })
    }
  return { allowed: refusals.length === 0, refusals, warnings }
}

const recordedLater: ReadonlySet<string> = new Set(additionalAllergens.map(({ id }) => id))

/**
 * Returns today's answer about an allergen that was not found at cooking: rules change, and some allergens were recorded only
 * later. Without the recipe, only records made by today's rules count.
 */
function toRejudgedAnswer(
  allergen: Allergen,
  rules: number | undefined,
  asCooked: readonly Recipe[],
): 'contains' | 'not known' | undefined {
  if (asCooked.length === 0)
    return rules === rulesRevision && !recordedLater.has(allergen) ? undefined : 'not known'
  const answers = asCooked.map(({ lines }) => allergenVerdict(allergen, lines).answer)
  if (answers.includes('contains')) return 'contains'
  return answers.includes('not known') ? 'not known' : undefined
}
