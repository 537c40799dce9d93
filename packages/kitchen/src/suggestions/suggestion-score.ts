/**
 * The weights of a suggestion's score; each part is 0 to 1 unless noted, the sum is the score.
 * Example: `suggestionWeights.covered` is 1: a dish that is wholly there scores 1 for it.
 */
export const suggestionWeights = {
  /** The share of the dish in stock. */
  covered: 1,
  /** The rescue value, with diminishing returns per lot. */
  rescue: 0.6,
  /** Penalty for each item to buy, up to eight. */
  eachToBuy: 0.06,
  /** The same for a dish that uses no stock: then the purchases decide. */
  eachToBuyForAll: 0.25,
  /** Quickness: 1 for no time, 0 from two hours on or if unknown. */
  quick: 0.1,
  /** Penalty if this dish was cooked today; fades over two weeks. */
  sameDish: 0.6,
  /** Penalty if its main food was cooked today; fades over two weeks. */
  sameMainLately: 0.15,
  /** For five stars; one star is an equal penalty. */
  liking: 0.25,
  /** Random tie-breaker between near-equals. */
  luck: 0.03,
  /** Penalty for resembling a dish already suggested: same main food, same kind, same cuisine. */
  besideSameMain: 0.25,
  besideSameKind: 0.25,
  besideSameCuisine: 0.08,
} as const

/** Above this number of items to buy, more change nothing. Example: `mostToBuyCounted` is 8. */
export const maxCountedPurchases = 8

/** Days after which a dish counts as not recently cooked. Example: cooked 14 days ago, it is welcome again. */
export const forgottenAfterDays = 14

const slowMinutes = 120

/** The parts of a score. Example: `{ uses: true, covered: 1, toBuy: 0, rescue: 0, dishFade: 0, mainFade: 0, luck: 0.5 }`. */
export interface ScoreParts {
  /** Whether anything in stock goes into it. */
  readonly uses: boolean
  readonly covered: number
  readonly toBuy: number
  /** The value of the lots saved: one wholly used on its last safe day counts 1. */
  readonly rescue: number
  readonly minutes?: number
  /** 1 if this dish was cooked today, 0 if not recently. */
  readonly dishFade: number
  readonly mainFade: number
  /** Stars, 1 to 5. */
  readonly rating?: number
  /** 0 to 1. */
  readonly luck: number
}

/**
 * Returns the score of a dish, higher is better; rounded so that the order of summation has no effect.
 * Example: a wholly covered dish scores above 1.
 */
export function suggestionScore({ uses, covered, toBuy, rescue, luck, ...standing }: ScoreParts): number {
  const { minutes = Number.NaN, rating = Number.NaN, dishFade, mainFade } = standing
  const score = stockScore(uses, covered, toBuy, rescue) + standingScore(minutes, rating, dishFade, mainFade)
  return roundScore(score + suggestionWeights.luck * luck)
}

/**
 * Rounds a score to a billionth: far below any relevant difference, far above floating-point error.
 * Example: `roundScore(0.1 + 0.2)` is 0.3.
 */
export function roundScore(score: number): number {
  return Math.round(score * 1e9) / 1e9
}

/** Returns the part of the score that depends on the stock. Example: `stockScore(true, 1, 0, 0)` is 1. */
export function stockScore(uses: boolean, covered: number, toBuy: number, rescue: number): number {
  const each = uses ? suggestionWeights.eachToBuy : suggestionWeights.eachToBuyForAll
  const bought = toBuy < maxCountedPurchases ? toBuy : maxCountedPurchases
  const saved = rescue > 0 ? rescue / (1 + rescue) : 0
  return suggestionWeights.covered * covered - each * bought + suggestionWeights.rescue * saved
}

/**
 * Returns the part of the score that does not depend on the stock; NaN for unknown values.
 * Example: `standingScore(NaN, 5, 0, 0)` is 0.25.
 */
export function standingScore(minutes: number, rating: number, dishFade: number, mainFade: number): number {
  return (
    suggestionWeights.quick * quickness(minutes) +
    suggestionWeights.liking * likingOf(rating) -
    suggestionWeights.sameDish * dishFade -
    suggestionWeights.sameMainLately * mainFade
  )
}

/** Returns the weight of a dish cooked a number of days ago. Example: `recencyFade(7)` is 0.5, `recencyFade(20)` is 0. */
export function recencyFade(daysAgo: number): number {
  return daysAgo < forgottenAfterDays ? 1 - Math.max(0, daysAgo) / forgottenAfterDays : 0
}

function quickness(minutes: number): number {
  return minutes < slowMinutes ? 1 - Math.max(0, minutes) / slowMinutes : 0
}

function likingOf(rating: number): number {
  return Number.isNaN(rating) ? 0 : (Math.min(5, Math.max(1, rating)) - 3) / 2
}
