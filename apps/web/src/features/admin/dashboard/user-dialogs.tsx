import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { ReasonDialog } from '../reason-dialog'
import { PlanDialog } from './plan-dialog'
import type { UserActions } from './use-user-actions'
import type { PendingUserAction } from './user-action'

interface UserDialogsProps {
  readonly asked: PendingUserAction
  readonly actions: UserActions
  /** `gone` is true if the account no longer exists. */
  readonly onClose: (gone?: boolean) => void
}

const roles = {
  promote: {
    label: 'Make admin',
    title: (name: string) => `Make ${name} an admin?`,
    description: 'Admins decide about recipes, reports and accounts, this one and yours included.',
  },
  demote: {
    label: 'Make cook again',
    title: (name: string) => `Make ${name} a cook again?`,
    description: 'They keep their account and everything in it, and no longer decide about others.',
  },
} as const

/** Asks for confirmation before an action on an account. */
export function UserDialogs({ asked: { action: act, user }, actions, onClose }: UserDialogsProps) {
  if (act === 'suspend')
    return (
      <ReasonDialog
        title={`Suspend ${user.name}?`}
        description="Their sessions end at once, and nobody can sign in with this account until it is reactivated."
        hint="It stands in the log, and they are told by mail where mail is set up."
        confirmLabel="Suspend"
        onSend={async ({ reason }) => {
          await actions.suspend(user, reason)
          onClose()
        }}
        onClose={() => onClose()}
      />
    )
  if (act === 'delete')
    return (
      <ReasonDialog
        title={`Delete the account of ${user.name}?`}
        description={
          <>
            Everything that is only theirs goes with it, for good. To be sure, type{' '}
            <span className="font-semibold wrap-anywhere text-ink">{user.email}</span>.
          </>
        }
        hint="It stands in the log, and they are told by mail where mail is set up."
        confirmLabel="Delete account"
        emailToo
        onSend={async ({ reason, email }) => {
          await actions.remove(user, email, reason)
          onClose(true)
        }}
        onClose={() => onClose()}
      />
    )
  if (act === 'plan')
    return (
      <PlanDialog
        user={user}
        onChoose={(plan) => {
          onClose()
          void actions.changePlan(user, plan)
        }}
        onClose={() => onClose()}
      />
    )
  if (act === 'reactivate') return null
  const { title, description, label } = roles[act]
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{title(user.name)}</span>}
      description={description}
      confirmLabel={label}
      tone="primary"
      onConfirm={() => void actions.changeRole(user, act === 'promote' ? 'admin' : 'cook')}
    />
  )
}
