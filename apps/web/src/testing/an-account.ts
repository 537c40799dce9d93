import { type AccountProfile, account, type DataArchive } from '@larder/contract/account'
import { household } from '@larder/contract/household'
import { type MyPlan, plans } from '@larder/contract/plans'
import { aHousehold } from './a-household'
import { aUser } from './a-user'
import type { stubApi } from './stub-api'

export function aProfile(given: Partial<AccountProfile> = {}): AccountProfile {
  return { name: 'Ana Horvat', email: 'ana@example.org', hasPassword: true, ...given }
}

/** Free, with the trial still there, where payments are taken. */
export function aPlanStatus(given: Partial<MyPlan> = {}): MyPlan {
  return { plan: 'free', by: 'nothing', paymentFailed: false, trialLeft: true, payments: true, ...given }
}

export function anArchive(given: Partial<DataArchive> = {}): DataArchive {
  return { state: 'none', done: 0, ...given }
}

/** Answers everything that /my-account reads. */
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
