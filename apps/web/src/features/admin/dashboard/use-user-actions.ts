import type { AccountRole, Subscription } from '@larder/contract/account'
import { type AdminUser, admin } from '@larder/contract/admin'
import { callEndpoint } from '../../../api/client'
import { refresh } from '../../../api/use-api'
import { toastFailure } from '../../../feedback/toast-failure'
import { toast } from '../../../ui/toasts/toast-store'
import { planNames } from './plan-names'

export type UserActions = ReturnType<typeof useUserActions>

/** What an admin does to accounts. What was asked for in a dialog fails there; the rest says so in passing. */
export function useUserActions() {
  const done = (title: string) => {
    toast({ title, tone: 'success' })
    void refresh(admin.users)
  }
  /** Where it was not done, the list may be out of date. */
  const orTold = async (title: string, deed: () => Promise<void>) => {
    try {
      await deed()
    } catch (error) {
      toastFailure(title, error)
      void refresh(admin.users)
    }
  }
  const of = ({ id }: AdminUser) => ({ params: { id } })

  return {
    suspend: async (user: AdminUser, reason: string) => {
      await callEndpoint(admin.suspend, { ...of(user), body: { reason } })
      done(`${user.name} is suspended`)
    },
    remove: async (user: AdminUser, email: string, reason: string) => {
      await callEndpoint(admin.removeUser, { ...of(user), body: { email, reason } })
      done(`The account of ${user.name} is deleted`)
    },
    reactivate: (user: AdminUser) =>
      orTold('Not reactivated', async () => {
        await callEndpoint(admin.reactivate, of(user))
        done(`${user.name} may sign in again`)
      }),
    changePlan: (user: AdminUser, plan: Subscription) =>
      orTold('The plan is as it was', async () => {
        await callEndpoint(admin.changePlan, { ...of(user), body: { plan } })
        done(`${user.name} is on ${planNames[plan]}`)
      }),
    changeRole: (user: AdminUser, role: AccountRole) =>
      orTold('Not changed', async () => {
        await callEndpoint(admin.changeRole, { ...of(user), body: { role } })
        done(role === 'admin' ? `${user.name} is an admin` : `${user.name} is a cook again`)
      }),
  }
}
