import { confirmationMinutes } from '@larder/contract/account/confirmation'
import type { KeyScope } from '@larder/contract/api-keys'
import { takenAtHeader } from '@larder/contract/fridge'
import { type Endpoint, householdHeader } from '@larder/contract/http/endpoint'
import { findSubscriptionPlan } from '@larder/contract/plans'
import type { FastifyRequest } from 'fastify'
import type { Actor, PairedCamera } from '../actor'
import { AppError } from '../errors'
import { type Clock, secondsBetween } from '../time/clock'
import type { Caller } from './caller'
import { requiredScopeOf, scopesAllow } from './key-scopes'
import { addressKey, type RateLimiter, type RateLimits } from './rate-limits'
import { addRequestLogFields } from './request-log'

/** The account and household of an API key, with the key's scopes. */
export type KeyActor = Actor & { readonly scopes: readonly KeyScope[] }

export interface AuthenticatorParts {
  findActor(token: string): Promise<Actor | undefined>
  findKey(key: string): Promise<KeyActor | undefined>
  findCamera(key: string): Promise<PairedCamera | undefined>
  limits: RateLimiter
  allowances: RateLimits
  clock: Clock
}

/** Authenticates requests and counts them against the rate limits. */
export interface Authenticator {
  /** Counts the request for its network address, before its headers or body are read. */
  countRequest(request: FastifyRequest): void
  authenticate(endpoint: Endpoint, request: FastifyRequest): Promise<Caller>
}

const sessionHeader = /^Bearer ([A-Za-z0-9_-]{43})$/
const keyHeader = /^Bearer (larder_[A-Za-z0-9_-]{43})$/
const cameraHeader = /^Camera ([A-Za-z0-9_-]{43})$/

export function createAuthenticator({
  findActor,
  findKey,
  findCamera,
  limits,
  allowances,
  clock,
}: AuthenticatorParts): Authenticator {
  async function authenticateCamera(authorization: string): Promise<PairedCamera> {
    if (keyHeader.test(authorization))
      throw new AppError('person-only', { message: 'Only a paired camera can do this, with its own key.' })
    const key = cameraHeader.exec(authorization)?.[1]
    const camera = key ? await findCamera(key) : undefined
    if (!camera) throw new AppError('not-signed-in', { message: 'This camera’s key no longer works.' })
    limits.countRequest(`camera:${camera.cameraId}`, allowances.perCamera)
    return camera
  }

  async function authenticateKey(key: string, endpoint: Endpoint): Promise<Actor | undefined> {
    const actor = await findKey(key)
    if (!actor) return undefined
    // The key's own limit comes first: a runaway program leaves the cook the rest of the account's allowance.
    limits.countRequest(`key:${actor.sessionId}`, allowances.perKey)
    const requiredScope = requiredScopeOf(endpoint)
    // Checked before the plan, because no plan allows this call to a key.
    if (!requiredScope) throw new AppError('person-only')
    if (!findSubscriptionPlan(actor.subscription).apiKeys) throw new AppError('pro-only')
    if (!scopesAllow(actor.scopes, requiredScope)) {
      const message = `This API key does not have the scope ${requiredScope}. Make one that has it.`
      throw new AppError('key-scope', { message })
    }
    return actor
  }

  async function findRequestActor(authorization: string, endpoint: Endpoint): Promise<Actor | undefined> {
    const key = keyHeader.exec(authorization)?.[1]
    if (key) return authenticateKey(key, endpoint)
    // A public read works without a session; a valid one identifies the reader.
    const token = sessionHeader.exec(authorization)?.[1]
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
        const camera = await authenticateCamera(authorization)
        addRequestLogFields(request, { who: camera.cameraId })
        const takenAt = String(request.headers[takenAtHeader] ?? '').slice(0, 40)
        return { address, userAgent, actor: undefined, camera, takenAt }
      }
      const actor = await findRequestActor(authorization, endpoint)
      if (actor) {
        addRequestLogFields(request, { who: actor.accountId })
        limits.countRequest(`account:${actor.accountId}`, allowances.perAccount)
      }
      if (access !== 'anyone' && !actor) throw new AppError('not-signed-in')
      if (actor?.lacksSecondFactor && !endpoint.beforeSecondFactor) {
        // What anyone may see is shown as to a visitor.
        if (access === 'anyone') return { address, userAgent, actor: undefined }
        throw new AppError('second-factor-required')
      }
      if (access === 'admin' && actor?.role !== 'admin') throw new AppError('admins-only')
      if (actor && !isForCurrentHousehold(actor, request)) throw new AppError('not-current-household')
      if (actor && endpoint.confirmed) expectConfirmed(actor, clock())
      return { address, userAgent, actor }
    },
  }
}

/** Checks the household header. A queued change names the household it was made for and must not be booked in another. */
function isForCurrentHousehold({ householdId }: Actor, { headers }: FastifyRequest): boolean {
  const intended = headers[householdHeader]
  return intended === undefined || String(intended).toLowerCase() === householdId
}

/** Rejects what needs a recent sign-in or confirmation. Anyone who made an API key has confirmed it then. */
export function expectConfirmed({ confirmedAt, scopes }: Actor, now: string): void {
  if (scopes) return
  if (!confirmedAt || secondsBetween(confirmedAt, now) > confirmationMinutes * 60)
    throw new AppError('confirmation-needed')
}
