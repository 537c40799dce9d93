import { connectDatabase } from './db/connect'
import { setRoleSettings } from './db/connection/role-settings'
import { serverPoolConfig } from './db/database'
import { checkDatabase } from './db/queries/check-database'
import { waitForDatabase } from './db/queries/wait-for-database'
import { type Env, readEnv } from './env'
import { createLog, type Log } from './log'

interface Closable {
  close(): Promise<void>
}

/** Reads the environment, connects the database, builds the app and listens; on a stop signal closes them in reverse order. */
export async function runServer(
  variables: Record<string, string | undefined>,
  { webFolder }: { webFolder?: string } = {},
): Promise<void> {
  const env = readEnv(variables)
  const log = createLog(env.logLevel)
  const opened: Closable[] = []
  let closing: Promise<void> | undefined
  const closeAll = () => {
    closing ??= (async () => {
      for (const one of opened.reverse()) await one.close()
    })()
    return closing
  }
  const stopping = new AbortController()
  const starting = openAll(env, log, opened, stopping.signal, webFolder)
  // A signal may arrive at any moment, also while the database is created.
  stopOnSignal(async () => {
    stopping.abort()
    const started = await starting.then(
      () => true,
      () => false,
    )
    await closeAll()
    return started
  })
  try {
    await starting
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function openAll(
  env: Env,
  log: Log,
  opened: Closable[],
  signal: AbortSignal,
  webFolder?: string,
): Promise<void> {
  const loadBootstrap = () => import('./bootstrap')
  // While PostgreSQL starts in its own process, this one loads the rest of the app; a failure is thrown below.
  const database = await connectDatabase(
    env,
    log,
    serverPoolConfig,
    () => void loadBootstrap().catch(() => undefined),
  )
  opened.push(database)
  const { db } = database
  // First: a pooler keeps connections, and each has the settings of when it was made.
  const ask = async () => {
    await setRoleSettings(db, env.sharding)
    await checkDatabase(db)
  }
  if (env.databaseUrl) await waitForDatabase({ ask, log, signal })
  const { bootstrap } = await loadBootstrap()
  const app = await bootstrap({ env, log, db, ...(webFolder && { webFolder }) })
  opened.push(app)
  log.info(`Larder is ready at ${env.publicUrl}`)
  if (app.setUpLink) log.info(`Larder has no admin yet. Open this once to become its admin: ${app.setUpLink}`)
}

/** Exits with 0 after a started server was stopped, otherwise with 1; a failed start has already logged the reason. */
function stopOnSignal(stop: () => Promise<boolean>): void {
  let firstSignalAt: number | undefined
  const onSignal = () => {
    if (firstSignalAt !== undefined) {
      // One key press may arrive twice, once through the parent process; a later one forces the exit.
      if (Date.now() - firstSignalAt > 1000) process.exit(1)
      return
    }
    firstSignalAt = Date.now()
    stop().then(
      (started) => process.exit(started ? 0 : 1),
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
