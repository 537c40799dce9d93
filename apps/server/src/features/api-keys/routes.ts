import { apiKeys } from '@larder/contract/api-keys'
import type { Db } from '../../db/database'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../time/clock'
import { createApiKeys } from './service'

export function serveApiKeys(serve: Serve, parts: { db: Db; clock: Clock }): void {
  const keys = createApiKeys(parts)
  serve(apiKeys.list, (_, { actor }) => keys.list(actor))
  serve(apiKeys.create, ({ body }, { actor }) => keys.create(actor, body))
  serve(apiKeys.revoke, ({ params }, { actor }) => keys.revoke(actor, params.id))
}
