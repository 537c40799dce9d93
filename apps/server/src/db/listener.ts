import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log'
import { createDirectClient } from './connection/direct-client'
import type { ChangeEvent } from './household-lock'
import { type Db, toPool } from './tx'

export interface PgListenerParts {
  db: Db
  log: Log
  /** The names of channels, unquoted. */
  channels: readonly string[]
  onNotification(payload: string): void
  /** Called with the channels that it begins to listen to: on every connection with all. Notifications before it were missed. */
  onListening(channels: ReadonlySet<string>): void
}

export interface PgListener {
  /** Listens to these channels too. */
  add(channels: readonly string[]): void
  /** Leaves all channels but these. */
  keepOnly(channels: ReadonlySet<string>): void
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
  channels,
  onNotification,
  onListening,
}: PgListenerParts): PgListener {
  const stop = new AbortController()
  const { signal } = stop
  const wanted = new Set(channels)
  /** Of the connection that is open, if one is. */
  let update: () => void = () => undefined

  async function listenUntilBroken(onConnected: () => void): Promise<void> {
    const client = createDirectClient(toPool(db), { keepAlive: true, query_timeout: heartbeatTimeoutMs })
    // Removes the abort listener with the connection: otherwise the signal would retain every past connection, and a database may
    // be unavailable for days.
    const connectionEnd = new AbortController()
    const broken = new Promise<never>((_, reject) => {
      update = () => void updateChannels().catch(reject)
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

    const active = new Set<string>()
    let isConnected = false
    let isUpdating = false
    // One statement at a time; what is wanted meanwhile goes into the next.
    async function updateChannels(): Promise<void> {
      if (!isConnected || isUpdating) return
      isUpdating = true
      for (;;) {
        const added = new Set([...wanted].filter((channel) => !active.has(channel)))
        const left = [...active].filter((channel) => !wanted.has(channel))
        if (added.size + left.length === 0) break
        const commands = [
          ...[...added].map((channel) => `listen ${channel}`),
          ...left.map((channel) => `unlisten ${channel}`),
        ]
        await client.query(commands.join(';'))
        for (const channel of added) active.add(channel)
        for (const channel of left) active.delete(channel)
        if (added.size > 0) onListening(added)
      }
      isUpdating = false
    }

    try {
      await Promise.race([client.connect(), broken])
      isConnected = true
      await Promise.race([updateChannels(), broken])
      onConnected()
      await Promise.race([sendHeartbeats(client), broken])
    } finally {
      update = () => undefined
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
    const onConnected = () => {
      pauseMs = firstBackoffMs
    }
    while (!signal.aborted) {
      await listenUntilBroken(onConnected).catch((error: unknown) => {
        if (!signal.aborted) log.warn({ err: error }, 'LISTEN connection lost; reconnecting')
      })
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, maxBackoffMs)
    }
  }

  const loop = keepListening()
  return {
    add(channels) {
      for (const channel of channels) wanted.add(channel)
      update()
    },
    keepOnly(channels) {
      for (const channel of wanted) if (!channels.has(channel)) wanted.delete(channel)
      update()
    },
    async close() {
      stop.abort()
      await loop
    },
  }
}

interface ChangeListenerParts extends Pick<PgListenerParts, 'db' | 'log' | 'channels' | 'onListening'> {
  onChange(event: ChangeEvent): void
}

/** Opens a listener for changes of households and accounts. */
export function openChangeListener({ onChange, ...parts }: ChangeListenerParts): PgListener {
  const { log } = parts
  const onNotification = (payload: string) => {
    const event = parseChangeEvent(payload)
    if (event) onChange(event)
    else log.warn({ payload: payload.slice(0, 200) }, 'change notification could not be parsed')
  }
  return openPgListener({ ...parts, onNotification })
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
