import type { Endpoint, InputOf } from '@larder/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/client'
import { moveHousehold } from '../../api/moving'
import { queries } from '../../api/query-client'

/** A call after which the cook acts for another household. The page begins anew, so the focus goes to its heading. */
export function useMove<E extends Endpoint>(endpoint: E) {
  return useMutation(
    {
      mutationFn: (input: InputOf<E>) => moveHousehold(() => call(endpoint, input)),
      onSuccess: focusHeading,
    },
    queries,
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
