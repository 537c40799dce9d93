import { apiKeys } from '@larder/contract/api-keys'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { Serve } from '../../http/serve'
import { openApiKeys } from './service'

export function serveApiKeys(serve: Serve, parts: { db: Db; clock: Clock }): void {
  const keys = openApiKeys(parts)
  serve(apiKeys.list, (_, { actor }) => keys.list(actor))
  serve(apiKeys.create, ({ body }, { actor }) => keys.create(actor, body))
  serve(apiKeys.revoke, ({ params }, { actor }) => keys.revoke(actor, params.id))
}
