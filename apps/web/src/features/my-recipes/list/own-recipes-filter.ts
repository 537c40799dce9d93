/** The filter of the cook's recipes, or the recipe open in the form; kept in the URL. */
export interface OwnRecipesFilter {
  readonly q: string
  readonly page: number
  /** 0 is a new recipe; null when no form is open. */
  readonly form: number | null
}

export const maxOwnRecipesSearch = 120
export const ownRecipesPageSize = 12
const lastPage = 1_000_000

export function parseOwnRecipesFilter(params: URLSearchParams): OwnRecipesFilter {
  const page = Number(params.get('page'))
  const edited = Number(params.get('edit'))
  return {
    q: (params.get('q') ?? '').slice(0, maxOwnRecipesSearch),
    page: Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1,
    form: params.has('new') ? 0 : Number.isSafeInteger(edited) && edited > 0 ? edited : null,
  }
}

/** Only values that differ from the defaults are in the URL. */
export function toOwnRecipesSearch({ q, page, form }: OwnRecipesFilter): string {
  const params = new URLSearchParams({
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
    ...(form === 0 && { new: '' }),
    ...(form !== null && form > 0 && { edit: String(form) }),
  })
  const text = params.toString().replace(/(^|&)new=(?=&|$)/, '$1new')
  return text === '' ? '' : `?${text}`
}
