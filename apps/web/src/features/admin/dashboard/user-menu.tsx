import type { AdminUser } from '@larder/contract/admin'
import {
  ChefHat,
  CreditCard,
  Ellipsis,
  KeyRound,
  LogOut,
  ShieldCheck,
  ShieldOff,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../../ui/controls/icon-button'
import { Menu } from '../../../ui/overlays/menu'
import type { MenuItem } from '../../../ui/overlays/menu-items'
import { useOperatorConfig } from '../../../use-operator-config'

/** The actions on an account. */
export type UserAction =
  | 'suspend'
  | 'reactivate'
  | 'plan'
  | 'promote'
  | 'demote'
  | 'reset'
  | 'sign-out'
  | 'drop-second-factor'
  | 'delete'

/** An action that waits for confirmation, and its account. */
export interface PendingUserAction {
  readonly action: UserAction
  readonly user: AdminUser
}

interface UserMenuProps {
  readonly user: AdminUser
  /** Whether there are plans. */
  readonly plans: boolean
  readonly onAction: (act: UserAction) => void
}

/** The actions on an account. Admins cannot lock themselves out: their own account offers only its plan. */
export function UserMenu({ user, plans, onAction }: UserMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { passwords } = useOperatorConfig()
  const entry = (act: UserAction, label: string, icon: MenuItem['icon'], danger = false): MenuItem => ({
    label,
    icon,
    onSelect: () => {
      // The dialog returns the focus to the focused element: to the button, not to a menu entry that no longer exists.
      button.current?.focus()
      onAction(act)
    },
    ...(danger && { tone: 'danger' }),
  })
  const others: (MenuItem | 'separator')[] = [
    ...(passwords === 'on' ? [entry('reset', 'Reset password…', <KeyRound aria-hidden />)] : []),
    entry('sign-out', 'Sign out everywhere…', <LogOut aria-hidden />),
    ...(user.secondFactor
      ? [entry('drop-second-factor', 'Remove second factor…', <ShieldOff aria-hidden />)]
      : []),
    user.role === 'admin'
      ? entry('demote', 'Remove admin rights…', <ChefHat aria-hidden />)
      : entry('promote', 'Make admin…', <ShieldCheck aria-hidden />),
    user.status === 'Suspended'
      ? entry('reactivate', 'Reactivate', <UserCheck aria-hidden />)
      : entry('suspend', 'Suspend…', <UserX aria-hidden />),
    'separator',
    entry('delete', 'Delete account…', <Trash2 aria-hidden />, true),
  ]
  const items = [
    ...(plans ? [entry('plan', 'Change plan…', <CreditCard aria-hidden />)] : []),
    ...(user.you ? [] : others),
  ]
  if (items.length === 0) return null
  return (
    <Menu
      trigger={<IconButton ref={button} label={`Actions for ${user.name}`} icon={<Ellipsis aria-hidden />} />}
      items={items}
    />
  )
}
