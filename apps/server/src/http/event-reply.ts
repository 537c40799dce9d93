import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import { type EventLine, openEventLine } from './event-line'

const lineHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Whoever passes it on neither keeps, packs nor gathers it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  connection: 'close',
}

/** Turns an answer into a line of events that stays open. */
export function openEventReply<E>(reply: FastifyReply): { line: EventLine<E>; out: ServerResponse } {
  reply.headers(lineHeaders).hijack()
  const out = reply.raw
  for (const [name, value = ''] of Object.entries(reply.getHeaders())) out.setHeader(name, value)
  out.flushHeaders()
  return { line: openEventLine<E>(out), out }
}
