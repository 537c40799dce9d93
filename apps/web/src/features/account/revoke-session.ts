import { account } from '@larder/contract/account'
import { change } from '../../api/sync'

/** Revokes on the server a session that is already cleared on this device. */
export async function revokeSession(token: string): Promise<void> {
  await change(account.logout, {}, { token, keepalive: true }).response
}
