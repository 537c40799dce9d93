import { fridge } from '@larder/contract/fridge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callBytes } from '../../api/client'
import { queryClient } from '../../api/query-client'

/** A picture never changes: word of a new one must not fetch those that are here already. */
const pictureKey = (id: string) => ['camera-picture', id] as const

/** One picture of a camera; `failed` once it could not be fetched. */
export function useCameraPicture(id: string | undefined): { picture: Blob | undefined; failed: boolean } {
  const { data, isError } = useQuery(
    {
      queryKey: pictureKey(id ?? ''),
      queryFn: ({ signal }) => callBytes(fridge.picture, { params: { id: id ?? '' } }, signal),
      enabled: id !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
      // The one before stays until the next is here.
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return { picture: data, failed: isError }
}
