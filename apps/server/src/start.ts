import { join } from 'node:path'
import { buildApp } from './app'
import { systemClock } from './clock'
import { connect } from './db/connect'
import { migrate } from './db/migrate'
import { type Db, forCooks } from './db/open'
import { type Env, readEnv } from './env'
import { layOutCookbook } from './features/recipes/cookbook/lay-out'
import { type Log, openLog } from './log'
import { openOutbox } from './mail/outbox'
import { openSmtp } from './mail/smtp'

/** Environment → database → app → listen; and the same backwards when told to stop. */
export async function startLarder(
  variables: Record<string, string | undefined>,
  { webFolder }: { webFolder?: string } = {},
): Promise<void> {
  const env = readEnv(variables)
  const log = openLog(env.logLevel)
  const opened: { close(): Promise<void> }[] = []
  const closeAll = async () => {
    for (const one of opened.splice(0).reverse()) await one.close()
  }
  const starting = open(env, log, opened, webFolder)
  // A signal may come at any moment, also while the database is being made.
  stopOnSignal(async () => {
    await starting.catch(() => undefined)
    await closeAll()
  })
  try {
    await starting
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function open(
  env: Env,
  log: Log,
  opened: { close(): Promise<void> }[],
  webFolder?: string,
): Promise<void> {
  const database = await connect(env, log, forCooks)
  opened.push(database)
  const applied = await migrate(database.db.$client)
  if (applied.length > 0) log.info({ applied }, 'the database is up to date')
  await bringCookbook(database.db, log)
  const mail = env.smtpUrl
    ? openSmtp(env.smtpUrl, env.mailFrom, log)
    : openOutbox(join(env.dataFolder, 'outbox'), env.mailFrom, log)
  const app = await buildApp({ env, db: database.db, log, mail, ...(webFolder && { webFolder }) })
  opened.push({
    async close() {
      await app.linger(env.lingerSeconds)
      await app.close()
    },
  })
  await app.http.listen({ port: env.port, host: env.host, listenTextResolver: () => 'listening' })
  log.info(`Larder is ready at ${env.publicUrl}`)
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

function stopOnSignal(stop: () => Promise<void>): void {
  let askedAt: number | undefined
  const onSignal = () => {
    if (askedAt !== undefined) {
      // One key press may reach us twice, once through our parent; one that comes later means a hurry.
      if (Date.now() - askedAt > 1000) process.exit(1)
      return
    }
    askedAt = Date.now()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  process.on('SIGHUP', onSignal)
}
