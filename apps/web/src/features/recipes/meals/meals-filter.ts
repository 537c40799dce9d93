import { DietId } from '@larder/contract/diet'
import { RecipeCourse, type RecipeFilter, RecipeMoment, RecipeOccasion, Tag } from '@larder/contract/recipes'
import { formatRestrictionName } from '../../../food/verdicts/to-dish-verdicts'
import { useViewInUrl } from '../../../ui/use-view-in-url'

/** The tags offered as chips. */
export const mealTags = ['vegan', 'salad', 'high-protein', 'dessert', 'sweet'] as const

export type MealOccasion = RecipeOccasion | RecipeMoment

const onlyOptions = ['favourites', 'yours'] as const

export type MealsOwnership = (typeof onlyOptions)[number]

export const mealMinutes = [15, 30, 45, 60] as const
export const mealOrders = ['rating', 'time'] as const
/** The cuisines with the most dishes in the cookbook. */
export const mealCuisines = [
  'American',
  'British',
  'Chinese',
  'French',
  'German',
  'Greek',
  'Indian',
  'Italian',
  'Japanese',
  'Lebanese',
  'Mexican',
  'Moroccan',
  'Spanish',
  'Thai',
  'Turkish',
  'Vietnamese',
] as const

/** The filter of the cookbook, kept in the URL. */
export interface MealsFilter {
  readonly q: string
  readonly tag: string | null
  readonly occasion: MealOccasion | null
  readonly only: MealsOwnership | null
  /** The longest time from start to table. */
  readonly minutes: (typeof mealMinutes)[number] | null
  readonly diet: DietId | null
  readonly cuisine: (typeof mealCuisines)[number] | null
  readonly order: (typeof mealOrders)[number] | null
  /** One course, paged; null shows all courses with their first meals. */
  readonly category: RecipeCourse | null
  readonly page: number
}

export const emptyMealsFilter: MealsFilter = {
  q: '',
  tag: null,
  occasion: null,
  only: null,
  minutes: null,
  diet: null,
  cuisine: null,
  order: null,
  category: null,
  page: 1,
}

export const maxMealsSearch = 120
const lastPage = 1_000_000

export function parseMealsFilter(params: URLSearchParams): MealsFilter {
  const [tag, occasion, only, category] = ['tag', 'occasion', 'only', 'category'].map((name) =>
    params.get(name),
  )
  const page = Number(params.get('page'))
  const course = RecipeCourse.options.find((known) => known === category) ?? null
  return {
    q: (params.get('q') ?? '').slice(0, maxMealsSearch),
    tag: Tag.safeParse(tag).data ?? null,
    occasion: allMealOccasions.find((known) => known === occasion) ?? null,
    only: onlyOptions.find((known) => known === only) ?? null,
    minutes: mealMinutes.find((known) => String(known) === params.get('minutes')) ?? null,
    diet: DietId.safeParse(params.get('diet')).data ?? null,
    cuisine: mealCuisines.find((known) => known === params.get('cuisine')) ?? null,
    order: mealOrders.find((known) => known === params.get('order')) ?? null,
    category: course,
    page: course && Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1,
  }
}

/** Only values that differ from the defaults are in the URL. */
export function toMealsParams(view: MealsFilter): URLSearchParams {
  const { q, tag, occasion, only, minutes, diet, cuisine, order, category, page } = view
  return new URLSearchParams({
    ...(q && { q }),
    ...(tag && { tag }),
    ...(occasion && { occasion }),
    ...(only && { only }),
    ...(minutes && { minutes: String(minutes) }),
    ...(diet && { diet }),
    ...(cuisine && { cuisine }),
    ...(order && { order }),
    ...(category && { category }),
    ...(category && page > 1 && { page: String(page) }),
  })
}

/** Returns the query string of a filtered cookbook page. */
export function toMealsSearch(view: MealsFilter): string {
  const params = toMealsParams(view).toString()
  return params === '' ? '' : `?${params}`
}

/** A visitor has no favourites and no recipes of their own, so `only` is cleared. */
export function restrictToViewer(view: MealsFilter, isCook: boolean): MealsFilter {
  return isCook ? view : { ...view, only: null }
}

/** Returns the filter for the server request. */
export function toMealsQuery(view: MealsFilter): RecipeFilter {
  const { q, tag, occasion, only, minutes, diet, cuisine, order, category } = view
  const search = q.trim()
  return {
    ...(search && { search }),
    ...(tag && { tag }),
    ...(occasion && { occasion }),
    ...(only && { only }),
    ...(minutes && { minutes }),
    ...(diet && { diet }),
    ...(cuisine && { cuisine }),
    ...(order && { order }),
    ...(category && { category }),
  }
}

/** Selects one tag at a time; the selected one is deselected. */
export function toggleTag<Choice>(choice: Choice, before: Choice | null): Choice | null {
  return choice === before ? null : choice
}

/** Returns whether anything but the course filters the view. */
export function isMealsFiltered(view: MealsFilter): boolean {
  return toMealsParams({ ...view, q: view.q.trim(), category: null }).size > 0
}

/** Clears the filter. The course stays unless it is the only filter. */
export function clearMealsFilter(view: MealsFilter): MealsFilter {
  return { ...emptyMealsFilter, category: isMealsFiltered(view) ? view.category : null }
}

/** All occasions: those of the day before the special ones. */
export const allMealOccasions: readonly MealOccasion[] = [
  ...new Set([...RecipeOccasion.options, ...RecipeMoment.options]),
]

/** Formats 'date-night' as 'Date Night'. */
export function formatMealOccasion(occasion: MealOccasion): string {
  return occasion.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => {
    return `${dash && ' '}${letter.toUpperCase()}`
  })
}

/** Longer words do not occur in titles. */
const maxWordLength = 24
const searchStopWords = ['and', 'for', 'from', 'the', 'with', 'without']

/** Splits a search without results into words: 'lentil soup' may still find lentils, or soups. */
export function splitSearchWords(q: string): string[] {
  const words = q.toLowerCase().match(/[\p{L}\p{N}\p{M}]{3,}/gu) ?? []
  const telling = [...new Set(words)].filter(
    (word) => word.length <= maxWordLength && !searchStopWords.includes(word),
  )
  return telling.length > 1 ? telling.slice(0, 4) : []
}

/** Describes the filter: 'lentil', vegan, for Date Night, among your favourites. */
export function describeMealsFilter(view: MealsFilter, say = (text: string) => text): string {
  const { q, tag, occasion, only, minutes, diet, cuisine, category } = view
  const search = q.trim()
  return [
    ...(search ? [`‘${search}’`] : []),
    ...(tag ? [tag] : []),
    ...(occasion ? [`for ${formatMealOccasion(occasion)}`] : []),
    ...(only ? [only === 'yours' ? 'written by you' : say('among your favourites')] : []),
    ...(minutes ? [`ready in ${minutes} minutes`] : []),
    ...(diet ? [formatRestrictionName(diet).toLowerCase()] : []),
    ...(cuisine ? [cuisine] : []),
    ...(category ? [`under ${category}`] : []),
  ].join(', ')
}

const searchDebounceMs = 200

/** The filter of the cookbook. Requests follow the URL. */
export function useMealsFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseMealsFilter, paramsFor: toMealsParams })
  return {
    view,
    /** The filter as in the URL. */
    asked,
    search: (q: string) => look({ q, page: 1 }, searchDebounceMs),
    show: (part: Partial<MealsFilter>) => look({ page: 1, ...part }),
    clear: () => look(clearMealsFilter),
  }
}
