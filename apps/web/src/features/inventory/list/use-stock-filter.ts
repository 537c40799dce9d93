import { useViewInUrl } from '../../../ui/use-view-in-url'
import { parseStockFilter, type StockFilter, toStockParams } from './stock-filter'

const searchDebounceMs = 200

/** The stock filter, kept in the URL. */
export function useStockFilter() {
  const { view, look } = useViewInUrl({ viewFrom: parseStockFilter, paramsFor: toStockParams })
  return {
    view,
    search: (q: string) => look({ q }, searchDebounceMs),
    show: (part: Partial<StockFilter>) => look(part),
    showAll: () => look({ q: '', category: null, place: null, state: null }),
  }
}
