import { useViewInAddress } from '../../ui/use-view-in-address'
import { everybody, paramsFor, type UsersView, viewFrom } from './users-view'

const typingPause = 250

/** The accounts that are looked at. */
export function useUsersView() {
  const { view, asked, look } = useViewInAddress({ viewFrom, paramsFor })
  return {
    view,
    /** As the address has it. */
    asked,
    search: (q: string) => look({ q, page: 1 }, typingPause),
    show: (part: Partial<UsersView>) => look({ page: 1, ...part }),
    showAll: () => look(everybody),
  }
}
