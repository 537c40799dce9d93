import { RecipeCourse, type RecipeFilter, RecipeMoment, RecipeOccasion, Tag } from '@larder/contract/recipes'

/** The tags that stand ready to be pressed. */
export const mealTags = ['vegan', 'salad', 'high-protein', 'dessert', 'sweet'] as const

export type MealOccasion = RecipeOccasion | RecipeMoment

const onlyThese = ['favourites', 'yours'] as const

export type MealsOwnership = (typeof onlyThese)[number]

/** What part of the cookbook is looked at; it lives in the address. */
export interface MealsFilter {
  readonly q: string
  readonly tag: string | null
  readonly occasion: MealOccasion | null
  readonly only: MealsOwnership | null
  /** One group, in full and page by page; null for all of them with their first meals. */
  readonly category: RecipeCourse | null
  readonly page: number
}

export const emptyMealsFilter: MealsFilter = {
  q: '',
  tag: null,
  occasion: null,
  only: null,
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
    only: onlyThese.find((known) => known === only) ?? null,
    category: course,
    page: course && Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1,
  }
}

/** Only what is not as usual stands in the address. */
export function toMealsParams({ q, tag, occasion, only, category, page }: MealsFilter): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(tag && { tag }),
    ...(occasion && { occasion }),
    ...(only && { only }),
    ...(category && { category }),
    ...(category && page > 1 && { page: String(page) }),
  })
}

/** The way to a part of the cookbook from where the cook stands. */
export function toMealsSearch(view: MealsFilter): string {
  const params = toMealsParams(view).toString()
  return params === '' ? '' : `?${params}`
}

/** As it can be shown to them: a visitor has no favourites and nothing of their own. */
export function restrictToViewer(view: MealsFilter, isCook: boolean): MealsFilter {
  return isCook ? view : { ...view, only: null }
}

/** What the server is asked for. */
export function toMealsQuery({ q, tag, occasion, only, category }: MealsFilter): RecipeFilter {
  const search = q.trim()
  return {
    ...(search && { search }),
    ...(tag && { tag }),
    ...(occasion && { occasion }),
    ...(only && { only }),
    ...(category && { category }),
  }
}

/** One tag at a time; the one that is pressed already is let go. */
export function toggleTag<Choice>(choice: Choice, before: Choice | null): Choice | null {
  return choice === before ? null : choice
}

/** Whether anything but the group narrows the view. */
export function isMealsFiltered({ q, tag, occasion, only }: MealsFilter): boolean {
  return q.trim() !== '' || tag !== null || occasion !== null || only !== null
}

/** Without what narrows it; the group stays unless there is nothing else to leave out. */
export function clearMealsFilter(view: MealsFilter): MealsFilter {
  return { ...emptyMealsFilter, category: isMealsFiltered(view) ? view.category : null }
}

/** Every occasion by its word, those of a day before the special ones. */
export const allMealOccasions: readonly MealOccasion[] = [
  ...new Set([...RecipeOccasion.options, ...RecipeMoment.options]),
]

/** 'date-night' as it is read: 'Date Night'. */
export function formatMealOccasion(occasion: MealOccasion): string {
  return occasion.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => {
    return `${dash && ' '}${letter.toUpperCase()}`
  })
}

/** Longer ones are in no dish's name. */
const longestWord = 24
const searchStopWords = ['and', 'for', 'from', 'the', 'with', 'without']

/** One word at a time of a search that found nothing: 'lentil soup' may still find lentils, or soups. */
export function splitSearchWords(q: string): string[] {
  const words = q.toLowerCase().match(/[\p{L}\p{N}\p{M}]{3,}/gu) ?? []
  const telling = [...new Set(words)].filter(
    (word) => word.length <= longestWord && !searchStopWords.includes(word),
  )
  return telling.length > 1 ? telling.slice(0, 4) : []
}

/** What was looked for, in words: 'lentil', vegan, for Date Night, among your favourites. */
export function describeMealsFilter({ q, tag, occasion, only, category }: MealsFilter): string {
  const search = q.trim()
  return [
    ...(search ? [`‘${search}’`] : []),
    ...(tag ? [tag] : []),
    ...(occasion ? [`for ${formatMealOccasion(occasion)}`] : []),
    ...(only ? [only === 'yours' ? 'written by you' : 'among your favourites'] : []),
    ...(category ? [`under ${category}`] : []),
  ].join(', ')
}
