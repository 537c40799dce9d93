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

/** One person at the table. Example: `{ name: 'Mia', portions: 1, diets: ['vegan'], avoids: [{ allergen: 'nuts', severity: 'high' }] }`. */
export interface Eater {
  readonly name: string
  /** 1 is an adult's portion, ½ a small child's. */
  readonly portions: number
  readonly diets: readonly Diet[]
  readonly avoids: readonly { readonly allergen: Allergen; readonly severity: Severity }[]
  /** Disliked foods in the cook's own words: 'mushrooms'. A dislike warns like a low severity. */
  readonly dislikes?: readonly string[]
}

/**
 * One objection to a dish: the eater, the subject and the deciding line. Example: `{ eater: 'Mia', concerns: 'allergen', about:
 * 'nuts', answer: 'contains', because: { line: '50 g pesto', … } }`.
 */
export interface Objection {
  readonly eater: string
  /** Kind of the objection. A dislike may have the same name as an allergen. */
  readonly concerns: 'allergen' | 'diet' | 'dislike'
  /** Id of an allergen or a diet, or a dislike in the cook's words. */
  readonly about: string
  readonly answer: 'contains' | 'does not fit' | 'not known'
  readonly because: VerdictReason
}

/**
 * Decision whether a dish may be served to these eaters, with refusals and warnings. Example: `{ allowed: true, refusals: [],
 * warnings: [] }`.
 */
export interface ServingDecision {
  readonly allowed: boolean
  readonly refusals: readonly Objection[]
  readonly warnings: readonly Objection[]
}

/**
 * Decides whether a dish may be suggested, planned or served. An allergen avoided with high or medium severity excludes the
 * dish, also if its presence is not known. So does a diet that the dish does not fit or that cannot be judged. Low severity and
 * dislikes only warn. Example: `canServe(pestoPasta, [mia]).refusals[0]?.about` is 'nuts'.
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
    warnings.push(...findDislikes(recipe, eater))
  }
  return { allowed: refusals.length === 0, refusals, warnings }
}

/** Returns the eater's dislikes that a dish contains or that cannot be judged. */
function findDislikes({ lines }: Recipe, { name: eater, dislikes = [] }: Eater): Objection[] {
  return dislikes.flatMap((dislike): Objection[] => {
    const verdict = dislikeVerdict(dislike, lines)
    if (verdict.answer === 'none found') return []
    return [{ eater, concerns: 'dislike', about: dislikedFoods(dislike).name, ...verdict }]
  })
}

/**
 * Profile of a dish as bits, so that thousands can be judged at once. Example: for a pesto pasta, `contains` has the bits of
 * nuts, dairy and gluten.
 */
export interface DishProfile {
  /** Allergens in it. */
  readonly contains: Bits
  /** Allergens that cannot be ruled out. */
  readonly notKnown: Bits
  /** Diets it does not fit. */
  readonly unfit: Bits
  /** Diets that cannot be judged. */
  readonly unjudged: Bits
}

/** Returns the profile of a dish: its verdicts as bits. Example: `dishProfileOf(recipe).contains & allergenBits(['nuts'])`. */
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

/** Combined restrictions of several eaters, as bits. Example: `dietaryNeedsOf(eaters).avoids`. */
export interface DietaryNeeds {
  /** Allergens avoided by an eater with high or medium severity. */
  readonly avoids: Bits
  /** Diets followed by an eater. */
  readonly diets: Bits
}

const needsCache = new WeakMap<readonly Eater[], DietaryNeeds>()

/**
 * Returns the combined restrictions of several eaters; cached per array. Example: `suitsNeeds(profile,
 * dietaryNeedsOf(eaters))`.
 */
export function dietaryNeedsOf(eaters: readonly Eater[]): DietaryNeeds {
  const cached = needsCache.get(eaters)
  if (cached) return cached
  const strict = eaters.flatMap(({ avoids }) => avoids.filter(({ severity }) => severity !== 'low'))
  const needs = {
    avoids: allergenBits(strict.map(({ allergen }) => allergen)),
    diets: dietBits(eaters.flatMap(({ diets }) => diets)),
  }
  needsCache.set(eaters, needs)
  return needs
}

/** Whether a dish of this profile suits these needs. Example: `suitsNeeds(dishProfileOf(recipe), dietaryNeedsOf([mia]))`. */
export function suitsNeeds(profile: DishProfile, needs: DietaryNeeds): boolean {
  const { contains, notKnown, unfit, unjudged } = profile
  return ((contains | notKnown) & needs.avoids) === 0 && ((unfit | unjudged) & needs.diets) === 0
}

/**
 * Whether a dish of this profile may be served: the same decision as `canServe`, but faster. Example: `canServeProfile(profile,
 * [mia])`.
 */
export function canServeProfile(profile: DishProfile, eaters: readonly Eater[]): boolean {
  return suitsNeeds(profile, dietaryNeedsOf(eaters))
}
