import { type Household, household } from '@larder/contract/household'
import type { Cook } from './a-cook'
import type { TestApp } from './test-app'

/** Adds a cook to the host's current household; it becomes the current one of both. */
export async function joinHousehold(
  { call }: Pick<TestApp, 'call'>,
  host: Pick<Cook, 'token'>,
  cook: Pick<Cook, 'token' | 'email'>,
): Promise<Household> {
  const invited = await call(household.invite, { body: {} }, { token: host.token })
  const joined = await call(household.join, { body: { code: invited.body.data.code } }, { token: cook.token })
  if (joined.status !== 200) throw new Error(`${cook.email} could not join: ${joined.body.error?.message}`)
  return joined.body.data
}
