import { account, type User } from '@larder/contract/account'
import { useSession } from '../session/use-session'
import { refresh, useRead } from './use-api'

interface Me {
  /** The signed-in cook, as soon as they are known; null for a visitor and while the server is being asked. */
  readonly me: User | null
  /** Why it is not known who is signed in. */
  readonly error: Error | null
  /** Asks anew, and for whatever else of the account is on screen: one trouble mostly has hit it all. */
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
