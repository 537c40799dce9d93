import { account } from '@larder/contract/account'
import { callEndpoint } from '../../api/client'

/** Revokes on the server a session that is already cleared on this device. */
export async function revokeSession(token: string): Promise<void> {
  await callEndpoint(account.logout, {}, { token, keepalive: true })
}
