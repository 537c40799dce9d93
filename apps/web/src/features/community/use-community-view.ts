import { useViewInAddress } from '../../ui/use-view-in-address'
import { type CommunityView, paramsFor, viewFrom } from './community-view'

const typingPause = 250

/** The posts of a community that are looked at; the server is asked what the address says. */
export function useCommunityView() {
  const { view, asked, look } = useViewInAddress({ viewFrom, paramsFor })
  return {
    typed: view.q,
    /** As the address has it. */
    asked,
    search: (q: string) => look({ q, page: 1 }, typingPause),
    clear: () => look({ q: '', page: 1 }),
    order: (sort: CommunityView['sort']) => look({ sort, page: 1 }),
  }
}
