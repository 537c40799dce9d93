import type { Endpoint, InputOf } from '@larder/contract/http/endpoint'
import { useMutation } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { switchHousehold } from '../../api/household-sync/switch-household'
import { queryClient } from '../../api/query-client'

/** A call that switches the current household. The page resets, so the focus moves to its heading. */
export function useSwitchHousehold<E extends Endpoint>(endpoint: E) {
  return useMutation(
    {
      mutationFn: (input: InputOf<E>) => switchHousehold(() => callEndpoint(endpoint, input)),
      onSuccess: focusHeading,
    },
    queryClient,
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
