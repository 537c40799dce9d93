import type { InputOf } from '@larder/contract/http/endpoint'
import { RecipeOccasion } from '@larder/contract/recipes'
import type { suggestions } from '@larder/contract/suggestions'

/** What somebody wishes for; it lives in the address. */
export interface Wishes {
  /** Without one, what suits lunch; whatever there is, where something is to be used up. */
  readonly occasion: RecipeOccasion | null
  /** The most things to buy. */
  readonly buy: 0 | 1 | null
  /** The food to use up. */
  readonly rescue: string | null
  readonly minutes: number | null
  readonly people: number | null
  /** Who eats, when not everybody does. */
  readonly eaters: readonly string[]
  /** Dishes that were shown already. */
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
const mostMinutes = 10_080
const longestFood = 80
const mostEaters = 50
/** So many the server agrees to leave out; with the last three shown it stays below that. */
const mostSeen = 190
const person = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What an address wishes for; what nobody can wish for is left out. */
export function parseWishes(params: URLSearchParams): Wishes {
  const occasion = RecipeOccasion.options.find((known) => known === params.get('occasion'))
  const buy = params.get('buy')
  const rescue = params.get('rescue')?.trim()
  const eaters = listIn(params, 'eaters').filter((id) => person.test(id))
  const seen = listIn(params, 'seen').flatMap((text) => wholeIn(text, Number.MAX_SAFE_INTEGER) ?? [])
  return {
    occasion: occasion ?? null,
    buy: buy === '0' ? 0 : buy === '1' ? 1 : null,
    rescue: rescue && rescue.length <= longestFood ? rescue : null,
    minutes: wholeIn(params.get('minutes'), mostMinutes),
    people: wholeIn(params.get('people'), maxPeopleWished),
    eaters: [...new Set(eaters.map((id) => id.toLowerCase()))].slice(0, mostEaters),
    seen: [...new Set(seen)].slice(-mostSeen),
  }
}

/** Only what is wished for stands in the address. */
export function toWishesParams(wishes: Wishes): URLSearchParams {
  const { occasion, buy, rescue, minutes, people, eaters, seen } = wishes
  return new URLSearchParams({
    ...(occasion && { occasion }),
    ...(rescue && { rescue }),
    ...(buy !== null && { buy: String(buy) }),
    ...(minutes !== null && { minutes: String(minutes) }),
    ...(people !== null && { people: String(people) }),
    ...(eaters.length > 0 && { eaters: eaters.join(',') }),
    ...(seen.length > 0 && { seen: seen.slice(-mostSeen).join(',') }),
  })
}

/** The same as a question to the server. */
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

/** How many wishes there are besides the occasion and what is to be used up, which stand in the heading. */
export function countWishes({ buy, minutes, people, eaters }: Wishes): number {
  return [buy !== null, minutes !== null, people !== null, eaters.length > 0].filter(Boolean).length
}

/** Whether something narrows the choice that could be let go. */
export function hasRelaxableWishes({ buy, rescue, minutes, people }: Wishes): boolean {
  return buy !== null || rescue !== null || minutes !== null || people !== null
}

/** Everything let go but the occasion and who eats. */
export function clearWishes({ occasion, eaters }: Wishes): Wishes {
  return { ...noWishes, occasion, eaters }
}

function listIn(params: URLSearchParams, name: string): string[] {
  return params.get(name)?.split(',').filter(Boolean) ?? []
}

function wholeIn(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= most ? number : null
}
