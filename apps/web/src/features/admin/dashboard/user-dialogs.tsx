import type { Subscription } from '@larder/contract/account'
import type { AdminUser } from '@larder/contract/admin'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { RadioGroup } from '../../../ui/controls/radio-group'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { Dialog } from '../../../ui/overlays/dialog'
import { ReasonDialog } from '../reason-dialog'
import { ResetDialog } from './access-link-dialogs'
import { planOptions } from './plan-names'
import type { UserActions } from './use-user-actions'
import type { PendingUserAction } from './user-menu'

interface UserDialogsProps {
  readonly asked: PendingUserAction
  readonly actions: UserActions
  /** `gone` is true if the account no longer exists. */
  readonly onClose: (gone?: boolean) => void
}

const confirmations = {
  promote: {
    label: 'Make admin',
    title: (name: string) => `Make ${name} an admin?`,
    description: 'Admins decide about recipes, reports and accounts, this one and yours included.',
  },
  demote: {
    label: 'Remove admin rights',
    title: (name: string) => `Remove ${name}’s admin rights?`,
    description: 'They keep their account and everything in it, but can no longer manage others.',
  },
  'sign-out': {
    label: 'Sign out everywhere',
    title: (name: string) => `Sign ${name} out everywhere?`,
    description: 'All their browsers and phones have to sign in again. API keys go on working.',
  },
  'drop-second-factor': {
    label: 'Remove second factor',
    title: (name: string) => `Remove ${name}’s second factor?`,
    description:
      'Their app codes, recovery codes and passkeys will stop working, and they’ll sign in with just their password. Make sure it was really them who asked. They are told by email if email is set up.',
  },
} as const

interface PlanDialogProps {
  readonly user: AdminUser
  readonly onChoose: (plan: Subscription) => void
  readonly onClose: () => void
}

function PlanDialog({ user, onChoose, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState(user.subscription)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{`Change ${user.name}’s plan`}</span>}
      description="It applies from now on, and nothing is charged for it."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={plan === user.subscription} onClick={() => onChoose(plan)}>
            Change plan
          </Button>
        </>
      }
    >
      <RadioGroup
        legend="Plan"
        options={planOptions}
        value={plan}
        onValueChange={(chosen) =>
          setPlan(planOptions.find(({ value }) => value === chosen)?.value ?? user.subscription)
        }
      />
    </Dialog>
  )
}

/** Asks for confirmation before an action on an account. */
export function UserDialogs({ asked: { action: act, user }, actions, onClose }: UserDialogsProps) {
  if (act === 'suspend')
    return (
      <ReasonDialog
        title={`Suspend ${user.name}?`}
        description="Their sessions end at once, and nobody can sign in with this account until it is reactivated."
        hint="It is recorded in the log, and they are told by email if email is set up."
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
        title={`Delete ${user.name}’s account?`}
        description={
          <>
            Everything that is only theirs is deleted with it, for good. To confirm, type{' '}
            <span className="font-semibold wrap-anywhere text-ink">{user.email}</span>.
          </>
        }
        hint="It is recorded in the log, and they are told by email if email is set up."
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
  if (act === 'reset') return <ResetDialog user={user} onClose={() => onClose()} />
  const { title, description, label } = confirmations[act]
  const confirm = {
    promote: () => actions.changeRole(user, 'admin'),
    demote: () => actions.changeRole(user, 'cook'),
    'sign-out': () => actions.signOut(user),
    'drop-second-factor': () => actions.dropSecondFactor(user),
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{title(user.name)}</span>}
      description={description}
      confirmLabel={label}
      tone="primary"
      onConfirm={() => void confirm[act]()}
    />
  )
}
