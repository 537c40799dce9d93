// @vitest-environment happy-dom
import type { LiveEvent } from '@larder/contract/household'
import type { ConnectionState } from '@larder/sync/live/event-connection'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session, setLoginRedirect } from '../../session/session-store'
import { openEventStream } from './household-sync'

const household = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const hello = { type: 'hello', household, revision: 3 } as const

interface Call {
  readonly headers: Headers
  readonly signal: AbortSignal
  say(event: object): Promise<void>
  write(text: string): Promise<void>
  end(): Promise<void>
}

let calls: Call[]
let answerWith: number
let online: boolean
let visibility: DocumentVisibilityState
let received: LiveEvent[]
let states: ConnectionState[]
let line: ReturnType<typeof openEventStream> | undefined

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  received = []
  states = []
  answerWith = 200
  online = true
  visibility = 'visible'
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('fetch', async (address: string, { headers, signal }: RequestInit) => {
    expect(address).toBe('/api/v1/households/current/live')
    let control: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        control = controller
        signal?.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')))
      },
    })
    const write = async (text: string) => {
      control?.enqueue(new TextEncoder().encode(text))
      await settle()
    }
    calls.push({
      headers: new Headers(headers),
      signal: signal as AbortSignal,
      write,
      say: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      async end() {
        control?.close()
        await settle()
      },
    })
    if (answerWith === 0) throw new TypeError('no network')
    return new Response(answerWith === 200 ? body : 'no', { status: answerWith })
  })
  session.setUser('a-token')
})

afterEach(() => {
  line?.close()
  session.clearUser()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(): Promise<Call> {
  line = openEventStream({
    onEvent: (event) => received.push(event),
    onState: (state) => {
      if (states.at(-1) !== state) states.push(state)
    },
  })
  await settle()
  return last()
}

function last(): Call {
  const call = calls.at(-1)
  if (!call) throw new Error('nobody called')
  return call
}

describe('the event stream', () => {
  test('sends the token and emits events, however they are cut', async () => {
    const call = await open()
    expect(call.headers.get('authorization')).toBe('Bearer a-token')
    expect(call.headers.get('accept')).toBe('text/event-stream')
    expect(states).toEqual(['connecting'])
    const text = `: beat\n\ndata: ${JSON.stringify(hello)}\r\n\r\n`
    await call.write(text.slice(0, 20))
    await call.write(text.slice(20))
    expect(received).toEqual([hello])
    expect(states).toEqual(['connecting', 'live'])
  })

  test('skips unreadable events', async () => {
    const call = await open()
    await call.write('data: {"type":\n\n')
    await call.say(hello)
    expect(received).toEqual([hello])
  })

  test('reconnects after the stream ends, with growing back-off while it fails', async () => {
    const call = await open()
    await call.say(hello)
    answerWith = 503
    await call.end()
    for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      const before = calls.length
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(calls.length).toBe(before)
      await vi.advanceTimersByTimeAsync(1)
      expect(calls.length).toBe(before + 1)
    }
    expect(states.at(-1)).toBe('offline')
    answerWith = 200
    await vi.advanceTimersByTimeAsync(30_000)
    await last().say(hello)
    expect(states.at(-1)).toBe('live')
  })

  test('reconnects within half a second after a stable connection', async () => {
    const call = await open()
    await call.say(hello)
    await vi.advanceTimersByTimeAsync(20_000)
    await call.end()
    await vi.advanceTimersByTimeAsync(500)
    expect(calls).toHaveLength(2)
  })

  test('adds jitter to the back-off', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    answerWith = 503
    await open()
    await vi.advanceTimersByTimeAsync(250)
    expect(calls).toHaveLength(2)
  })

  test('closes the connection after 45 seconds without data', async () => {
    const call = await open()
    await call.say(hello)
    await vi.advanceTimersByTimeAsync(44_000)
    await call.write(': beat\n\n')
    await vi.advanceTimersByTimeAsync(44_000)
    expect(call.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(call.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    expect(calls).toHaveLength(2)
  })

  test('does not connect while offline and connects at once when online', async () => {
    const call = await open()
    await call.say(hello)
    online = false
    window.dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('offline')
    expect(call.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    online = true
    window.dispatchEvent(new Event('online'))
    await settle()
    expect(calls).toHaveLength(2)
  })

  test('closes a minute after the page is hidden and reconnects when it is visible', async () => {
    const call = await open()
    await call.say(hello)
    visibility = 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(30_000)
    await call.write(': beat\n\n')
    await vi.advanceTimersByTimeAsync(29_000)
    expect(call.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(call.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(calls).toHaveLength(1)
    visibility = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(calls).toHaveLength(2)
  })

  test('stays open when the page is hidden briefly', async () => {
    const call = await open()
    await call.say(hello)
    for (const state of ['hidden', 'visible'] as const) {
      visibility = state
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(1)
    expect(call.signal.aborted).toBe(false)
  })

  test('ends the session on a 401 and does not reconnect', async () => {
    const led = vi.fn()
    setLoginRedirect(led)
    answerWith = 401
    session.subscribe(() => line?.close())
    await open()
    expect(session.get().isAuthenticated).toBe(false)
    expect(led).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    setLoginRedirect(() => {})
  })

  test('does not reconnect after close', async () => {
    const call = await open()
    await call.say(hello)
    line?.close()
    expect(call.signal.aborted).toBe(true)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})
