import type { Eater, Objection, ServingDecision } from '../diet/eater'
import { canServe } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import type { ObjectionView } from './objection-sentence'
import { objectionSentence } from './objection-sentence'

/** What speaks against a dish for one person, what forbids it first. Example: `{ name: 'Mia', objections: [] }`. */
export interface EaterVerdict {
  readonly name: string
  readonly objections: ObjectionView[]
}

/** What speaks against a dish for each who eats. Example: `eaterVerdicts(pestoPasta, [mia])[0]?.objections[0]?.about` is 'nuts'. */
export function eaterVerdicts(recipe: Recipe, eaters: readonly Eater[]): EaterVerdict[] {
  return eaters.map((eater) => verdictOf(canServe(recipe, [eater]), eater))
}

/**
 * What was found to speak against a dish, told for each of these people whom it concerns. Example:
 * `verdictsIn(servingOfLeftovers, [mia, bo])` has only Mia.
 */
export function verdictsByEater(serving: ServingDecision, eaters: readonly Eater[]): EaterVerdict[] {
  return eaters
    .map((eater) => {
      const own = ({ eater: name }: Objection) => name === eater.name
      const { refusals, warnings } = serving
      return verdictOf({ refusals: refusals.filter(own), warnings: warnings.filter(own) }, eater)
    })
    .filter(({ objections }) => objections.length > 0)
}

/** Everything that forbids a dish, a sentence each. Example: `['Mia: contains nuts, because of “50 g pesto”']`. */
export function forbiddenIn({ refusals }: Pick<ServingDecision, 'refusals'>): string[] {
  const told = refusals.map(({ eater, because, ...objection }) =>
    objectionSentence(eater, { ...objection, line: because.line }),
  )
  return [...new Set(told)]
}

function verdictOf(
  { refusals, warnings }: Pick<ServingDecision, 'refusals' | 'warnings'>,
  eater: Eater,
): EaterVerdict {
  return {
    name: eater.name,
    objections: [
      ...refusals.map((objection) => told(eater, objection, true)),
      ...warnings.map((objection) => told(eater, objection, false)),
    ],
  }
}

function told(
  { avoids }: Eater,
  { concerns, about, answer, because }: Objection,
  forbids: boolean,
): ObjectionView {
  const severity =
    concerns === 'allergen' ? avoids.find(({ allergen }) => allergen === about)?.severity : undefined
  const { line, why } = because
  return { concerns, about, answer, ...(severity !== undefined && { severity }), line, why, forbids }
}
