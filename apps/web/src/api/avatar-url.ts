import { account } from '@larder/contract/account'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'

/** Where a cook's picture is, for who has one. */
export function avatarUrl(id: string | undefined): string | undefined {
  return id === undefined ? undefined : buildEndpointUrl(account.avatar, { params: { id } })
}
