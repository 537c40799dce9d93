import { account } from '@larder/contract/account'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { withBasePath } from '../base-path'

/** Returns the URL of a cook's avatar; undefined without an id. */
export function avatarUrl(id: string | undefined): string | undefined {
  return id === undefined ? undefined : withBasePath(buildEndpointUrl(account.avatar, { params: { id } }))
}
