import { admin } from '@larder/contract/admin'
import { keyOf } from '@larder/contract/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { queryOf, type UsersView } from './users-view'

/** One page of accounts. The page of before stays until the new one is there. */
export function useUsers(view: UsersView) {
  const input = { query: queryOf(view) }
  return useQuery(
    {
      queryKey: keyOf(admin.users, input),
      queryFn: ({ signal }) => call(admin.users, input, { signal }),
      placeholderData: keepPreviousData,
    },
    queries,
  )
}
