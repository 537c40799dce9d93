import { join } from 'node:path'
import { type AppParts, buildApp } from './app'
import { systemClock } from './clock'
import { migrate } from './db/migrate'
import type { Db } from './db/open'
import { layOutCookbook } from './features/recipes/cookbook/lay-out'
import type { Log } from './log'
import { openOutbox } from './mail/outbox'
import { openSmtp } from './mail/smtp'

/** Brings the database up to date, builds the app on it and lets people in. */
export async function openDoors(
  parts: Pick<AppParts, 'env' | 'log' | 'db' | 'webFolder'>,
): Promise<{ close(): Promise<void> }> {
  const { env, log, db } = parts
  const applied = await migrate(db.$client)
  if (applied.length > 0) log.info({ applied }, 'the database is up to date')
  await bringCookbook(db, log)
  const mail = env.smtpUrl
    ? openSmtp(env.smtpUrl, env.mailFrom, log)
    : openOutbox(join(env.dataFolder, 'outbox'), env.mailFrom, log)
  const app = await buildApp({ ...parts, mail })
  try {
    await app.http.listen({ port: env.port, host: env.host, listenTextResolver: () => 'listening' })
  } catch (error) {
    await app.close()
    throw error
  }
  return {
    async close() {
      await app.linger(env.lingerSeconds)
      await app.close()
    },
  }
}

/** The kitchen runs without its cookbook; whatever is wrong with it must not keep anybody from their food. */
async function bringCookbook(db: Db, log: Log): Promise<void> {
  try {
    const { saved, removed, skipped } = await layOutCookbook(db, systemClock())
    for (const { file, troubles } of skipped)
      log.warn({ file, troubles }, 'a recipe of the cookbook was skipped')
    if (saved + removed > 0) log.info({ saved, removed }, 'the cookbook is up to date')
  } catch (error) {
    log.error({ err: error }, 'the cookbook could not be laid out')
  }
}
