import { account } from '@larder/contract/account'
import { call } from '../../api/client'
import { session } from '../../session/session-store'

/** Ends the session here whatever the server says about it. */
export async function signOut(): Promise<void> {
  try {
    await call(account.logout, {})
  } catch (error) {
    console.error('Logout failed', error)
  } finally {
    session.clearUser()
  }
}
