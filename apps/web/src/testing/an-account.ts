import { type AccountProfile, account, type DataArchive } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { type MyPlan, plans } from '@larder/contract/plans'
import { aHousehold } from './a-household'
import { aUser } from './a-user'
import type { stubApi } from './stub-api'

export function aProfile(overrides: Partial<AccountProfile> = {}): AccountProfile {
  return { name: 'Ana Horvat', email: 'ana@example.org', hasPassword: true, ...overrides }
}

/** The free plan with the trial left and payments enabled; overridable. */
export function aPlanStatus(overrides: Partial<MyPlan> = {}): MyPlan {
  return { plan: 'free', by: 'nothing', paymentFailed: false, trialLeft: true, payments: true, ...overrides }
}

export function anArchive(overrides: Partial<DataArchive> = {}): DataArchive {
  return { state: 'none', done: 0, ...overrides }
}

/** Stubs all endpoints that /my-account reads. */
export function stubAccount(api: ReturnType<typeof stubApi>) {
  api.answer(account.me, () => aUser())
  api.answer(account.profile, () => aProfile())
  api.answer(account.overview, () => ({
    since: '2026-03-01',
    scans: 1234,
    recipes: 7,
    cooked: 48,
    likes: 12,
    communities: 2,
    items: 31,
  }))
  api.answer(account.archive, () => anArchive())
  api.answer(account.sessions, () => [])
  api.answer(plans.mine, () => aPlanStatus())
  api.answer(household.current, () => aHousehold())
}
