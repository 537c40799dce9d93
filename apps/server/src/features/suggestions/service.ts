import { createHash } from 'node:crypto'
import type { Meal, RecipeSummary } from '@larder/contract/recipes'
import type { SuggestedBeside, Suggestion, SuggestionQuery } from '@larder/contract/suggestions'
import { addDays, type Day, daysBetween } from '@larder/kitchen/day'
import type { Eater } from '@larder/kitchen/eater'
import { mostServings } from '@larder/kitchen/flexible-dish/fill-dish'
import type { Lot } from '@larder/kitchen/lot'
import type { Coverage } from '@larder/kitchen/matching'
import type { Stock } from '@larder/kitchen/matching/stock-index'
import type { Recipe } from '@larder/kitchen/recipe'
import { standInsFor } from '@larder/kitchen/substitutes'
import type { Suggestion as Suggested } from '@larder/kitchen/suggesting'
import type { SuggestionAsk } from '@larder/kitchen/suggesting/ask'
import { explain } from '@larder/kitchen/suggesting/reason'
import type { RecipeIndex } from '@larder/kitchen/suggesting/recipe-index'
import { type SuggestedMeal, suggestMeals } from '@larder/kitchen/suggesting/suggest-meals'
import { forgottenAfterDays } from '@larder/kitchen/suggesting/weights'
import type { Db } from '../../db/open'
import type { Hand } from '../../db/touch'
import type { MadeUpDish, MadeUpDishes } from './made-up-dishes'
import { notKnownIn } from './not-known'

/** What a suggestion asks of a kitchen. */
export interface AskedKitchen {
  readonly lots: readonly Lot[]
  readonly stock: Stock
  readonly eaters: readonly Eater[]
  readonly servings?: number
  readonly assume: readonly string[]
  readonly today: Day
  readonly sample: boolean
  readonly readers: ReadonlySet<string>
}

