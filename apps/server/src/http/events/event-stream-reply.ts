import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { createEventStream, type EventStream } from './event-stream'

const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Whoever passes it on neither keeps, packs nor gathers it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Turns an answer into a line of events that stays open. */
export function startEventStreamReply<E>(reply: FastifyReply): { line: EventStream<E>; out: ServerResponse } {
  reply.headers(eventStreamHeaders).hijack()
  const out = reply.raw
  for (const [name, value = ''] of Object.entries(reply.getHeaders())) out.setHeader(name, value)
  out.flushHeaders()
  return { line: createEventStream<E>(out), out }
}
