import type { Db } from '../../db/database'
import { hasAdmin, readInstallation } from '../../db/queries/installation'
import type { Env } from '../../env'
import type { OperatorSettings } from './rendered-pages'

/** A page shows a changed setting after this time at the latest, on every server. */
const freshMs = 1000

/** Returns the operator's settings for pages. They are read at most once a second; without a database the last ones stay. */
export function createOperatorSettings(
  { db, env }: { db: Db; env: Pick<Env, 'socialLinks' | 'storeLinks' | 'openId' | 'passwords'> },
  monotonicMs: () => number = () => performance.now(),
): () => Promise<OperatorSettings> {
  const fixed = {
    socialLinks: env.socialLinks,
    storeLinks: env.storeLinks,
    passwords: env.passwords,
    openId: env.openId ? { name: env.openId.name } : null,
  }
  let known: OperatorSettings = { ...fixed, registration: 'open', plans: 'on', needsSetUp: false }
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const [{ registration, plans }, exists] = await Promise.all([readInstallation(db), hasAdmin(db)])
    known = { ...fixed, registration, plans, needsSetUp: !exists }
  }

  return async () => {
    if (monotonicMs() - readAt >= freshMs)
      reading ??= read()
        .catch(() => undefined)
        .finally(() => {
          readAt = monotonicMs()
          reading = undefined
        })
    await reading
    return known
  }
}
