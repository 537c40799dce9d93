import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log'
import { createDirectClient } from './connection/direct-client'
import type { ChangeEvent } from './household-lock'
import { changesChannel } from './notifier'
import { type Db, toPool } from './tx'

export interface PgListenerParts {
  db: Db
  log: Log
  /** The channel name, unquoted. */
  channel: string
  onNotification(payload: string): void
  /** Called on every connection, also the first. Notifications before it were missed. */
  onConnected(): void
}

export interface PgListener {
  close(): Promise<void>
}

const firstBackoffMs = 100
const maxBackoffMs = 5000
/** A connection can be dead without notice; periodic queries detect it. */
const heartbeatEveryMs = 15_000
const heartbeatTimeoutMs = 10_000
const closeTimeoutMs = 1000

/** Listens on a dedicated connection and reconnects whenever it breaks. */
export function openPgListener({
  db,
  log,
  channel,
  onNotification,
  onConnected,
}: PgListenerParts): PgListener {
  const stop = new AbortController()
  const { signal } = stop

  async function listenUntilBroken(onListening: () => void): Promise<void> {
    const client = createDirectClient(toPool(db), { keepAlive: true, query_timeout: heartbeatTimeoutMs })
    // Removes the abort listener with the connection: otherwise the signal would retain every past connection, and a database may
    // be unavailable for days.
    const connectionEnd = new AbortController()
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('the database closed the connection')))
      signal.addEventListener('abort', () => reject(signal.reason), {
        once: true,
        signal: connectionEnd.signal,
      })
    })
    // The connection breaks at some time in any case; the rejection is not always awaited.
    broken.catch(() => undefined)
    client.on('notification', ({ payload = '' }) => onNotification(payload))
    try {
      await Promise.race([client.connect(), broken])
      await Promise.race([client.query(`listen ${channel}`), broken])
      onListening()
      await Promise.race([sendHeartbeats(client), broken])
    } finally {
      connectionEnd.abort()
      await Promise.race([
        client.end().catch(() => undefined),
        wait(closeTimeoutMs, undefined, { ref: false }),
      ])
    }
  }

  async function sendHeartbeats(client: pg.Client): Promise<void> {
    while (!signal.aborted) {
      await wait(heartbeatEveryMs, undefined, { signal, ref: false })
      await client.query('select 1')
    }
  }

  async function keepListening(): Promise<void> {
    let pauseMs = firstBackoffMs
    const onListening = () => {
      pauseMs = firstBackoffMs
      onConnected()
    }
    while (!signal.aborted) {
      await listenUntilBroken(onListening).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'LISTEN connection lost; reconnecting')
      })
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, maxBackoffMs)
    }
  }

  const loop = keepListening()
  return {
    async close() {
      stop.abort()
      await loop
    },
  }
}

interface ChangeListenerParts {
  db: Db
  log: Log
  onChange(event: ChangeEvent): void
  /** Called on every connection, also the first. Notifications before it were missed. */
  onConnected(): void
}

export type ChangeListener = PgListener

/** Opens a listener for changes of households and accounts. */
export function openChangeListener({ db, log, onChange, onConnected }: ChangeListenerParts): ChangeListener {
  const onNotification = (payload: string) => {
    const event = parseChangeEvent(payload)
    if (event) onChange(event)
    else log.warn({ payload: payload.slice(0, 200) }, 'change notification could not be parsed')
  }
  return openPgListener({ db, log, channel: changesChannel, onNotification, onConnected })
}

function parseChangeEvent(payload: string): ChangeEvent | undefined {
  try {
    const event: unknown = JSON.parse(payload)
    return isChangeEvent(event) ? event : undefined
  } catch {
    return undefined
  }
}

function isChangeEvent(event: unknown): event is ChangeEvent {
  if (typeof event !== 'object' || event === null) return false
  const words = 'words' in event ? event.words : undefined
  if ('account' in event)
    return typeof event.account === 'string' && (words === undefined || isStringArray(words))
  return (
    'household' in event &&
    typeof event.household === 'string' &&
    'revision' in event &&
    typeof event.revision === 'number' &&
    isStringArray(words)
  )
}

function isStringArray(words: unknown): boolean {
  return Array.isArray(words) && words.every((word) => typeof word === 'string')
}
