import { useViewInUrl } from '../../../ui/use-view-in-url'
import { defaultUsersFilter, parseUsersFilter, toUsersParams, type UsersFilter } from './users-filter'

const typingPause = 250

/** The accounts that are looked at. */
export function useUsersFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseUsersFilter, paramsFor: toUsersParams })
  return {
    view,
    /** As the address has it. */
    asked,
    search: (q: string) => look({ q, page: 1 }, typingPause),
    show: (part: Partial<UsersFilter>) => look({ page: 1, ...part }),
    showAll: () => look(defaultUsersFilter),
  }
}
