import type { SignedIn } from '@larder/contract/account'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import type { OpenIdSettings } from '../../env'
import { AppError } from '../../errors'
import type { Caller } from '../../http/serve'
import type { Log } from '../../log'
import type { AccountService } from './service'

export interface OpenIdParts {
  db: Db
  clock: Clock
  accounts: AccountService
  settings: OpenIdSettings | undefined
  publicUrl: string
  log: Log
}

export interface OpenIdSignIn {
  serve(app: FastifyInstance): void
  finish(secret: string, caller: Caller): Promise<SignedIn>
}

export function openOpenId(_: OpenIdParts): OpenIdSignIn {
  return {
    serve: () => undefined,
    async finish() {
      throw new AppError('sign-in-expired')
    },
  }
}
