import type { Eater, Objection, ServingDecision } from '../diet/eater'
import { canServe } from '../diet/eater'
import type { Recipe } from '../recipe/recipe'
import type { ObjectionView } from './objection-sentence'
import { objectionSentence } from './objection-sentence'

/** The objections to a dish for one eater, prohibitions first. Example: `{ name: 'Mia', objections: [] }`. */
export interface EaterVerdict {
  readonly name: string
  readonly objections: ObjectionView[]
}

/**
 * Returns the objections to a dish for each eater.
 * Example: `eaterVerdicts(pestoPasta, [mia])[0]?.objections[0]?.about` is 'nuts'.
 */
export function eaterVerdicts(recipe: Recipe, eaters: readonly Eater[]): EaterVerdict[] {
  return eaters.map((eater) => verdictOf(canServe(recipe, [eater]), eater))
}

/** Assigns objections to the eaters they concern. Example: `verdictsByEater(servingOfLeftovers, [mia, bo])` has only Mia. */
export function verdictsByEater(serving: ServingDecision, eaters: readonly Eater[]): EaterVerdict[] {
  return eaters
    .map((eater) => {
      const own = ({ eater: name }: Objection) => name === eater.name
      const { refusals, warnings } = serving
      return verdictOf({ refusals: refusals.filter(own), warnings: warnings.filter(own) }, eater)
    })
    .filter(({ objections }) => objections.length > 0)
}

/** Returns every prohibition of a dish as a sentence. Example: `['Mia: contains nuts, because of “50 g pesto”']`. */
export function forbiddenIn({ refusals }: Pick<ServingDecision, 'refusals'>): string[] {
  const toObjectionView = refusals.map(({ eater, because, ...objection }) =>
    objectionSentence(eater, { ...objection, line: because.line }),
  )
  return [...new Set(toObjectionView)]
}

function verdictOf(
  { refusals, warnings }: Pick<ServingDecision, 'refusals' | 'warnings'>,
  eater: Eater,
): EaterVerdict {
  return {
    name: eater.name,
    objections: [
      ...refusals.map((objection) => toObjectionView(eater, objection, true)),
      ...warnings.map((objection) => toObjectionView(eater, objection, false)),
    ],
  }
}

function toObjectionView(
  { avoids }: Eater,
  { concerns, about, answer, because }: Objection,
  forbids: boolean,
): ObjectionView {
  const severity =
    concerns === 'allergen' ? avoids.find(({ allergen }) => allergen === about)?.severity : undefined
  const { line, why } = because
  return { concerns, about, answer, ...(severity !== undefined && { severity }), line, why, forbids }
}
