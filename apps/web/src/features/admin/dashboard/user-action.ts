import type { AdminUser } from '@larder/contract/admin'

/** What can be done to an account. */
export type UserAction = 'suspend' | 'reactivate' | 'plan' | 'promote' | 'demote' | 'delete'

/** What an admin is about to do, and to whom. */
export interface PendingUserAction {
  readonly action: UserAction
  readonly user: AdminUser
}
