import { useViewInUrl } from '../../../ui/use-view-in-url'
import { type CommunityFilter, parseCommunityFilter, toCommunityParams } from './community-filter'

const typingPause = 250

/** The posts of a community that are looked at; the server is asked what the address says. */
export function useCommunityFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseCommunityFilter, paramsFor: toCommunityParams })
  return {
    typed: view.q,
    /** As the address has it. */
    asked,
    search: (q: string) => look({ q, page: 1 }, typingPause),
    clear: () => look({ q: '', page: 1 }),
    order: (sort: CommunityFilter['sort']) => look({ sort, page: 1 }),
  }
}
