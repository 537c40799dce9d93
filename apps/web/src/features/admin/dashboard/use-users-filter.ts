import { useViewInUrl } from '../../../ui/use-view-in-url'
import { defaultUsersFilter, parseUsersFilter, toUsersParams, type UsersFilter } from './users-filter'

const searchDebounceMs = 250

/** The filter of the accounts. */
export function useUsersFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseUsersFilter, paramsFor: toUsersParams })
  return {
    view,
    /** The filter as in the URL. */
    asked,
    search: (q: string) => look({ q, page: 1 }, searchDebounceMs),
    show: (part: Partial<UsersFilter>) => look({ page: 1, ...part }),
    showAll: () => look(defaultUsersFilter),
  }
}
