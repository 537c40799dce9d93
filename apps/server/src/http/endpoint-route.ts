import { apiBase, type Endpoint } from '@larder/contract/http/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors'
import type { Authenticator } from './authenticate'
import type { Caller } from './caller'

/** Above this a body is only taken in one at a time of each cook, and few at a time in all. */
const heavy = 32 * 1024 * 1024
const heavyAtOnce = 3

/** How a route begins: where it is, how much it takes, and who comes in. */
export function createEndpointRoute(endpoint: Endpoint, gate: Authenticator) {
  const admitted = new WeakMap<FastifyRequest, Caller>()
  const underWay = new Set<string>()

  function takeTurn({ actor }: Caller, reply: FastifyReply): void {
    const cook = actor?.accountId ?? ''
    if (underWay.has(cook) || underWay.size >= heavyAtOnce) throw new AppError('importer-busy')
    underWay.add(cook)
    reply.raw.once('close', () => underWay.delete(cook))
  }

  const { largest } = endpoint
  return {
    options: {
      method: endpoint.method,
      url: apiBase + endpoint.path,
      ...(largest !== undefined && { bodyLimit: largest }),
      ...(endpoint.takes && { config: { takesBytes: endpoint.takes } }),
      ...((endpoint.takes || largest !== undefined) && {
        // Nobody fills our memory who is not let in.
        async onRequest(request: FastifyRequest, reply: FastifyReply) {
          const caller = await gate.authenticate(endpoint, request)
          admitted.set(request, caller)
          if (largest !== undefined && largest > heavy) takeTurn(caller, reply)
        },
      }),
    },
    async admit(request: FastifyRequest): Promise<Caller> {
      return admitted.get(request) ?? gate.authenticate(endpoint, request)
    },
  }
}

/** The picture a request brings. */
export function readPictureBody({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new AppError('not-a-picture')
  if (body.length === 0) throw new AppError('broken-picture', { message: 'That picture is empty.' })
  return body
}

/** The file a request brings. */
export function readFileBody({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new AppError('not-a-file')
  if (body.length === 0) throw new AppError('nothing-to-import', { message: 'That file is empty.' })
  return body
}
