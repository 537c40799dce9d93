import { account, type User } from '@larder/contract/account'
import type { TestApp } from './test-app'

export interface Cook {
  token: string
  user: User
  email: string
  password: string
}

let cooks = 0

/** Registers an account and returns its session. */
export async function aCook(
  { call }: Pick<TestApp, 'call'>,
  { name = 'Ana', email = `cook-${++cooks}@example.org`, password = 'three warm plums' } = {},
): Promise<Cook> {
  const { status, body } = await call(account.register, { body: { name, email, password } })
  if (status !== 201) throw new Error(`no account for ${email}: ${body.error?.message}`)
  return { token: body.data.access_token, user: body.data.user, email, password }
}
