import { apiBase, type Endpoint } from '@larder/contract/http/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors'
import type { Authenticator } from './authenticate'
import type { Caller } from './caller'

/** Larger bodies are accepted one at a time per cook, and few at a time in total. */
const largeBodyBytes = 32 * 1024 * 1024
const maxLargeBodies = 3

/** Creates the route options of an endpoint: path, body limit and authentication. */
export function createEndpointRoute(endpoint: Endpoint, authenticator: Authenticator) {
  const callers = new WeakMap<FastifyRequest, Caller>()
  const uploads = new Set<string>()

  function reserveUpload({ actor }: Caller, reply: FastifyReply): void {
    const cook = actor?.accountId ?? ''
    if (uploads.has(cook) || uploads.size >= maxLargeBodies) throw new AppError('importer-busy')
    uploads.add(cook)
    reply.raw.once('close', () => uploads.delete(cook))
  }

  const { largest } = endpoint
  return {
    options: {
      method: endpoint.method,
      url: apiBase + endpoint.path,
      ...(largest !== undefined && { bodyLimit: largest }),
      ...(endpoint.takes && { config: { takesBytes: endpoint.takes } }),
      ...((endpoint.takes || largest !== undefined) && {
        // Authenticates before the body is read, so that strangers cannot fill the memory.
        async onRequest(request: FastifyRequest, reply: FastifyReply) {
          const caller = await authenticator.authenticate(endpoint, request)
          callers.set(request, caller)
          if (largest !== undefined && largest > largeBodyBytes) reserveUpload(caller, reply)
        },
      }),
    },
    async admit(request: FastifyRequest): Promise<Caller> {
      return callers.get(request) ?? authenticator.authenticate(endpoint, request)
    },
  }
}

/** Returns the picture in the request body. */
export function readPictureBody({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new AppError('not-a-picture')
  if (body.length === 0) throw new AppError('broken-picture', { message: 'That picture is empty.' })
  return body
}

/** Returns the file in the request body. */
export function readFileBody({ body }: FastifyRequest): Uint8Array {
  if (!(body instanceof Uint8Array)) throw new AppError('not-a-file')
  if (body.length === 0) throw new AppError('nothing-to-import', { message: 'That file is empty.' })
  return body
}
