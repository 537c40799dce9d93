import { admin } from '@larder/contract/admin'
import { toQueryKey } from '@larder/contract/http/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../api/client'
import { queryClient } from '../../../api/query-client'
import { toUsersQuery, type UsersFilter } from './users-filter'

/** Reads one page of accounts. The previous page stays until the new one arrives. */
export function useUsers(view: UsersFilter) {
  const input = { query: toUsersQuery(view) }
  return useQuery(
    {
      queryKey: toQueryKey(admin.users, input),
      queryFn: ({ signal }) => callEndpoint(admin.users, input, { signal }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}
