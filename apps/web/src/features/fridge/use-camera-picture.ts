import { fridge } from '@larder/contract/fridge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callBytes } from '../../api/client'
import { queryClient } from '../../api/query-client'

/** A picture never changes, so its key is not part of the fridge's invalidation. */
const pictureKey = (id: string) => ['camera-picture', id] as const

/** Reads one picture of a camera; `failed` if it could not be loaded. */
export function useCameraPicture(id: string | undefined): { picture: Blob | undefined; failed: boolean } {
  const { data, isError } = useQuery(
    {
      queryKey: pictureKey(id ?? ''),
      queryFn: ({ signal }) => callBytes(fridge.picture, { params: { id: id ?? '' } }, signal),
      enabled: id !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
      // The previous picture stays until the next one is loaded.
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return { picture: data, failed: isError }
}
