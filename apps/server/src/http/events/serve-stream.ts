import type { DataOf, Endpoint, EndpointShape, ParsedInputOf, Schema } from '@larder/contract/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { Authenticator } from '../authenticate'
import { createEndpointRoute } from '../endpoint-route'
import { type CallerFor, parseInput } from '../serve'
import { startEventStreamReply } from './event-stream-reply'

type StreamShape = EndpointShape & { readonly stream: true; readonly data: Schema }

/** Begins the events: what it throws is an ordinary refusal. The signal says that nobody listens any more. */
type StreamHandler<E extends StreamShape> = (
  input: ParsedInputOf<E>,
  caller: CallerFor<E>,
  signal: AbortSignal,
) => Promise<AsyncIterable<DataOf<E>>>

/** Mounts one endpoint that answers in events, which end. */
export type ServeStream = <E extends StreamShape>(endpoint: Endpoint<E>, begin: StreamHandler<E>) => void

/** Like `openServe`: input checked, caller known, each event checked. */
export function createServeStream(app: FastifyInstance, gate: Authenticator, log: Log): ServeStream {
  const open = new Set<AbortController>()
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const stream of open) stream.abort()
  })

  return (endpoint, begin) => {
    type Event = DataOf<typeof endpoint>
    const { options, admit } = createEndpointRoute(endpoint, gate)
    app.route({
      ...options,
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const caller = await admit(request)
        const input = parseInput(endpoint, request)
        if (closing) throw new AppError('not-ready')
        const gone = new AbortController()
        open.add(gone)
        reply.raw.once('close', () => gone.abort())
        try {
          // The gate has seen to it that the caller is who the endpoint's access asks for.
          const events = await begin(input, caller as CallerFor<typeof endpoint>, gone.signal)
          const { line, out } = startEventStreamReply<Event>(reply)
          try {
            for await (const event of events) {
              if (!line.isOpen()) break
              line.send(z.parse(endpoint.data, event) as Event)
            }
            line.end()
          } catch (error) {
            if (!gone.signal.aborted) log.error({ err: error }, 'event stream failed')
            // Cut off, so that whoever listens does not take it for the end.
            out.destroy()
          }
        } finally {
          open.delete(gone)
        }
      },
    })
  }
}
