import { apiKeys } from '@larder/contract/api-keys'
import type { Db } from '../../db/database'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../time/clock'
import { createApiKeys } from './service'

/** Tells the owner of an account. */
interface ApiKeyNotices {
  tell(owner: { readonly email: string }, sentence: string): void
}

export function serveApiKeys(
  serve: Serve,
  { notices, ...parts }: { db: Db; clock: Clock; notices: ApiKeyNotices },
): void {
  const keys = createApiKeys(parts)
  serve(apiKeys.list, (_, { actor }) => keys.list(actor))
  serve(apiKeys.create, async ({ body }, { actor }) => {
    const made = await keys.create(actor, body)
    notices.tell(
      actor,
      'An API key was made for your account. A program that has it can read or change whatever the key allows.',
    )
    return made
  })
  serve(apiKeys.revoke, ({ params }, { actor }) => keys.revoke(actor, params.id))
}
