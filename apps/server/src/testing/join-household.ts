import { account } from '@larder/contract/account'
import { type Household, household } from '@larder/contract/household'
import type { Cook } from './a-cook'
import type { TestApp } from './test-app'

/** Adds a cook to the host's current household; it becomes the current one of both. */
export async function joinHousehold(
  { call }: Pick<TestApp, 'call'>,
  host: Pick<Cook, 'token'> & Partial<Pick<Cook, 'password'>>,
  cook: Pick<Cook, 'token' | 'email'>,
): Promise<Household> {
  const invite = () => call(household.invite, { body: {} }, { token: host.token })
  let invited = await invite()
  if (invited.body.error?.code === 'confirmation-needed' && host.password !== undefined) {
    await call(account.confirm, { body: { currentPassword: host.password } }, { token: host.token })
    invited = await invite()
  }
  if (invited.status !== 201) throw new Error(`nobody could be invited: ${invited.body.error?.message}`)
  const joined = await call(household.join, { body: { code: invited.body.data.code } }, { token: cook.token })
  if (joined.status !== 200) throw new Error(`${cook.email} could not join: ${joined.body.error?.message}`)
  return joined.body.data
}
