import { account, type User } from '@larder/contract/account'
import type { TestApp } from './test-app'
import { takeSetUp } from './test-client'

export interface Cook {
  token: string
  user: User
  email: string
  password: string
  /** Where they call from, if not from where everybody does. */
  address?: string
}

let cooks = 0

interface CookInput {
  name?: string
  email?: string
  password?: string
  timeZone?: string
  address?: string
}

/** Registers an account and returns its session. The first of an app is its admin. */
export async function aCook({ call }: Pick<TestApp, 'call'>, given: CookInput = {}): Promise<Cook> {
  const { name = 'Ana', email = `cook-${++cooks}@example.org`, password = 'three warm plums' } = given
  const { timeZone, address } = given
  const from = address === undefined ? {} : { address }
  const secret = takeSetUp(call)
  const { status, body } = secret
    ? await call(account.setUp, { body: { name, email, password, secret, plans: 'on' } })
    : await call(account.register, { body: { name, email, password, timeZone } }, from)
  if (status !== 201) throw new Error(`no account for ${email}: ${body.error?.message}`)
  return { token: body.data.access_token, user: body.data.user, email, password, ...from }
}
