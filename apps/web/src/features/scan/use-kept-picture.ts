import { keyOf } from '@larder/contract/endpoint'
import { scan } from '@larder/contract/scan'
import { useQuery } from '@tanstack/react-query'
import { callBytes } from '../../api/client'
import { queries } from '../../api/query-client'

/** The picture of a scan that was kept. */
export function useKeptPicture(id: string | undefined): Blob | undefined {
  const { data } = useQuery(
    {
      queryKey: keyOf(scan.picture, { params: { id: id ?? '' } }),
      queryFn: ({ signal }) => callBytes(scan.picture, { params: { id: id ?? '' } }, signal),
      enabled: id !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  )
  return data
}
