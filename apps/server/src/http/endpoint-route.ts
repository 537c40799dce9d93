import { apiBase, type EndpointShape } from '@larder/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors'
import type { Gate } from './authenticate'
import type { Caller } from './caller'

/** How a route begins: where it is, how much it takes, and who comes in. */
export function endpointRoute(endpoint: EndpointShape, gate: Gate) {
  const admitted = new WeakMap<FastifyRequest, Caller>()
  return {
    options: {
      method: endpoint.method,
      url: apiBase + endpoint.path,
      ...(endpoint.largest !== undefined && { bodyLimit: endpoint.largest }),
      ...(endpoint.takes && {
        config: { takesBytes: endpoint.takes },
        // Nobody fills our memory with pictures and files who is not let in.
        async onRequest(request: FastifyRequest) {
          admitted.set(request, await gate.admit(endpoint.access, request))
        },
      }),
    },
    async admit(request: FastifyRequest): Promise<Caller> {
      return admitted.get(request) ?? gate.admit(endpoint.access, request)
    },
  }
}

/** The picture a request brings. */
export function pictureOf({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new AppError('not-a-picture')
  if (body.length === 0) throw new AppError('broken-picture', { message: 'That picture is empty.' })
  return body
}

/** The file a request brings. */
export function fileOf({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new AppError('not-a-file')
  if (body.length === 0) throw new AppError('nothing-to-import', { message: 'That file is empty.' })
  return body
}
