import { account } from '@larder/contract/account'
import { callEndpoint } from '../../api/client'

/** Tells the server that a session is over which is already forgotten here. */
export async function revokeSession(token: string): Promise<void> {
  await callEndpoint(account.logout, {}, { token, keepalive: true })
}
