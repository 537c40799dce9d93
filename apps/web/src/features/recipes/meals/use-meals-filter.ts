import { useViewInUrl } from '../../../ui/use-view-in-url'
import { clearMealsFilter, type MealsFilter, parseMealsFilter, toMealsParams } from './meals-filter'

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
