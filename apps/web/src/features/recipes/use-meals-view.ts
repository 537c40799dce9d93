import { useViewInAddress } from '../../ui/use-view-in-address'
import { type MealsView, paramsFor, viewFrom, widened } from './meals-view'

const typingPause = 200

/** The part of the cookbook that is looked at; what the server is asked for follows the address. */
export function useMealsView() {
  const { view, asked, look } = useViewInAddress({ viewFrom, paramsFor })
  return {
    view,
    /** As the address has it. */
    asked,
    search: (q: string) => look({ q, page: 1 }, typingPause),
    show: (part: Partial<MealsView>) => look({ page: 1, ...part }),
    clear: () => look(widened),
  }
}
