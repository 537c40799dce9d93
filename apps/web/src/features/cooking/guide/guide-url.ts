import { paths } from '../../../paths'

/** The five steps the specification shows where no recipe is named. */
export const sampleRecipeId = 3
export const maxGuideDishes = 4
export const maxGuideServings = 100

/** A dish as the address asks for it. */
export interface RequestedDish {
  /** Null where something stands in the address that is no number of a recipe. */
  readonly recipeId: number | null
  readonly servings?: number | undefined
  readonly mealId?: number | undefined
}

export interface GuideRequest {
  readonly dishes: readonly RequestedDish[]
  /** Nobody asked for anything: the sample shows. */
  readonly sample: boolean
  /** What was begun before, here or on another device. */
  readonly cookingId?: string | undefined
}

/** What `?recipe=7&servings=4&meal=12` asks for; further dishes follow as `&recipe=` or `&with=`, each with its own servings. */
export function parseGuideUrl(search: URLSearchParams): GuideRequest {
  const recipes = [...search.getAll('recipe'), ...search.getAll('with')]
  const servings = search.getAll('servings')
  const meals = search.getAll('meal')
  const dishes: RequestedDish[] = []
  recipes.forEach((text, place) => {
    const recipeId = parsePositiveInteger(text) ?? null
    if (dishes.length >= maxGuideDishes || dishes.some((dish) => dish.recipeId === recipeId)) return
    const plates = parsePositiveInteger(servings[place])
    dishes.push({
      recipeId,
      servings: plates !== undefined && plates <= maxGuideServings ? plates : undefined,
      mealId: parsePositiveInteger(meals[place]),
    })
  })
  const sample = dishes.length === 0
  const cookingId = search.get('cooking') ?? undefined
  return { dishes: sample ? [{ recipeId: sampleRecipeId }] : dishes, sample, cookingId }
}

/** The address of some dishes in the guide. */
export function toGuideUrl(dishes: readonly RequestedDish[], cookingId?: string): string {
  const search = new URLSearchParams()
  const later = (field: 'servings' | 'mealId', place: number) =>
    dishes.slice(place).some((dish) => dish[field] !== undefined)
  dishes.forEach(({ recipeId, servings, mealId }, place) => {
    search.append('recipe', String(recipeId))
    // A gap keeps what comes after it in its place.
    if (later('servings', place)) search.append('servings', String(servings ?? ''))
    if (later('mealId', place)) search.append('meal', String(mealId ?? ''))
  })
  if (cookingId !== undefined) search.set('cooking', cookingId)
  const asked = search.toString()
  return asked === '' ? paths.cookingGuide : `${paths.cookingGuide}?${asked}`
}

function parsePositiveInteger(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}
