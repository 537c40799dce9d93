import type { ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import type { InputFor } from '@larder/sync/changes/change'
import { useMutation } from '@tanstack/react-query'
import { sync } from '../sync'
import { switchHousehold } from './switch-household'

/** A change that switches the current household. The switch discards every read of the previous one. */
export function useHouseholdSwitch<E extends WriteEndpoint>(
  endpoint: E,
  onSwitched: (response: ResponseOf<E>) => void,
) {
  const { mutateAsync, error, isPending } = useMutation(
    {
      mutationFn: (input: InputFor<E>) =>
        switchHousehold(() => sync.change(endpoint, input, { refetch: 'never' }).response),
      onSuccess: onSwitched,
    },
    sync.reads.client,
  )
  return { change: mutateAsync, error, isPending }
}
