import { account } from '@larder/contract/account'
import { call } from '../../api/client'

/** Tells the server that a session is over which is already forgotten here. */
export async function endOnServer(token: string): Promise<void> {
  await call(account.logout, {}, { token, keepalive: true })
}
