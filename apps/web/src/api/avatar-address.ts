import { account } from '@larder/contract/account'
import { addressOf } from '@larder/contract/endpoint'

/** Where a cook's picture is, for who has one. */
export function avatarAddress(id: string | undefined): string | undefined {
  return id === undefined ? undefined : addressOf(account.avatar, { params: { id } })
}
