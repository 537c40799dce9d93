import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log'
import type { Db } from './database'

export interface PgListenerParts {
  db: Db
  log: Log
  /** Where it is said; a plain name. */
  channel: string
  onNotification(payload: string): void
  /** We hear again, or for the first time; what was said before went unheard. */
  onConnected(): void
}

export interface PgListener {
  close(): Promise<void>
}

const firstBackoffMs = 100
const longestBackoffMs = 5000
/** A line can be dead without anybody saying so; asking now and then finds out. */
const heartbeatEveryMs = 15_000
const heartbeatTimeoutMs = 10_000
const closeTimeoutMs = 1000

/** A connection of its own on which the database says something, taken up again whenever it breaks. */
export function openPgListener({
  db,
  log,
  channel,
  onNotification: onSaid,
  onConnected: onUp,
}: PgListenerParts): PgListener {
  const stop = new AbortController()
  const { signal } = stop

  async function listenUntilBroken(up: () => void): Promise<void> {
    const client = new pg.Client({
      ...toClientConfig(db.$client),
      keepAlive: true,
      query_timeout: heartbeatTimeoutMs,
    })
    // Goes with the connection: a signal would keep every line there ever was, and a database may be away for days.
    const over = new AbortController()
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('the database closed the connection')))
      signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal })
    })
    // It breaks at some time in any case; that is not always waited for.
    broken.catch(() => undefined)
    client.on('notification', ({ payload = '' }) => onSaid(payload))
    try {
      await Promise.race([client.connect(), broken])
      await Promise.race([client.query(`listen ${channel}`), broken])
      up()
      await Promise.race([keepAsking(client), broken])
    } finally {
      over.abort()
      await Promise.race([
        client.end().catch(() => undefined),
        wait(closeTimeoutMs, undefined, { ref: false }),
      ])
    }
  }

  async function keepAsking(client: pg.Client): Promise<void> {
    while (!signal.aborted) {
      await wait(heartbeatEveryMs, undefined, { signal, ref: false })
      await client.query('select 1')
    }
  }

  async function keepListening(): Promise<void> {
    let pauseMs = firstBackoffMs
    const up = () => {
      pauseMs = firstBackoffMs
      onUp()
    }
    while (!signal.aborted) {
      await listenUntilBroken(up).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'LISTEN connection lost; reconnecting')
      })
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, longestBackoffMs)
    }
  }

  const listening = keepListening()
  return {
    async close() {
      stop.abort()
      await listening
    },
  }
}

/**
 * How to reach the same database, on a line that asks one question after the other. The pool hides its password from whoever copies
 * or prints its settings.
 */
export function toClientConfig({ options }: pg.Pool): pg.ClientConfig {
  const password = options.password !== undefined && { password: options.password }
  return { ...options, pipeline: false, ...password }
}
