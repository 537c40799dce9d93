import type { KeyScope } from '@larder/contract/api-keys'
import { takenAtHeader } from '@larder/contract/fridge'
import { type Endpoint, householdHeader } from '@larder/contract/http/endpoint'
import { findSubscriptionPlan } from '@larder/contract/plans'
import type { FastifyRequest } from 'fastify'
import type { Actor, PairedCamera } from '../actor'
import { AppError } from '../errors'
import type { Caller } from './caller'
import { requiredScopeOf, scopesAllow } from './key-scopes'
import { addressKey, type RateLimiter, type RateLimits } from './rate-limits'
import { addRequestLogFields } from './request-log'

/** A cook for whom a program acts. */
export type KeyActor = Actor & { readonly scopes: readonly KeyScope[] }

export interface AuthenticatorParts {
  findActor(token: string): Promise<Actor | undefined>
  findKey(key: string): Promise<KeyActor | undefined>
  findCamera(key: string): Promise<PairedCamera | undefined>
  limits: RateLimiter
  allowances: RateLimits
}

/** Decides who comes in. */
export interface Authenticator {
  /** Counts a knock at the door, before anything of it is read. */
  countRequest(request: FastifyRequest): void
  authenticate(endpoint: Endpoint, request: FastifyRequest): Promise<Caller>
}

const ofSession = /^Bearer ([A-Za-z0-9_-]{43})$/
const ofKey = /^Bearer (larder_[A-Za-z0-9_-]{43})$/
const ofCamera = /^Camera ([A-Za-z0-9_-]{43})$/

export function createAuthenticator({
  findActor,
  findKey,
  findCamera,
  limits,
  allowances,
}: AuthenticatorParts): Authenticator {
  async function cameraIn(authorization: string): Promise<PairedCamera> {
    if (ofKey.test(authorization))
      throw new AppError('person-only', { message: 'Only a paired camera can do this, with its own key.' })
    const key = ofCamera.exec(authorization)?.[1]
    const camera = key ? await findCamera(key) : undefined
    if (!camera) throw new AppError('not-signed-in', { message: 'This camera’s key is not good any more.' })
    limits.countRequest(`camera:${camera.cameraId}`, allowances.perCamera)
    return camera
  }

  async function keyIn(key: string, endpoint: Endpoint): Promise<Actor | undefined> {
    const actor = await findKey(key)
    if (!actor) return undefined
    // First of all its own: a program that runs wild leaves its cook the rest of the account's allowance.
    limits.countRequest(`key:${actor.sessionId}`, allowances.perKey)
    const needed = requiredScopeOf(endpoint)
    // Said before the plan is looked at: no plan would help.
    if (!needed) throw new AppError('person-only')
    if (!findSubscriptionPlan(actor.subscription).apiKeys) throw new AppError('pro-only')
    if (!scopesAllow(actor.scopes, needed)) {
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
    countRequest(request) {
      limits.countRequest(`address:${addressKey(request.ip)}`, allowances.perAddress)
    },
    async authenticate(endpoint, request) {
      const { access } = endpoint
      const address = addressKey(request.ip)
      const userAgent = request.headers['user-agent']?.slice(0, 400) ?? ''
      const authorization = request.headers.authorization ?? ''
      if (access === 'camera') {
        const camera = await cameraIn(authorization)
        addRequestLogFields(request, { who: camera.cameraId })
        const takenAt = String(request.headers[takenAtHeader] ?? '').slice(0, 40)
        return { address, userAgent, actor: undefined, camera, takenAt }
      }
      const actor = await actorIn(authorization, endpoint)
      if (actor) {
        addRequestLogFields(request, { who: actor.accountId })
        limits.countRequest(`account:${actor.accountId}`, allowances.perAccount)
      }
      if (access !== 'anyone' && !actor) throw new AppError('not-signed-in')
      if (access === 'admin' && actor?.role !== 'admin') throw new AppError('admins-only')
      if (actor && !isMeantFor(actor, request)) throw new AppError('not-current-household')
      return { address, userAgent, actor }
    },
  }
}

/** A change that waited on a device says for which household it was made: it must not be booked in another. */
function isMeantFor({ householdId }: Actor, { headers }: FastifyRequest): boolean {
  const meant = headers[householdHeader]
  return meant === undefined || String(meant).toLowerCase() === householdId
}
