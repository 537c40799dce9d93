import { account, type User } from '@larder/contract/account'
import { useSession } from '../session/use-session'
import { refresh, useRead } from './use-read'

interface Me {
  /** The signed-in cook once known; null for a visitor and during the request. */
  readonly me: User | null
  /** Failure of the account request. */
  readonly error: Error | null
  /** Refetches all account queries on screen: one failure has usually affected them all. */
  readonly refetch: () => void
}

export function useMe(): Me {
  const { isAuthenticated, user } = useSession()
  const { data, error } = useRead(account.me, {})
  const me = isAuthenticated ? (data?.data ?? user) : null
  return {
    me,
    error: isAuthenticated && !me ? error : null,
    refetch: () => void refresh(account.me),
  }
}
