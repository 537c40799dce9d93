import type { Access } from '@larder/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor'
import { AppError } from '../errors'
import type { Caller } from './caller'
import { type Allowances, addressKey, type Limits } from './limits'

export interface GateParts {
  findActor(token: string): Promise<Actor | undefined>
  limits: Limits
  allowances: Allowances
}

/** Decides who comes in. */
export interface Gate {
  admit(access: Access, request: FastifyRequest): Promise<Caller>
}

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/

export function openGate({ findActor, limits, allowances }: GateParts): Gate {
  return {
    async admit(access, request) {
      const address = addressKey(request.ip)
      limits.touch(`address:${address}`, allowances.perAddress)
      const token = bearer.exec(request.headers.authorization ?? '')?.[1]
      // A public read does not need to know who asks unless they say so.
      const actor = token ? await findActor(token) : undefined
      if (actor) limits.touch(`account:${actor.accountId}`, allowances.perAccount)
      if (access !== 'anyone' && !actor) throw new AppError('not-signed-in')
      if (access === 'admin' && actor?.role !== 'admin') throw new AppError('admins-only')
      return { address, userAgent: request.headers['user-agent']?.slice(0, 400) ?? '', actor }
    },
  }
}
