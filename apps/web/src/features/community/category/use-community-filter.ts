import { useViewInUrl } from '../../../ui/use-view-in-url'
import { type CommunityFilter, parseCommunityFilter, toCommunityParams } from './community-filter'

const searchDebounceMs = 250

/** The filter of a community's posts. Requests follow the URL. */
export function useCommunityFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseCommunityFilter, paramsFor: toCommunityParams })
  return {
    typed: view.q,
    /** The filter as in the URL. */
    asked,
    search: (q: string) => look({ q, page: 1 }, searchDebounceMs),
    clear: () => look({ q: '', page: 1 }),
    order: (sort: CommunityFilter['sort']) => look({ sort, page: 1 }),
  }
}
