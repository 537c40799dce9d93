import type { WriteEndpoint } from '@larder/contract/http/endpoint'
import { useHouseholdSwitch } from '../../api/household-sync/use-household-switch'

/** A change that switches the current household. The page resets, so the focus moves to its heading. */
export function useSwitchHousehold<E extends WriteEndpoint>(endpoint: E) {
  return useHouseholdSwitch(endpoint, focusHeading)
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
