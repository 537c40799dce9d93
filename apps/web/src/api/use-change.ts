import type { ResponseOf, WriteEndpoint } from '@larder/contract/http/endpoint'
import type { ChangeHandle, ChangeOptions, InputFor } from '@larder/sync/changes/change'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { sync } from './sync'

interface HookOptions<E extends WriteEndpoint> extends ChangeOptions<E> {
  /** Not called after the component is gone; use `done` or `response` of the handle for what must happen anyway. */
  readonly onSuccess?: (response: ResponseOf<E>) => void
  readonly onError?: (error: Error) => void
}

/**
 * Changes something by an endpoint of the contract, with the state of the last change for the screen. It is pending until
 * the affected reads on screen are fetched again.
 */
export function useChange<E extends WriteEndpoint>(endpoint: E) {
  const { mutate, data, error, isPending, isError, isSuccess, reset } = useMutation(
    { mutationFn: (handle: ChangeHandle<E>) => handle.done },
    sync.reads.client,
  )
  const change = useCallback(
    (input: InputFor<E>, { onSuccess, onError, ...options }: HookOptions<E> = {}): ChangeHandle<E> => {
      const handle = sync.change(endpoint, input, options)
      mutate(handle, { ...(onSuccess && { onSuccess }), ...(onError && { onError }) })
      return handle
    },
    [endpoint, mutate],
  )
  return { change, data, error, isPending, isError, isSuccess, reset }
}
