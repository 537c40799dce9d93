import type { InputOf } from '@larder/contract/http/endpoint'
import { RecipeOccasion } from '@larder/contract/recipes'
import type { suggestions } from '@larder/contract/suggestions'
import { useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from '../../router/router'

/** The wishes for suggestions, kept in the URL. */
export interface Wishes {
  /** By default lunch, or any occasion when something is to be used up. */
  readonly occasion: RecipeOccasion | null
  /** The maximum number of things to buy. */
  readonly buy: 0 | 1 | null
  /** The food to use up. */
  readonly rescue: string | null
  readonly minutes: number | null
  readonly people: number | null
  /** Who eats, if not everybody does. */
  readonly eaters: readonly string[]
  /** Dishes that were already shown. */
  readonly seen: readonly number[]
}

export const noWishes: Wishes = {
  occasion: null,
  buy: null,
  rescue: null,
  minutes: null,
  people: null,
  eaters: [],
  seen: [],
}

export const maxPeopleWished = 100
const maxMinutes = 10_080
const maxFoodLength = 80
const maxEaters = 50
/** The server accepts a limited number of excluded dishes; with the last three this stays below it. */
const maxSeen = 190
const personId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the wishes in a URL. Invalid ones are left out. */
export function parseWishes(params: URLSearchParams): Wishes {
  const occasion = RecipeOccasion.options.find((known) => known === params.get('occasion'))
  const buy = params.get('buy')
  const rescue = params.get('rescue')?.trim()
  const eaters = parseList(params, 'eaters').filter((id) => personId.test(id))
  const seen = parseList(params, 'seen').flatMap(
    (text) => parseWholeNumber(text, Number.MAX_SAFE_INTEGER) ?? [],
  )
  return {
    occasion: occasion ?? null,
    buy: buy === '0' ? 0 : buy === '1' ? 1 : null,
    rescue: rescue && rescue.length <= maxFoodLength ? rescue : null,
    minutes: parseWholeNumber(params.get('minutes'), maxMinutes),
    people: parseWholeNumber(params.get('people'), maxPeopleWished),
    eaters: [...new Set(eaters.map((id) => id.toLowerCase()))].slice(0, maxEaters),
    seen: [...new Set(seen)].slice(-maxSeen),
  }
}

/** Only set wishes are in the URL. */
export function toWishesParams(wishes: Wishes): URLSearchParams {
  const { occasion, buy, rescue, minutes, people, eaters, seen } = wishes
  return new URLSearchParams({
    ...(occasion && { occasion }),
    ...(rescue && { rescue }),
    ...(buy !== null && { buy: String(buy) }),
    ...(minutes !== null && { minutes: String(minutes) }),
    ...(people !== null && { people: String(people) }),
    ...(eaters.length > 0 && { eaters: eaters.join(',') }),
    ...(seen.length > 0 && { seen: seen.slice(-maxSeen).join(',') }),
  })
}

/** Returns the server query of the wishes. */
export function toSuggestionsQuery(wishes: Wishes): InputOf<typeof suggestions.list>['query'] {
  const { occasion, buy, rescue, minutes, people, eaters, seen } = wishes
  return {
    ...(occasion && { occasion }),
    ...(buy !== null && { buy }),
    ...(rescue && { rescue }),
    ...(minutes !== null && { minutes }),
    ...(people !== null && { people }),
    ...(eaters.length > 0 && { eaters: eaters.join(',') }),
    ...(seen.length > 0 && { exclude: seen.join(',') }),
  }
}

/** Counts the wishes in addition to the occasion and the food to use up, which are in the heading. */
export function countWishes({ buy, minutes, people, eaters }: Wishes): number {
  return [buy !== null, minutes !== null, people !== null, eaters.length > 0].filter(Boolean).length
}

/** Returns whether there are wishes that could be removed. */
export function hasRelaxableWishes({ buy, rescue, minutes, people }: Wishes): boolean {
  return buy !== null || rescue !== null || minutes !== null || people !== null
}

/** Removes all wishes but the occasion and the eaters. */
export function clearWishes({ occasion, eaters }: Wishes): Wishes {
  return { ...noWishes, occasion, eaters }
}

function parseList(params: URLSearchParams, name: string): string[] {
  return params.get(name)?.split(',').filter(Boolean) ?? []
}

function parseWholeNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= max ? number : null
}

/** Formats a food id as text: 'chicken-breast' is 'Chicken breast'. */
export function formatFood(foodId: string): string {
  const words = foodId.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The wishes in the URL. A changed wish replaces the history entry; further dishes push one, so that Back returns. */
export function useWishes() {
  const [params, setParams] = useSearchParams()
  const wishes = useMemo(() => parseWishes(params), [params])
  // Presses may be faster than the URL: each builds on the previous one.
  const latest = useRef(wishes)
  useEffect(() => {
    latest.current = wishes
  }, [wishes])

  function become(next: Wishes, replace: boolean) {
    latest.current = next
    setParams(toWishesParams(next), { replace })
  }

  return {
    wishes,
    wish: (part: Partial<Wishes>) => become({ ...latest.current, ...part, seen: [] }, true),
    showOthers: (shown: readonly number[]) =>
      become({ ...latest.current, seen: [...latest.current.seen, ...shown] }, false),
    beginAnew: () => become({ ...latest.current, seen: [] }, false),
  }
}
