import type { AdminUser } from '@larder/contract/admin'

/** The actions on an account. */
export type UserAction = 'suspend' | 'reactivate' | 'plan' | 'promote' | 'demote' | 'delete'

/** An action that waits for confirmation, and its account. */
export interface PendingUserAction {
  readonly action: UserAction
  readonly user: AdminUser
}
