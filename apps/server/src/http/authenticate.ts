import type { KeyScope } from '@larder/contract/api-keys'
import { type Endpoint, householdHeader } from '@larder/contract/endpoint'
import { takenAtHeader } from '@larder/contract/fridge'
import { planOf } from '@larder/contract/plans'
import type { FastifyRequest } from 'fastify'
import type { Actor, PairedCamera } from '../actor'
import { AppError } from '../errors'
import type { Caller } from './caller'
import { allows, scopeOf } from './key-scopes'
import { type Allowances, addressKey, type Limits } from './limits'
import { noteForLog } from './request-log'

/** A cook for whom a program acts. */
export type KeyActor = Actor & { readonly scopes: readonly KeyScope[] }

export interface GateParts {
  findActor(token: string): Promise<Actor | undefined>
  findKey(key: string): Promise<KeyActor | undefined>
  findCamera(key: string): Promise<PairedCamera | undefined>
  limits: Limits
  allowances: Allowances
}

/** Decides who comes in. */
export interface Gate {
  /** Counts a knock at the door, before anything of it is read. */
  count(request: FastifyRequest): void
  admit(endpoint: Endpoint, request: FastifyRequest): Promise<Caller>
}

const ofSession = /^Bearer ([A-Za-z0-9_-]{43})$/
const ofKey = /^Bearer (larder_[A-Za-z0-9_-]{43})$/
const ofCamera = /^Camera ([A-Za-z0-9_-]{43})$/

export function openGate({ findActor, findKey, findCamera, limits, allowances }: GateParts): Gate {
  async function cameraIn(authorization: string): Promise<PairedCamera> {
    if (ofKey.test(authorization))
      throw new AppError('person-only', { message: 'Only a paired camera can do this, with its own key.' })
    const key = ofCamera.exec(authorization)?.[1]
    const camera = key ? await findCamera(key) : undefined
    if (!camera) throw new AppError('not-signed-in', { message: 'This camera’s key is not good any more.' })
    limits.touch(`camera:${camera.cameraId}`, allowances.perCamera)
    return camera
  }

  async function keyIn(key: string, endpoint: Endpoint): Promise<Actor | undefined> {
    const actor = await findKey(key)
    if (!actor) return undefined
    // First of all its own: a program that runs wild leaves its cook the rest of the account's allowance.
    limits.touch(`key:${actor.sessionId}`, allowances.perKey)
    const needed = scopeOf(endpoint)
    // Said before the plan is looked at: no plan would help.
    if (!needed) throw new AppError('person-only')
    if (!planOf(actor.subscription).apiKeys) throw new AppError('pro-only')
    if (!allows(actor.scopes, needed)) {
      const message = `This API key does not have the scope ${needed}. Make one that has it.`
      throw new AppError('key-scope', { message })
    }
    return actor
  }

  async function actorIn(authorization: string, endpoint: Endpoint): Promise<Actor | undefined> {
    const key = ofKey.exec(authorization)?.[1]
    if (key) return keyIn(key, endpoint)
    // A public read does not need to know who asks unless they say so.
    const token = ofSession.exec(authorization)?.[1]
    return token ? findActor(token) : undefined
  }

  return {
    count(request) {
      limits.touch(`address:${addressKey(request.ip)}`, allowances.perAddress)
    },
    async admit(endpoint, request) {
      const { access } = endpoint
      const address = addressKey(request.ip)
      const userAgent = request.headers['user-agent']?.slice(0, 400) ?? ''
      const authorization = request.headers.authorization ?? ''
      if (access === 'camera') {
        const camera = await cameraIn(authorization)
        noteForLog(request, { who: camera.cameraId })
        const takenAt = String(request.headers[takenAtHeader] ?? '').slice(0, 40)
        return { address, userAgent, actor: undefined, camera, takenAt }
      }
      const actor = await actorIn(authorization, endpoint)
      if (actor) {
        noteForLog(request, { who: actor.accountId })
        limits.touch(`account:${actor.accountId}`, allowances.perAccount)
      }
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
