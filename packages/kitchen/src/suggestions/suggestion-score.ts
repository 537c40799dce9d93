/**
 * What makes one dish a better suggestion than another; each part is 0 to 1 unless said, the sum is the score. Example:
 * `suggestionWeights.covered` is 1: a dish that is wholly there scores 1 for it.
 */
export const suggestionWeights = {
  /** The share of the dish that is in the house. */
  covered: 1,
  /** What it saves from spoiling; grows ever slower with each lot. */
  rescue: 0.6,
  /** Taken off for each thing to buy, up to eight. */
  eachToBuy: 0.06,
  /** The same for a dish that uses nothing of the house: then the shopping decides. */
  eachToBuyForAll: 0.25,
  /** On the table at once; nothing from two hours on or when nobody knows. */
  quick: 0.1,
  /** Taken off when this very dish was cooked today; fades over two weeks. */
  sameDish: 0.6,
  /** Taken off when its main food was cooked today; fades over two weeks. */
  sameMainLately: 0.15,
  /** From five stars; one star takes as much off. */
  liking: 0.25,
  /** Chance between near-equals. */
  luck: 0.03,
  /** Taken off beside a dish that is suggested already: of the same main food, of the same kind, of the same cuisine. */
  besideSameMain: 0.25,
  besideSameKind: 0.25,
  besideSameCuisine: 0.08,
} as const

/** Past this many things to buy, one more changes nothing. Example: `mostToBuyCounted` is 8. */
export const maxCountedPurchases = 8

/** After so many days a dish is as good as new. Example: cooked 14 days ago, it is welcome again. */
export const forgottenAfterDays = 14

const slowMinutes = 120

/** What a score is made of. Example: `{ uses: true, covered: 1, toBuy: 0, rescue: 0, dishFade: 0, mainFade: 0, luck: 0.5 }`. */
export interface ScoreParts {
  /** Whether anything of the house goes into it. */
  readonly uses: boolean
  readonly covered: number
  readonly toBuy: number
  /** The value of the lots saved: one wholly used on its last safe day counts 1. */
  readonly rescue: number
  readonly minutes?: number
  /** 1 when this dish was cooked today, 0 when not lately. */
  readonly dishFade: number
  readonly mainFade: number
  /** Stars, 1 to 5. */
  readonly rating?: number
  /** 0 to 1. */
  readonly luck: number
}

/** The score of a dish, more is better; rounded so that the order of adding up never shows. Example: a wholly covered dish scores above 1. */
export function suggestionScore({ uses, covered, toBuy, rescue, luck, ...standing }: ScoreParts): number {
  const { minutes = Number.NaN, rating = Number.NaN, dishFade, mainFade } = standing
  const score = stockScore(uses, covered, toBuy, rescue) + standingScore(minutes, rating, dishFade, mainFade)
  return roundScore(score + suggestionWeights.luck * luck)
}

/** A score to a billionth: far below what anybody tastes, far above what adding up in another order changes. Example: `rounded(0.1 + 0.2)` is 0.3. */
export function roundScore(score: number): number {
  return Math.round(score * 1e9) / 1e9
}

/** The part of the score that the stock decides. Example: `stockScore(true, 1, 0, 0)` is 1. */
export function stockScore(uses: boolean, covered: number, toBuy: number, rescue: number): number {
  const each = uses ? suggestionWeights.eachToBuy : suggestionWeights.eachToBuyForAll
  const bought = toBuy < maxCountedPurchases ? toBuy : maxCountedPurchases
  const saved = rescue > 0 ? rescue / (1 + rescue) : 0
  return suggestionWeights.covered * covered - each * bought + suggestionWeights.rescue * saved
}

/** The part of the score that holds whatever is in the house; NaN for what is not known. Example: `standingScore(NaN, 5, 0, 0)` is 0.25. */
export function standingScore(minutes: number, rating: number, dishFade: number, mainFade: number): number {
  return (
    suggestionWeights.quick * quickness(minutes) +
    suggestionWeights.liking * likingOf(rating) -
    suggestionWeights.sameDish * dishFade -
    suggestionWeights.sameMainLately * mainFade
  )
}

/** How much a dish of so many days ago still counts as eaten lately. Example: `fadeOf(7)` is 0.5, `fadeOf(20)` is 0. */
export function recencyFade(daysAgo: number): number {
  return daysAgo < forgottenAfterDays ? 1 - Math.max(0, daysAgo) / forgottenAfterDays : 0
}

function quickness(minutes: number): number {
  return minutes < slowMinutes ? 1 - Math.max(0, minutes) / slowMinutes : 0
}

function likingOf(rating: number): number {
  return Number.isNaN(rating) ? 0 : (Math.min(5, Math.max(1, rating)) - 3) / 2
}
