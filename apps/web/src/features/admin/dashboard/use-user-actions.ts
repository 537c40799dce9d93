import type { AccountRole, Subscription } from '@larder/contract/account'
import { type AdminUser, admin } from '@larder/contract/admin'
import { change } from '../../../api/sync'
import { refresh } from '../../../api/use-read'
import { toastFailure } from '../../../feedback/toast-failure'
import { toast } from '../../../ui/toasts/toast-store'
import { planNames } from './plan-names'

export type UserActions = ReturnType<typeof useUserActions>

/** The admin's actions on accounts. Failures of dialog actions show in the dialog; others show in a toast. */
export function useUserActions() {
  const reportSuccess = (title: string) => toast({ title, tone: 'success' })
  /** After a failure the list may be outdated. */
  const runOrToast = async (title: string, action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      toastFailure(title, error)
      void refresh(admin.users)
    }
  }
  const toInput = ({ id }: AdminUser) => ({ params: { id } })

  return {
    suspend: async (user: AdminUser, reason: string) => {
      await change(admin.suspend, { ...toInput(user), body: { reason } }).response
      reportSuccess(`${user.name} is suspended`)
    },
    remove: async (user: AdminUser, email: string, reason: string) => {
      await change(admin.removeUser, { ...toInput(user), body: { email, reason } }).response
      reportSuccess(`${user.name}’s account is deleted`)
    },
    signOut: (user: AdminUser) =>
      runOrToast('Not signed out', async () => {
        await change(admin.signOutUser, toInput(user)).response
        reportSuccess(`${user.name} is signed out everywhere`)
      }),
    dropSecondFactor: (user: AdminUser) =>
      runOrToast('Nothing was removed', async () => {
        await change(admin.dropSecondFactor, toInput(user)).response
        reportSuccess(`${user.name} now signs in without a second factor`)
      }),
    reactivate: (user: AdminUser) =>
      runOrToast('Not reactivated', async () => {
        await change(admin.reactivate, toInput(user)).response
        reportSuccess(`${user.name} can sign in again`)
      }),
    changePlan: (user: AdminUser, plan: Subscription) =>
      runOrToast('The plan is as it was', async () => {
        await change(admin.changePlan, { ...toInput(user), body: { plan } }).response
        reportSuccess(`${user.name} is on ${planNames[plan]}`)
      }),
    changeRole: (user: AdminUser, role: AccountRole) =>
      runOrToast('Not changed', async () => {
        await change(admin.changeRole, { ...toInput(user), body: { role } }).response
        reportSuccess(role === 'admin' ? `${user.name} is an admin` : `${user.name} is no longer an admin`)
      }),
  }
}
