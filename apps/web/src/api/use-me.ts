import { account, type User } from '@larder/contract/account'
import { useSession } from '../session/use-session'
import { useRead } from './use-api'

/** The signed-in cook, as soon as they are known; null for a visitor and while the server is being asked. */
export function useMe(): User | null {
  const { isAuthenticated, user } = useSession()
  const { data } = useRead(account.me, {})
  if (!isAuthenticated) return null
  return data?.data ?? user
}
