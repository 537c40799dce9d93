import { account, type User } from '@larder/contract/account'
import type { TestApp } from './test-app'
import { takeSetUp } from './test-client'

export interface Cook {
  token: string
  user: User
  email: string
  password: string
}

let cooks = 0

/** Registers an account and returns its session. The first of an app is its admin. */
export async function aCook(
  { call }: Pick<TestApp, 'call'>,
  { name = 'Ana', email = `cook-${++cooks}@example.org`, password = 'three warm plums' } = {},
): Promise<Cook> {
  const secret = takeSetUp(call)
  const { status, body } = secret
    ? await call(account.setUp, { body: { name, email, password, secret, plans: 'on' } })
    : await call(account.register, { body: { name, email, password } })
  if (status !== 201) throw new Error(`no account for ${email}: ${body.error?.message}`)
  return { token: body.data.access_token, user: body.data.user, email, password }
}
