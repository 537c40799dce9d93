import { connectDatabase } from './db/connect'
import { serverPoolConfig } from './db/database'
import { type Env, readEnv } from './env'
import { createLog, type Log } from './log'

interface Closable {
  close(): Promise<void>
}

/** Environment → database → app → listen; and the same backwards when told to stop. */
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
  const starting = openAll(env, log, opened, webFolder)
  // A signal may come at any moment, also while the database is being made.
  stopOnSignal(async () => {
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

async function openAll(env: Env, log: Log, opened: Closable[], webFolder?: string): Promise<void> {
  const theRest = () => import('./bootstrap')
  // While PostgreSQL starts in a process of its own, this one loads all the rest; what is wrong with it is heard below.
  const database = await connectDatabase(
    env,
    log,
    serverPoolConfig,
    () => void theRest().catch(() => undefined),
  )
  opened.push(database)
  const { bootstrap: openDoors } = await theRest()
  opened.push(await openDoors({ env, log, db: database.db, ...(webFolder && { webFolder }) }))
  log.info(`Larder is ready at ${env.publicUrl}`)
}

/** Stopping says whether there was anything to stop; who never came up has said why. */
function stopOnSignal(stop: () => Promise<boolean>): void {
  let askedAt: number | undefined
  const onSignal = () => {
    if (askedAt !== undefined) {
      // One key press may reach us twice, once through our parent; one that comes later means a hurry.
      if (Date.now() - askedAt > 1000) process.exit(1)
      return
    }
    askedAt = Date.now()
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
