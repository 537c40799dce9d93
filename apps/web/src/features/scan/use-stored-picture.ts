import { toQueryKey } from '@larder/contract/http/endpoint'
import { scan } from '@larder/contract/scan'
import { useQuery } from '@tanstack/react-query'
import { callBytes } from '../../api/client'
import { queryClient } from '../../api/query-client'

/** Reads the stored picture of a scan. */
export function useStoredPicture(id: string | undefined): Blob | undefined {
  const { data } = useQuery(
    {
      queryKey: toQueryKey(scan.picture, { params: { id: id ?? '' } }),
      queryFn: ({ signal }) => callBytes(scan.picture, { params: { id: id ?? '' } }, signal),
      enabled: id !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return data
}
