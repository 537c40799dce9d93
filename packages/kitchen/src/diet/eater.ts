import { dislikeVerdict } from '../dislike/dislike-verdict'
import { dislikedFoods } from '../dislike/disliked-foods'
import type { Recipe } from '../recipe/recipe'
import { classifyLine } from '../verdict/classify-line'
import type { VerdictReason } from '../verdict/verdict'
import type { Allergen, Severity } from './allergen'
import { allergenVerdict } from './allergen-verdict'
import type { Bits } from './bit-sets'
import { allergenBits, dietBits, everyAllergen } from './bit-sets'
import type { Diet } from './diet'
import { dietBitsOf, dietVerdict } from './diet-verdict'

export type { Severity } from './allergen'

/** One person at the table. Example: `{ name: 'Mia', portions: 1, diets: ['vegan'], avoids: [{ allergen: 'nuts', severity: 'high' }] }`. */
export interface Eater {
  readonly name: string
  /** 1 is an adult's plate, ½ a small child's. */
  readonly portions: number
  readonly diets: readonly Diet[]
  readonly avoids: readonly { readonly allergen: Allergen; readonly severity: Severity }[]
  /** What they would rather not eat, in the cook's own words: 'mushrooms'. It warns, as low severity does. */
  readonly dislikes?: readonly string[]
}

/**
 * One thing that speaks against a dish: for whom, about what, and the line that decided. Example:
 * `{ eater: 'Mia', concerns: 'allergen', about: 'nuts', answer: 'contains', because: { line: '50 g pesto', … } }`.
 */
export interface Objection {
  readonly eater: string
  /** Of which kind it is; a dislike may be called like an allergen. */
  readonly concerns: 'allergen' | 'diet' | 'dislike'
  /** An allergen or a diet by its id, a dislike in the cook's words. */
  readonly about: string
  readonly answer: 'contains' | 'does not fit' | 'not known'
  readonly because: VerdictReason
}

/** Whether a dish may be served to these people, what forbids it and what to warn of. Example: `{ allowed: true, refusals: [], warnings: [] }`. */
export interface ServingDecision {
  readonly allowed: boolean
  readonly refusals: readonly Objection[]
  readonly warnings: readonly Objection[]
}

/**
 * Whether a dish may be suggested, planned or served. What someone avoids with high or medium severity keeps it out, also
 * when nobody knows; so does a chosen diet it does not fit or that nobody can judge; what is avoided with low severity or
 * disliked warns. Example: `mayServe(pestoPasta, [mia]).refusals[0]?.about` is 'nuts'.
 */
export function canServe(recipe: Recipe, eaters: readonly Eater[]): ServingDecision {
  const refusals: Objection[] = []
  const warnings: Objection[] = []
  for (const eater of eaters) {
    for (const { allergen, severity } of eater.avoids) {
      const verdict = allergenVerdict(allergen, recipe.lines)
      if (verdict.answer === 'none found') continue
      const objection = { eater: eater.name, concerns: 'allergen', about: allergen, ...verdict } as const
      if (severity === 'low') warnings.push(objection)
      else refusals.push(objection)
    }
    for (const diet of eater.diets) {
      const verdict = dietVerdict(diet, recipe)
      if (verdict.answer === 'fits') continue
      const { answer, because } = verdict
      refusals.push({ eater: eater.name, concerns: 'diet', about: diet, answer, because })
    }
    warnings.push(...dislikesIn(recipe, eater))
  }
  return { allowed: refusals.length === 0, refusals, warnings }
}

/** What a person would rather not find in a dish, and what of it cannot be judged. */
function dislikesIn({ lines }: Recipe, { name: eater, dislikes = [] }: Eater): Objection[] {
  return dislikes.flatMap((dislike): Objection[] => {
    const verdict = dislikeVerdict(dislike, lines)
    if (verdict.answer === 'none found') return []
    return [{ eater, concerns: 'dislike', about: dislikedFoods(dislike).name, ...verdict }]
  })
}

/**
 * What an index remembers of a dish, so that thousands can be judged at once. Example: of a pesto pasta, `contains` has the
 * bits of nuts, dairy and gluten.
 */
export interface DishProfile {
  /** Allergens in it. */
  readonly contains: Bits
  /** Allergens nobody can rule out. */
  readonly notKnown: Bits
  /** Diets it does not fit. */
  readonly unfit: Bits
  /** Diets nobody can judge. */
  readonly unjudged: Bits
}

/** The profile of a dish: the same verdicts as one by one, as bits. Example: `profileOf(recipe).contains & allergenBits(['nuts'])`. */
export function dishProfileOf(recipe: Recipe): DishProfile {
  let contains = 0
  let maybe = recipe.lines.length === 0 ? everyAllergen : 0
  const readings = recipe.lines.map(classifyLine)
  for (const reading of readings) {
    contains |= reading.contains
    maybe |= reading.maybe
  }
  const { unfit, unjudged } = dietBitsOf(recipe, readings)
  return { contains, notKnown: maybe & ~contains, unfit, unjudged }
}

/** What a table of people rules out, as bits. Example: `needsOf(eaters).avoids`. */
export interface DietaryNeeds {
  /** Avoided by someone with high or medium severity. */
  readonly avoids: Bits
  /** Followed by someone. */
  readonly diets: Bits
}

const remembered = new WeakMap<readonly Eater[], DietaryNeeds>()

/** What these people rule out together; worked out once for a table. Example: `servesAll(profile, needsOf(eaters))`. */
export function dietaryNeedsOf(eaters: readonly Eater[]): DietaryNeeds {
  const known = remembered.get(eaters)
  if (known) return known
  const strict = eaters.flatMap(({ avoids }) => avoids.filter(({ severity }) => severity !== 'low'))
  const needs = {
    avoids: allergenBits(strict.map(({ allergen }) => allergen)),
    diets: dietBits(eaters.flatMap(({ diets }) => diets)),
  }
  remembered.set(eaters, needs)
  return needs
}

/** Whether a dish of this profile suits these needs. Example: `servesAll(profileOf(recipe), needsOf([mia]))`. */
export function suitsNeeds(profile: DishProfile, needs: DietaryNeeds): boolean {
  const { contains, notKnown, unfit, unjudged } = profile
  return ((contains | notKnown) & needs.avoids) === 0 && ((unfit | unjudged) & needs.diets) === 0
}

/** Whether a dish of this profile may be served: the same answer as `mayServe`, at once. Example: `mayServeProfile(profile, [mia])`. */
export function canServeProfile(profile: DishProfile, eaters: readonly Eater[]): boolean {
  return suitsNeeds(profile, dietaryNeedsOf(eaters))
}
