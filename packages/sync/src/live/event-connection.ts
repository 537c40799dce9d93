import type { LiveEvent } from '@larder/contract/household'
import { createEventStreamParser } from './event-stream-parser'

export type ConnectionState = 'live' | 'connecting' | 'offline'

/** The server sends something at least every twenty seconds; a connection silent for this long is dead. */
const idleTimeoutMs = 45_000
/** A hidden page closes its connection after this long. */
const hiddenGraceMs = 60_000
const minBackoffMs = 500
const maxBackoffMs = 30_000
/** A connection that lasted this long resets the failure count. */
const stableAfterMs = 10_000
/** After this many failures in a row the screen shows 'offline'. */
const failuresBeforeOffline = 3

export interface EventConnectionHandlers {
  readonly onEvent: (event: LiveEvent) => void
  readonly onState: (state: ConnectionState) => void
}

/** What a connection needs of the browser. */
interface EventConnectionPorts extends EventConnectionHandlers {
  /** Opens the event stream; undefined if the server rejects it. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStreamDefaultReader<Uint8Array> | undefined>
  readonly isOnline: () => boolean
  readonly isVisible: () => boolean
  /** Calls the listeners until the returned function is called. */
  readonly observePage: (listeners: {
    readonly onNetworkChange: () => void
    readonly onVisibilityChange: () => void
  }) => () => void
}

/** Keeps one event stream to the server open while the page is visible, whatever the network does. */
export function openEventConnection(ports: EventConnectionPorts) {
  const { onState, isOnline, isVisible } = ports
  let activeConnection: AbortController | null = null
  let suspended = false
  let failures = 0
  let lastReceivedAt = 0
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  function disconnect() {
    clearTimeout(reconnectTimer)
    clearTimeout(idleTimer)
    activeConnection?.abort()
    activeConnection = null
  }

  function connect() {
    disconnect()
    if (suspended) return
    reportDisconnected()
    if (!isOnline()) {
      failures += 1
      return scheduleReconnect()
    }
    const connection = new AbortController()
    activeConnection = connection
    void listen(connection)
  }

  async function listen(connection: AbortController) {
    let connectedAt = 0
    try {
      resetIdleTimer(connection)
      const reader = await ports.open(connection.signal)
      if (!reader) return
      const decoder = new TextDecoder()
      const parse = createEventStreamParser((data) => {
        const event = parseLiveEvent(data)
        if (!event || activeConnection !== connection) return
        if (event.type === 'hello') {
          connectedAt = Date.now()
          onState('live')
        }
        ports.onEvent(event)
      })
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        resetIdleTimer(connection)
        parse(decoder.decode(chunk.value, { stream: true }))
      }
    } catch {
      // A lost connection is handled like a closed one.
    } finally {
      if (activeConnection === connection) {
        activeConnection = null
        failures = connectedAt > 0 && Date.now() - connectedAt > stableAfterMs ? 0 : failures + 1
        reportDisconnected()
        scheduleReconnect()
      }
    }
  }

  function resetIdleTimer(connection: AbortController) {
    lastReceivedAt = Date.now()
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => connection.abort(), idleTimeoutMs)
  }

  function scheduleReconnect() {
    clearTimeout(idleTimer)
    const backoffMs = Math.min(maxBackoffMs, minBackoffMs * 2 ** Math.max(0, failures - 1))
    // Random jitter keeps clients from reconnecting all at once when the server comes back.
    reconnectTimer = setTimeout(connect, backoffMs * (0.5 + Math.random() / 2))
  }

  function connectNow() {
    failures = 0
    connect()
  }

  function reportDisconnected() {
    onState(!isOnline() || failures >= failuresBeforeOffline ? 'offline' : 'connecting')
  }

  function handleVisibilityChange() {
    clearTimeout(hiddenTimer)
    if (!isVisible()) {
      hiddenTimer = setTimeout(() => {
        suspended = true
        disconnect()
      }, hiddenGraceMs)
      return
    }
    suspended = false
    // A device that slept may hold a connection that only looks alive.
    const isDoubtful = Date.now() - lastReceivedAt > idleTimeoutMs / 2
    if (activeConnection === null || isDoubtful) connectNow()
  }

  const stopObserving = ports.observePage({
    onNetworkChange: connectNow,
    onVisibilityChange: handleVisibilityChange,
  })
  if (!isVisible()) connect()
  handleVisibilityChange()

  return {
    reconnect: connectNow,
    close() {
      stopObserving()
      clearTimeout(hiddenTimer)
      suspended = true
      disconnect()
    },
  }
}

function parseLiveEvent(data: string): LiveEvent | undefined {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
