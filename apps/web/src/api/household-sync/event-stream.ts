import { household, type LiveEvent } from '@larder/contract/household'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { session } from '../../session/session-store'
import { expireSession } from '../client'
import { createEventStreamParser } from '../event-stream-parser'

export type ConnectionState = 'live' | 'connecting' | 'offline'

/** The server says something at least every twenty seconds; a line this quiet is dead. */
const idleTimeoutMs = 45_000
/** A page that nobody looks at gives its line back after this long. */
const hiddenGraceMs = 60_000
const minBackoffMs = 500
const maxBackoffMs = 30_000
/** A line that stood this long was a good one: the next trouble starts counting anew. */
const stableAfterMs = 10_000
/** After so many failures in a row the cook is told. */
const failuresBeforeOffline = 3

export interface EventStreamHandlers {
  readonly onEvent: (event: LiveEvent) => void
  readonly onState: (state: ConnectionState) => void
}

/** Keeps one line to the server open while somebody looks, whatever the network does. */
export function openEventStream({ onEvent, onState }: EventStreamHandlers) {
  let attempt: AbortController | null = null
  let asleep = false
  let failures = 0
  let heardAt = 0
  let againTimer: ReturnType<typeof setTimeout> | undefined
  let quietTimer: ReturnType<typeof setTimeout> | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  function drop() {
    clearTimeout(againTimer)
    clearTimeout(quietTimer)
    attempt?.abort()
    attempt = null
  }

  function connect() {
    drop()
    if (asleep) return
    sayAway()
    if (!navigator.onLine) {
      failures += 1
      return tryLater()
    }
    const own = new AbortController()
    attempt = own
    void listen(own)
  }

  async function listen(own: AbortController) {
    let greetedAt = 0
    try {
      const pieces = await answerTo(own.signal)
      if (!pieces) return
      const decoder = new TextDecoder()
      const read = createEventStreamParser((data) => {
        const event = parseLiveEvent(data)
        if (!event || attempt !== own) return
        if (event.type === 'hello') {
          greetedAt = Date.now()
          onState('live')
        }
        onEvent(event)
      })
      for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
        heard(own)
        read(decoder.decode(piece.value, { stream: true }))
      }
    } catch {
      // Cut off: what comes now is the same as after a polite end.
    } finally {
      if (attempt === own) {
        attempt = null
        failures = greetedAt > 0 && Date.now() - greetedAt > stableAfterMs ? 0 : failures + 1
        sayAway()
        tryLater()
      }
    }
  }

  async function answerTo(signal: AbortSignal) {
    const token = session.get().accessToken
    if (token === null) return undefined
    heard(attempt)
    const answer = await fetch(buildEndpointUrl(household.live), {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal,
    })
    if (answer.status === 401) expireSession(token)
    return answer.ok ? answer.body?.getReader() : undefined
  }

  function heard(by: AbortController | null) {
    heardAt = Date.now()
    clearTimeout(quietTimer)
    quietTimer = setTimeout(() => by?.abort(), idleTimeoutMs)
  }

  function tryLater() {
    clearTimeout(quietTimer)
    const longest = Math.min(maxBackoffMs, minBackoffMs * 2 ** Math.max(0, failures - 1))
    // Spread out, so that a server that comes back is not met by everybody in the same moment.
    againTimer = setTimeout(connect, longest * (0.5 + Math.random() / 2))
  }

  function connectNow() {
    failures = 0
    connect()
  }

  function sayAway() {
    onState(!navigator.onLine || failures >= failuresBeforeOffline ? 'offline' : 'connecting')
  }

  function lookOrLookAway() {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'hidden') {
      hiddenTimer = setTimeout(() => {
        asleep = true
        drop()
      }, hiddenGraceMs)
      return
    }
    asleep = false
    // A device that slept may hold a line that only looks alive.
    const doubtful = Date.now() - heardAt > idleTimeoutMs / 2
    if (attempt === null || doubtful) connectNow()
  }

  window.addEventListener('online', connectNow)
  window.addEventListener('offline', connectNow)
  document.addEventListener('visibilitychange', lookOrLookAway)
  if (document.visibilityState === 'hidden') connect()
  lookOrLookAway()

  return {
    reconnect: connectNow,
    close() {
      window.removeEventListener('online', connectNow)
      window.removeEventListener('offline', connectNow)
      document.removeEventListener('visibilitychange', lookOrLookAway)
      clearTimeout(hiddenTimer)
      asleep = true
      drop()
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
