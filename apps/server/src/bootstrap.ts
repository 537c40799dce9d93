import { buildApp } from './app'
import type { AppParts } from './app-platform'
import type { Db, OpenDatabase } from './db/database'
import { migrate } from './db/migrate'
import { openSetUpLink, setUpLink } from './features/account/registration/set-up-links'
import { syncCookbook } from './features/recipes/cookbook/sync-cookbook'
import type { Log } from './log'
import { createMailer } from './mail/create-mailer'
import { systemClock } from './time/clock'

/** Migrates the database, builds the app and starts listening. */
export async function bootstrap(
  parts: Pick<AppParts, 'env' | 'log' | 'webFolder'> & { readonly db: OpenDatabase },
): Promise<{ setUpLink: string | undefined; close(): Promise<void> }> {
  const { env, log, db } = parts
  const applied = await migrate(db.$client)
  if (applied.length > 0) log.info({ applied }, 'migrations applied')
  await loadCookbook(db, log)
  const mail = createMailer(env, log)
  const app = await buildApp({ ...parts, mail })
  try {
    await app.http.listen({ port: env.port, host: env.host, listenTextResolver: () => 'listening' })
  } catch (error) {
    await app.close()
    throw error
  }
  // Without passwords the first admin signs in first and is then made one: by the issuer's group, or on the command line.
  const secret = env.passwords === 'on' ? await openSetUpLink(db, systemClock) : undefined
  return {
    setUpLink: secret && setUpLink(env.publicUrl, secret),
    async close() {
      await app.linger(env.lingerSeconds)
      await app.close()
    },
  }
}

/** Loads the cookbook. A failure is logged and must not stop the server. */
async function loadCookbook(db: Db, log: Log): Promise<void> {
  try {
    const { saved, removed, skipped } = await syncCookbook(db, systemClock())
    for (const { file, faults } of skipped) log.warn({ file, faults }, 'cookbook recipe skipped')
    if (saved + removed > 0) log.info({ saved, removed }, 'cookbook loaded')
  } catch (error) {
    log.error({ err: error }, 'loading the cookbook failed')
  }
}
