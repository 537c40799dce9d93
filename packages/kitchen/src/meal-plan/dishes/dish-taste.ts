import type { Day } from '../../date/day'
import { dishSeasons } from '../../recipe/dish-facts'
import type { Recipe } from '../../recipe/recipe'
import { seededValueFor } from '../../seeded-random'

/** Whom a dish is weighed for. Example: `{ household: 'a4f0', day: '2026-11-18', hasChildren: true, isThrifty: false }`. */
export interface TasteFor {
  /** Any text that tells households apart. */
  readonly household: string
  readonly day: Day
  /** Its two letters; decides which season it is. */
  readonly country?: string | null
  readonly hasChildren: boolean
  readonly isThrifty: boolean
  /** Dishes served in the four weeks before the plan, by recipe id. */
  readonly servedLately?: ReadonlySet<number>
}

/** How long a dish counts as served lately. Example: what was cooked in week 1 is as good as new in week 6. */
export const servedLatelyDays = 28

/** The part of the cookbook that is on a household's menu in a month, and what a dish beside the menu loses. */
const [onTheMenu, offTheMenu] = [0.25, 18]
const [outOfSeason, notForChildren, tooDear] = [3, 3, 2]
/** Less than leaving the menu costs: a narrow menu is repeated, not left. */
const justServed = 12

/**
 * Returns the points that a dish of the cookbook loses in a household and month: each household has a menu of its own, new every
 * month, so that not everybody eats the same; a dish served lately, out of season, not for the children at the table or too dear
 * for a thrifty household loses more. Recipes of cooks lose nothing. Food that must be used weighs far more.
 * Example: two households with the same shelf are planned different weeks.
 */
export function tasteOf({ id, facts }: Pick<Recipe, 'id' | 'facts'>, wanted: TasteFor): number {
  if (!facts) return 0
  const { household, day, country, hasChildren, isThrifty, servedLately } = wanted
  const seed = hashText(`${household} ${day.slice(0, 7)}`)
  let points = seededValueFor(seed, id) < onTheMenu ? 0 : -offTheMenu
  if (facts.seasons && !facts.seasons.includes(seasonOn(day, southern.has(country ?? ''))))
    points -= outOfSeason
  if (hasChildren && facts.childFriendly === false) points -= notForChildren
  if (servedLately?.has(id)) points -= justServed
  if (isThrifty && facts.budget === 'high') points -= tooDear
  return points
}

/** Countries whose winter is in July. */
const southern: ReadonlySet<string> = new Set([
  'AR',
  'AU',
  'BO',
  'BR',
  'BW',
  'CL',
  'LS',
  'MG',
  'MU',
  'MZ',
  'NA',
  'NZ',
  'PE',
  'PY',
  'SZ',
  'UY',
  'ZA',
  'ZM',
  'ZW',
])

/** Returns the season of a day by its month. */
function seasonOn(day: Day, isSouthern: boolean): (typeof dishSeasons)[number] {
  const month = Number(day.slice(5, 7))
  const quarter = Math.floor((((month + 9) % 12) + (isSouthern ? 6 : 0)) / 3) % 4
  return dishSeasons[quarter] ?? 'spring'
}

// FNV-1a.
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}
