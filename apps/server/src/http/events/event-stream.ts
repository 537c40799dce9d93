import type { ServerResponse } from 'node:http'
import type { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** One client's stream of server-sent events. */
export interface EventStream<E> {
  send(event: E): void
  /** Sends a comment so that proxies do not close an idle connection. */
  sendHeartbeat(): void
  /** Closes the stream, after a last event if given. */
  end(last?: E): void
  isOpen(): boolean
}

/** Buffered data above this size closes the stream. */
const maxBufferedBytes = 64 * 1024

export function createEventStream<E>(out: Writable): EventStream<E> {
  let hadPendingData = false
  // A client that disconnects while we write is not a failure.
  out.on('error', () => undefined)

  const isOpen = () => !out.writableEnded && !out.destroyed

  function write(text: string): void {
    if (!isOpen()) return
    if (out.writableLength > maxBufferedBytes) out.destroy()
    else out.write(text)
  }

  const send = (event: E) => write(`data: ${JSON.stringify(event)}\n\n`)

  return {
    send,
    sendHeartbeat() {
      const hasPendingData = out.writableLength > 0
      // The client read nothing between two heartbeats. It can reconnect and catch up.
      if (hasPendingData && hadPendingData) out.destroy()
      hadPendingData = hasPendingData
      write(':\n\n')
    },
    end(last) {
      if (last !== undefined) send(last)
      if (isOpen()) out.end()
    },
    isOpen,
  }
}

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies must not cache, compress or buffer the stream.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Turns a reply into an open event stream. */
export function startEventStreamReply<E>(reply: FastifyReply): {
  stream: EventStream<E>
  out: ServerResponse
} {
  reply.headers(eventStreamHeaders).hijack()
  const out = reply.raw
  for (const [name, value = ''] of Object.entries(reply.getHeaders())) out.setHeader(name, value)
  out.flushHeaders()
  return { stream: createEventStream<E>(out), out }
}
