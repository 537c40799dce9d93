import { useViewInUrl } from '../../../ui/use-view-in-url'
import { parseStockFilter, type StockFilter, toStockParams } from './stock-filter'

const typingPause = 200

/** The part of the kitchen that is looked at. */
export function useStockFilter() {
  const { view, look } = useViewInUrl({ viewFrom: parseStockFilter, paramsFor: toStockParams })
  return {
    view,
    search: (q: string) => look({ q }, typingPause),
    show: (part: Partial<StockFilter>) => look(part),
    showAll: () => look({ q: '', category: null, place: null, state: null }),
  }
}
