import type { DataOf, Endpoint, EndpointShape, ParsedInputOf, Schema } from '@larder/contract/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { Authenticator } from '../authenticate'
import { createEndpointRoute } from '../endpoint-route'
import { type CallerFor, parseInput } from '../serve'
import { startEventStreamReply } from './event-stream'

type StreamShape = EndpointShape & { readonly stream: true; readonly data: Schema }

/** Starts the events. An error thrown here becomes an ordinary error response. The signal aborts when the client disconnects. */
type StreamHandler<E extends StreamShape> = (
  input: ParsedInputOf<E>,
  caller: CallerFor<E>,
  signal: AbortSignal,
) => Promise<AsyncIterable<DataOf<E>>>

/** Registers one endpoint that responds with a finite stream of events. */
export type ServeStream = <E extends StreamShape>(endpoint: Endpoint<E>, begin: StreamHandler<E>) => void

/** Creates the stream counterpart of `createServe`: validates the input, authenticates, and validates each event. */
export function createServeStream(app: FastifyInstance, authenticator: Authenticator, log: Log): ServeStream {
  const open = new Set<AbortController>()
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    for (const controller of open) controller.abort()
  })

  return (endpoint, begin) => {
    type Event = DataOf<typeof endpoint>
    const { options, admit } = createEndpointRoute(endpoint, authenticator)
    app.route({
      ...options,
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const caller = await admit(request)
        const input = parseInput(endpoint, request)
        if (closing) throw new AppError('not-ready')
        const disconnect = new AbortController()
        open.add(disconnect)
        reply.raw.once('close', () => disconnect.abort())
        try {
          // `admit` has checked the caller against the endpoint's access.
          const events = await begin(input, caller as CallerFor<typeof endpoint>, disconnect.signal)
          const { stream, out } = startEventStreamReply<Event>(reply)
          try {
            for await (const event of events) {
              if (!stream.isOpen()) break
              stream.send(z.parse(endpoint.data, event) as Event)
            }
            stream.end()
          } catch (error) {
            if (!disconnect.signal.aborted) log.error({ err: error }, 'event stream failed')
            // Destroyed instead of ended, so that the client does not take it for the end of the events.
            out.destroy()
          }
        } finally {
          open.delete(disconnect)
        }
      },
    })
  }
}
