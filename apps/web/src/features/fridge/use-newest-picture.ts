import { type Camera, fridge } from '@larder/contract/fridge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../api/client'
import { queryClient } from '../../api/query-client'

/**
 * A camera's newest picture. It is asked for again when there is a newer one, and not with every word of the fridge: of a
 * camera that was just removed nobody would answer.
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