export interface SuggestionParts<Kitchen extends AskedKitchen> {
  db: Db
  shelf: {
    index(): Promise<RecipeIndex>
    mayRead(id: number, readers: ReadonlySet<string>): boolean
    holds(id: number, version: number): boolean
    reread(ids: readonly number[]): Promise<void>
  }
  kitchens: {
    of(
      actor: Hand | undefined,
      table: { eaters?: readonly string[] | undefined; people?: number | undefined },
    ): Promise<Kitchen>
  }
  cardsOf(
    db: Db,
    actor: Hand | undefined,
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, { summary: RecipeSummary; version: number }>>
  mealOf(summary: RecipeSummary, recipe: Recipe, kitchen: Kitchen, coverage: Coverage): Meal
  /** What the household cooked since a day. */
  cookedLately(db: Db, householdId: string, sinceDay: Day): Promise<{ recipeId: number; day: Day }[]>
  madeUp: MadeUpDishes
  /** Whether a model is configured that can invent a dish. */
  canInvent: boolean
}

export interface Suggestions {
  suggestions: Suggestion[]
  sample: boolean
  canInvent: boolean
}

export type SuggestionService = ReturnType<typeof openSuggestions>

// One for all: what it says of a food is remembered with it. What somebody may not eat is left out where it is asked.
const swaps = (foodId: string) => standInsFor(foodId)

/** How often a cookbook may change under the very question before we answer with less. */
const mostTries = 3

export function openSuggestions<Kitchen extends AskedKitchen>(parts: SuggestionParts<Kitchen>) {
  const { db, shelf, kitchens, cardsOf, mealOf, cookedLately, madeUp, canInvent } = parts

  return {
    async list(actor: Hand | undefined, query: SuggestionQuery): Promise<Suggestions> {
      const [index, kitchen, liked] = await Promise.all([
        shelf.index(),
        kitchens.of(actor, { eaters: query.eaters?.split(','), people: query.people }),
        starsBy(db, actor),
      ])
      const cooked = actor
        ? await cookedLately(db, actor.householdId, addDays(kitchen.today, -forgottenAfterDays))
        : []
      const ask: SuggestionAsk = {
        ...askedFor(query),
        lots: kitchen.lots,
        today: kitchen.today,
        eaters: kitchen.eaters,
        assume: kitchen.assume,
        ...servingsFor(kitchen),
        liked,
        recent: cooked.map(({ recipeId, day }) => ({
          id: recipeId,
          daysAgo: Math.max(0, daysBetween(day, kitchen.today)),
        })),
        swaps,
        seed: seedOf(actor?.householdId ?? 'sample', kitchen.today),
        among: (id) => shelf.mayRead(id, kitchen.readers),
      }
      const made = actor ? await madeUpFor(actor, kitchen, ask, madeUp) : []
      for (let tries = 1; ; tries += 1) {
        const offered = suggestMeals(
          index,
          ask,
          made.map(({ recipe }) => recipe),
        )
        const { found, own } = actor
          ? await writtenDown(actor, offered, made, madeUp)
          : { found: offered, own: nothingMade }
        const dishes = found.flatMap((one) => (one.beside ? [one, one.beside] : [one]))
        const ids = dishes.map(({ recipe: { id } }) => id)
        const cards = ids.length > 0 ? await cardsOf(db, actor, ids) : new Map<number, never>()
        const meals = new Map<number, Meal>()
        for (const { recipe, coverage } of dishes) {
          const card = cards.get(recipe.id)
          if (!card) continue
          if (!own.has(recipe.id) && !(lies(index, recipe) && shelf.holds(recipe.id, card.version))) continue
          meals.set(recipe.id, mealOf(card.summary, recipe, kitchen, coverage))
        }
        if (meals.size === dishes.length || tries === mostTries) {
          const suggestions = found.flatMap((one) => {
            const meal = meals.get(one.recipe.id)
            return meal ? [suggestionOf(meal, one, meals, kitchen.eaters)] : []
          })
          return { suggestions, sample: kitchen.sample, canInvent }
        }
        await shelf.reread(ids.filter((id) => !own.has(id)))
      }
    },
  }
}

const nothingMade: ReadonlySet<number> = new Set()

/** What this kitchen can make of itself; what it has cooked of it lately comes again another day. */
async function madeUpFor(
  hand: Hand,
  kitchen: AskedKitchen,
  { servings, rescue, recent = [], exclude = [] }: SuggestionAsk,
  madeUp: MadeUpDishes,
): Promise<MadeUpDish[]> {
  if (servings !== undefined && servings > mostServings) return []
  const uses = typeof rescue === 'string' ? rescue : undefined
  const dishes = await madeUp.of(hand, kitchen, { ...(servings !== undefined && { servings }), uses })
  const unwanted = new Set([...exclude, ...recent.map(({ id }) => id)])
  return dishes.filter(({ storedAs }) => storedAs === undefined || !unwanted.has(storedAs))
}

/** Writes down what was made up and chosen, so that it can be opened, planned and cooked; and says which ones those are. */
async function writtenDown(
  hand: Hand,
  offered: readonly SuggestedMeal[],
  made: readonly MadeUpDish[],
  madeUp: MadeUpDishes,
): Promise<{ found: readonly SuggestedMeal[]; own: ReadonlySet<number> }> {
  const chosen = offered
    .flatMap((one) => (one.beside ? [one, one.beside] : [one]))
    .map(({ recipe }) => recipe)
  const ids = await madeUp.store(
    hand,
    made.filter(({ recipe }) => chosen.includes(recipe)),
  )
  const numbered = <Dish extends Suggested>(dish: Dish): Dish => {
    const id = ids.get(dish.recipe.id)
    return id === undefined ? dish : { ...dish, recipe: { ...dish.recipe, id } }
  }
  const found = offered.map((one) => ({
    ...numbered(one),
    ...(one.beside && { beside: numbered(one.beside) }),
  }))
  return { found, own: new Set(ids.values()) }
}

/** Whether it was not taken out or laid out anew since it was suggested. */
function lies({ recipes, placeOf }: RecipeIndex, recipe: Recipe): boolean {
  return recipes[placeOf.get(recipe.id) ?? -1] === recipe
}

function askedFor(query: SuggestionQuery): Omit<SuggestionAsk, 'lots' | 'today' | 'eaters'> {
  const { buy, minutes, rescue, exclude, limit } = query
  // What must be used up may become anything: bananas are no lunch.
  const { occasion = rescue === undefined ? 'lunch' : undefined } = query
  return {
    occasion: occasion === 'general' ? 'lunch' : (occasion ?? 'general'),
    ...(buy !== undefined && { maxToBuy: buy }),
    ...(minutes !== undefined && { maxMinutes: minutes }),
    ...(rescue !== undefined && { rescue }),
    ...(exclude && { exclude: exclude.split(',').map(Number) }),
    limit,
  }
}

/** As many as were asked for; otherwise enough for everybody who eats, where somebody is known to. */
function servingsFor({ servings, sample, eaters }: AskedKitchen): { servings?: number } {
  if (servings !== undefined) return { servings }
  const plates = Math.ceil(eaters.reduce((sum, { portions }) => sum + portions, 0))
  return sample || plates === 0 ? {} : { servings: plates }
}

/** The same all day for a household, another one tomorrow. */
function seedOf(household: string, today: Day): number {
  return createHash('sha256').update(`${household} ${today}`).digest().readUInt32BE()
}

async function starsBy(db: Db, actor: Hand | undefined): Promise<ReadonlyMap<number, number>> {
  if (!actor) return new Map()
  const { rows } = await db.$client.query<{ id: number; stars: number }>({
    name: 'stars_by',
    text: `select recipe_id::float8 as id, stars from recipe_marks where account_id = $1 and stars is not null`,
    values: [actor.accountId],
  })
  return new Map(rows.map(({ id, stars }) => [id, stars]))
}

function suggestionOf(
  meal: Meal,
  dish: SuggestedMeal,
  meals: ReadonlyMap<number, Meal>,
  eaters: readonly Eater[],
): Suggestion {
  const beside = dish.beside && besideOf(dish.beside, meals, eaters)
  return {
    ...meal,
    ...whyOf(dish, eaters),
    time: meal.minutes === 1 ? '1 minute' : `${meal.minutes} minutes`,
    covered: dish.coverage.covered,
    ...(beside && { beside }),
  }
}

function besideOf(
  dish: Suggested,
  meals: ReadonlyMap<number, Meal>,
  eaters: readonly Eater[],
): SuggestedBeside | undefined {
  const meal = meals.get(dish.recipe.id)
  if (!meal) return undefined
  const { id, title, minutes, warning } = meal
  return { id, title, minutes, ...(warning !== undefined && { warning }), ...whyOf(dish, eaters) }
}

function whyOf({ recipe, coverage, reasons }: Suggested, eaters: readonly Eater[]) {
  return {
    reason: explain({ reasons }),
    toBuy: coverage.toBuy,
    saves: coverage.rescues
      .map(({ name, foodId, daysLeft }) => ({ name, foodId, daysLeft }))
      .sort((a, b) => a.daysLeft - b.daysLeft),
    notKnown: notKnownIn(recipe, eaters),
  }
}
