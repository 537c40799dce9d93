import { useViewInAddress } from '../../ui/use-view-in-address'
import { paramsFor, type StockView, viewFrom } from './stock-view'

const typingPause = 200

/** The part of the kitchen that is looked at. */
export function useStockView() {
  const { view, look } = useViewInAddress({ viewFrom, paramsFor })
  return {
    view,
    search: (q: string) => look({ q }, typingPause),
    show: (part: Partial<StockView>) => look(part),
    showAll: () => look({ q: '', category: null, place: null, state: null }),
  }
}
