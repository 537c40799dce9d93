import { paths } from '../../../paths'

/** The five-step recipe that the specification shows by default. */
const sampleRecipeId = 3
export const maxGuideDishes = 4
export const maxGuideServings = 100

/** A dish as requested in the URL. */
export interface RequestedDish {
  /** Null if the URL parameter is not a recipe id. */
  readonly recipeId: number | null
  readonly servings?: number | undefined
  readonly mealId?: number | undefined
}

export interface GuideRequest {
  readonly dishes: readonly RequestedDish[]
  /** No recipe was requested, so the sample is shown. */
  readonly sample: boolean
  /** An earlier session of this or another device. */
  readonly cookingId?: string | undefined
}

/**
 * Parses `?recipe=7&servings=4&meal=12`. Further dishes follow as `&recipe=` or `&with=`, each with its own servings.
 */
export function parseGuideUrl(search: URLSearchParams): GuideRequest {
  const recipes = [...search.getAll('recipe'), ...search.getAll('with')]
  const servings = search.getAll('servings')
  const meals = search.getAll('meal')
  const dishes: RequestedDish[] = []
  recipes.forEach((text, index) => {
    const recipeId = parsePositiveInteger(text) ?? null
    if (dishes.length >= maxGuideDishes || dishes.some((dish) => dish.recipeId === recipeId)) return
    const plates = parsePositiveInteger(servings[index])
    dishes.push({
      recipeId,
      servings: plates !== undefined && plates <= maxGuideServings ? plates : undefined,
      mealId: parsePositiveInteger(meals[index]),
    })
  })
  const sample = dishes.length === 0
  const cookingId = search.get('cooking') ?? undefined
  return { dishes: sample ? [{ recipeId: sampleRecipeId }] : dishes, sample, cookingId }
}

/** Returns the guide URL of some dishes. */
export function toGuideUrl(dishes: readonly RequestedDish[], cookingId?: string): string {
  const search = new URLSearchParams()
  const isNeededFrom = (field: 'servings' | 'mealId', start: number) =>
    dishes.slice(start).some((dish) => dish[field] !== undefined)
  dishes.forEach(({ recipeId, servings, mealId }, index) => {
    search.append('recipe', String(recipeId))
    // An empty value keeps the positions of the following ones.
    if (isNeededFrom('servings', index)) search.append('servings', String(servings ?? ''))
    if (isNeededFrom('mealId', index)) search.append('meal', String(mealId ?? ''))
  })
  if (cookingId !== undefined) search.set('cooking', cookingId)
  const query = search.toString()
  return query === '' ? paths.cookingGuide : `${paths.cookingGuide}?${query}`
}

function parsePositiveInteger(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}
