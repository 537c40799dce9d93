import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { createEventStream, type EventStream } from './event-stream'

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
