import { type Camera, fridge } from '@larder/contract/fridge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'

/**
 * Reads a camera's newest picture. It is refetched only when there is a newer one, not with every invalidation of the
 * fridge: for a camera that was just removed the request would fail.
 */
export function useNewestPicture({ id, lastPictureAt }: Camera) {
  const { data, isError } = useQuery(
    {
      queryKey: ['newest-picture', id, lastPictureAt],
      queryFn: ({ signal }) =>
        callEndpoint(fridge.pictures, { params: { id }, query: { size: 1 } }, { signal }),
      enabled: lastPictureAt !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return { picture: data?.data[0], failed: isError }
}
