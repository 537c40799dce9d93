import { useViewInUrl } from '../../../ui/use-view-in-url'
import { clearMealsFilter, type MealsFilter, parseMealsFilter, toMealsParams } from './meals-filter'

const typingPause = 200

/** The part of the cookbook that is looked at; what the server is asked for follows the address. */
export function useMealsFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseMealsFilter, paramsFor: toMealsParams })
  return {
    view,
    /** As the address has it. */
    asked,
    search: (q: string) => look({ q, page: 1 }, typingPause),
    show: (part: Partial<MealsFilter>) => look({ page: 1, ...part }),
    clear: () => look(clearMealsFilter),
  }
}
