import { needsOf, profileOf, servesAll } from './eater'
import type { Coverage } from './matching'
import { coverageFrom } from './matching'
import type { Stock } from './matching/stock-index'
import { indexStock } from './matching/stock-index'
import type { Recipe } from './recipe'
import type { SuggestionAsk } from './suggesting/ask'
import type { Scored } from './suggesting/best-few'
import { quickMinutes } from './suggesting/dish-kind'
import { eatableBy } from './suggesting/eatable'
import { rank, usesSomething } from './suggesting/ranking'
import type { SuggestionReason } from './suggesting/reason'
import { reasonsFor } from './suggesting/reason'
import type { RecipeIndex } from './suggesting/recipe-index'
import { remembering } from './suggesting/remembered-swaps'
import type { NamedStock } from './suggesting/trial-kitchen'
import { trialKitchen } from './suggesting/trial-kitchen'
import { forgottenAfterDays, rounded, suggestionWeights } from './suggesting/weights'

/** One dish to cook, and why. Example: `explain(suggestion)` is 'uses spinach, 1 day left; you lack lemon'. */
export interface Suggestion {
  readonly recipe: Recipe
  /** More is better; only for comparing within one answer. */
  readonly score: number
  readonly coverage: Coverage
  readonly reasons: readonly SuggestionReason[]
}

/**
 * The best dishes for these people, this stock and this moment, unlike each other, each with its reasons. A dish that one of
 * them may not eat is never among them. Example: `suggest(index, { lots, today, eaters, occasion: 'dinner' })`.
 */
export function suggest(index: RecipeIndex, ask: SuggestionAsk): Suggestion[] {
  const limit = howMany(ask.limit)
  const named = namedIn(ask)
  const stock = indexStock(ask.lots, {
    today: ask.today,
    ...(ask.soonDays === undefined ? {} : { soonDays: ask.soonDays }),
    ...(named?.lotId === undefined ? {} : { firstLot: named.lotId }),
  })
  if (ask.rescue !== undefined && !isHeld(stock, named)) return []
  const ranked = rank(index, trialKitchen(index, stock, ask, named), ask, poolFor(limit))
  const needs = needsOf(ask.eaters)
  // A profile that was kept may be older than what we know today: whatever is suggested is read once more.
  const isSafe = (place: number) => {
    const recipe = index.recipes[place]
    return recipe !== undefined && ((needs.avoids | needs.diets) === 0 || servesAll(profileOf(recipe), needs))
  }
  const menu = (ask.alongside ?? []).flatMap((id) => index.placeOf.get(id) ?? [])
  return unlikeEachOther(index, ranked, limit, isSafe, menu).flatMap(({ place, score }) => {
    const recipe = index.recipes[place]
    return recipe ? [suggestionOf(recipe, score, stock, ask)] : []
  })
}

/** From how many of the best dishes the few unlike each other are chosen. Example: `poolFor(3)` is 24. */
export function poolFor(limit: number): number {
  return limit === 0 ? 0 : limit * 4 + 12
}

function howMany(limit = 3): number {
  return limit > 0 ? Math.min(Math.floor(limit), 1000) : 0
}

function namedIn({ rescue, lots }: SuggestionAsk): NamedStock | undefined {
  if (typeof rescue === 'string') return { foodId: rescue }
  const foodId = rescue === undefined ? undefined : lots.find(({ id }) => id === rescue)?.foodId
  return foodId === undefined || rescue === undefined ? undefined : { foodId, lotId: rescue }
}

function isHeld(stock: Stock, named: NamedStock | undefined): boolean {
  if (!named) return false
  const lots = stock.get(named.foodId) ?? []
  return named.lotId === undefined ? lots.length > 0 : lots.some(({ lot }) => lot.id === named.lotId)
}

/**
 * Chooses the best first, then again and again the best that resembles the chosen and those on the menu least: not three
 * omelettes. Example:
 * `unlikeEachOther(index, ranked, 3, () => true)`.
 */
export function unlikeEachOther(
  index: RecipeIndex,
  ranked: readonly Scored[],
  limit: number,
  isSafe: (place: number) => boolean,
  menu: readonly number[] = [],
): Scored[] {
  const { mainFood, kind, cuisine } = index.dishes
  const weights = suggestionWeights
  const rest = ranked.map((one) => ({ one, score: one.score }))
  const chosen: Scored[] = []
  const same = (numbers: Int32Array, a: number, b: number) =>
    numbers[a] === numbers[b] && (numbers[a] ?? -1) >= 0
  const lowerWhatResembles = (place: number) => {
    for (const other of rest) {
      if (same(mainFood, place, other.one.place)) other.score -= weights.besideSameMain
      if (same(kind, place, other.one.place)) other.score -= weights.besideSameKind
      if (same(cuisine, place, other.one.place)) other.score -= weights.besideSameCuisine
      other.score = rounded(other.score)
    }
  }
  for (const place of menu) lowerWhatResembles(place)
  while (chosen.length < limit && rest.length > 0) {
    let best = 0
    rest.forEach(({ one, score }, at) => {
      const leader = rest[best]
      if (!leader) return
      if (score > leader.score || (score === leader.score && one.id < leader.one.id)) best = at
    })
    const [next] = rest.splice(best, 1)
    if (!next || !isSafe(next.one.place)) continue
    chosen.push(next.one)
    lowerWhatResembles(next.one.place)
  }
  return chosen
}

/** A dish with what the kitchen has of it, and its reasons. Example: `suggestionOf(recipe, 1.2, stock, ask)`. */
export function suggestionOf(recipe: Recipe, score: number, stock: Stock, ask: SuggestionAsk): Suggestion {
  const isEatable = eatableBy(ask.eaters)
  const { servings, assume } = ask
  const swaps = ask.swaps && remembering(ask.swaps)
  const coverage = coverageFrom(recipe, stock, {
    eaters: ask.eaters,
    ...(servings === undefined ? {} : { servings }),
    ...(assume ? { assume } : {}),
    ...(swaps
      ? {
          swaps: (foodId) =>
            swaps(foodId).filter(({ parts }) => parts.every((part) => isEatable(part.foodId))),
        }
      : {}),
  })
  const rating = ask.liked?.get(recipe.id)
  const daysAgo = Math.min(
    ...(ask.recent ?? []).flatMap(({ id, daysAgo }) => (id === recipe.id ? [daysAgo] : [])),
  )
  const { minutes } = recipe
  const reasons = reasonsFor(coverage, {
    ...(minutes !== undefined && minutes <= quickMinutes ? { minutes } : {}),
    ...(rating === undefined ? {} : { rating }),
    ...(daysAgo < forgottenAfterDays ? { daysAgo } : {}),
  })
  const bare = score >= usesSomething / 2 ? score - usesSomething : score
  return { recipe, score: rounded(bare), coverage, reasons }
}
