import type { Day } from '../../date/day'
import { isPerishableLot } from '../../expiry/perishable-lot'
import { dishSeasons } from '../../recipe/dish-facts'
import type { Recipe } from '../../recipe/recipe'
import { seededValueFor } from '../../seeded-random'
import type { Lot } from '../../stock/lot'

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
  /** Foods that must be used soon: a dish with one of them is on everybody's menu. */
  readonly mustUse?: ReadonlySet<string>
  /** The place of the menu among the household's; absent: the first. */
  readonly menu?: number
}

/** How long a dish counts as served lately. Example: what was cooked in week 1 is as good as new in week 6. */
export const servedLatelyDays = 28

/** In a month each household's cookbook falls into so many menus. */
const menus = 6
/** What a dish of the next menu loses, and so much more with each menu further: what stands in differs from house to house too. */
const [besideTheMenu, eachMenuFurther] = [60, 10]
/** With every menu tried, the dishes of the shortest lists would come back in every house. */
const triedMenus = 3
const [outOfSeason, notForChildren, tooDear] = [3, 3, 2]
/** Less than leaving the menu costs: a narrow menu is repeated, not left. */
const justServed = 12

/**
 * Returns what the dishes lose by the household's menu, and by those it turns to where the list would be too long.
 * Example: `tastesOf(recipes, wanted)[1]?.[12]` is −60 for a dish of the third menu.
 */
export function tastesOf(
  recipes: readonly Recipe[],
  wanted: Omit<TasteFor, 'menu'>,
): Readonly<Record<number, number>>[] {
  return Array.from({ length: triedMenus }, (_, menu) =>
    Object.fromEntries(recipes.map((recipe) => [recipe.id, tasteOf(recipe, { ...wanted, menu })])),
  )
}

/**
 * Returns the points that a dish of the cookbook loses in a household and month: each household has a menu of its own, new every
 * month, so that not everybody eats the same; a dish served lately, out of season, not for the children at the table or too dear
 * for a thrifty household loses more. Recipes of cooks lose nothing, and food that must be used leads: its dishes are on every menu.
 * Example: two households with the same shelf are planned different weeks.
 */
export function tasteOf(
  { id, facts, lines }: Pick<Recipe, 'id' | 'facts' | 'lines'>,
  wanted: TasteFor,
): number {
  if (!facts) return 0
  const { household, day, country, hasChildren, isThrifty, servedLately, mustUse, menu = 0 } = wanted
  const seed = hashText(`${household} ${day.slice(0, 7)}`)
  const isDue = lines.some(({ foodId }) => foodId !== undefined && mustUse?.has(foodId) === true)
  const menusAway = (Math.floor(menus * seededValueFor(seed, id)) - menu + menus) % menus
  let points = isDue || menusAway === 0 ? 0 : -(besideTheMenu + eachMenuFurther * (menusAway - 1))
  if (facts.seasons && !facts.seasons.includes(seasonOn(day, southern.has(country ?? ''))))
    points -= outOfSeason
  if (hasChildren && facts.childFriendly === false) points -= notForChildren
  if (servedLately?.has(id)) points -= justServed
  if (isThrifty && facts.budget === 'high') points -= tooDear
  return points
}

/** Returns the foods of which something spoils in these days. Example: spinach that is good until Tuesday, but not flour. */
export function foodsToUse(
  lots: readonly Pick<Lot, 'foodId' | 'location' | 'expiry'>[],
  { from, until }: { readonly from: Day; readonly until: Day },
): ReadonlySet<string> {
  const spoiling = lots.filter(
    (lot) => lot.expiry && lot.expiry.day >= from && lot.expiry.day <= until && isPerishableLot(lot),
  )
  return new Set(spoiling.flatMap(({ foodId }) => foodId ?? []))
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
