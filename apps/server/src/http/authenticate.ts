import { type Access, householdHeader } from '@larder/contract/endpoint'
import { takenAtHeader } from '@larder/contract/fridge'
import type { FastifyRequest } from 'fastify'
import type { Actor, PairedCamera } from '../actor'
import { AppError } from '../errors'
import type { Caller } from './caller'
import { type Allowances, addressKey, type Limits } from './limits'

export interface GateParts {
  findActor(token: string): Promise<Actor | undefined>
  findCamera(key: string): Promise<PairedCamera | undefined>
  limits: Limits
  allowances: Allowances
}

/** Decides who comes in. */
export interface Gate {
  /** Counts a knock at the door, before anything of it is read. */
  count(request: FastifyRequest): void
  admit(access: Access, request: FastifyRequest): Promise<Caller>
}

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/
const ofCamera = /^Camera ([A-Za-z0-9_-]{43})$/

export function openGate({ findActor, findCamera, limits, allowances }: GateParts): Gate {
  return {
    count(request) {
      limits.touch(`address:${addressKey(request.ip)}`, allowances.perAddress)
    },
    async admit(access, request) {
      const address = addressKey(request.ip)
      const userAgent = request.headers['user-agent']?.slice(0, 400) ?? ''
      if (access === 'camera') {
        const key = ofCamera.exec(request.headers.authorization ?? '')?.[1]
        const camera = key ? await findCamera(key) : undefined
        if (!camera)
          throw new AppError('not-signed-in', { message: 'This camera’s key is not good any more.' })
        limits.touch(`camera:${camera.cameraId}`, allowances.perCamera)
        const takenAt = String(request.headers[takenAtHeader] ?? '').slice(0, 40)
        return { address, userAgent, actor: undefined, camera, takenAt }
      }
      const token = bearer.exec(request.headers.authorization ?? '')?.[1]
      // A public read does not need to know who asks unless they say so.
      const actor = token ? await findActor(token) : undefined
      if (actor) limits.touch(`account:${actor.accountId}`, allowances.perAccount)
      if (access !== 'anyone' && !actor) throw new AppError('not-signed-in')
      if (access === 'admin' && actor?.role !== 'admin') throw new AppError('admins-only')
      if (actor && !isMeantFor(actor, request)) throw new AppError('acting-elsewhere')
      return { address, userAgent, actor }
    },
  }
}

/** A change that waited on a device says for which household it was made: it must not be booked in another. */
function isMeantFor({ householdId }: Actor, { headers }: FastifyRequest): boolean {
  const meant = headers[householdHeader]
  return meant === undefined || String(meant).toLowerCase() === householdId
}
