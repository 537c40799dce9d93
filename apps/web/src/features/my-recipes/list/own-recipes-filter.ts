import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../../router/router'

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

const searchDebounceMs = 200

/** The filter, kept in the URL. Input shows at once; the URL follows when typing pauses. */
export function useOwnRecipesFilter() {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const view = useMemo(() => parseOwnRecipesFilter(new URLSearchParams(search)), [search])
  const [typed, setTyped] = useState(view.q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastWritten = useRef(view.q)

  // On Back or a link the URL decides. A URL that this hook wrote may be older than the input.
  const followUrl = useEffectEvent(() => {
    if (view.q === lastWritten.current) return
    lastWritten.current = view.q
    clearTimeout(pause.current)
    setTyped(view.q)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival at an address counts
  useEffect(() => followUrl(), [key])
  useEffect(() => () => clearTimeout(pause.current), [])

  const go = (next: Partial<OwnRecipesFilter>, replace = false) =>
    void navigate(`${pathname}${toOwnRecipesSearch({ ...view, ...next })}`, { replace })

  function type(q: string) {
    setTyped(q)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      lastWritten.current = q
      go({ q, page: 1 }, true)
    }, searchDebounceMs)
  }

  return { view, typed, type, go }
}
