import { household, type Member, type MemberRole } from '@larder/contract/household'
import { Crown, EllipsisVertical, User, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { useChange } from '../../api/use-change'
import { toastFailure } from '../../feedback/toast-failure'
import { IconButton } from '../../ui/controls/icon-button'
import { Avatar } from '../../ui/display/avatar'
import { Badge } from '../../ui/display/badge'
import { longDateText } from '../../ui/formatting/locale'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { Menu } from '../../ui/overlays/menu'
import type { MenuItem } from '../../ui/overlays/menu-items'
import { toast } from '../../ui/toasts/toast-store'

/** The actions of an owner on a member. */
function useMemberActions({ accountId, name, you }: Member, onGone: () => void) {
  const setRole = useChange(household.setRole)
  const removeMember = useChange(household.removeMember)
  const params = { accountId }

  function changeRole(role: MemberRole) {
    const who = you ? 'You are' : `${name} is`
    setRole.change(
      { params, body: { role } },
      {
        onSuccess: () => toast({ title: `${who} now ${role === 'owner' ? 'an owner' : 'a member'}` }),
        onError: (error) => toastFailure('Not changed', error),
      },
    )
  }

  async function remove() {
    // Awaited here, because the row may unmount before the call completes.
    try {
      await removeMember.change({ params }).done
      toast({ title: `${name} was removed` })
      onGone()
    } catch (error) {
      toastFailure('Not removed', error)
    }
  }

  return { changeRole, remove }
}

interface MemberRowProps {
  readonly member: Member
  /** The household's name, for the confirmation text. */
  readonly household: string
  /** The cook is an owner, and the household keeps at least one. */
  readonly manageable: boolean
  /** The member was removed; the row and the focus are gone. */
  readonly onGone: () => void
}

export function MemberRow({ member, household, manageable, onGone }: MemberRowProps) {
  const [asking, setAsking] = useState(false)
  const { changeRole, remove } = useMemberActions(member, onGone)
  const { name, role, you, joinedAt } = member

  const promote: MenuItem = { label: 'Make owner', icon: <Crown />, onSelect: () => changeRole('owner') }
  const demote: MenuItem = { label: 'Make member', icon: <User />, onSelect: () => changeRole('member') }
  const takeOut: MenuItem = {
    label: 'Remove from household',
    icon: <UserMinus />,
    tone: 'danger',
    onSelect: () => setAsking(true),
  }
  const items: readonly (MenuItem | 'separator')[] = [
    role === 'owner' ? demote : promote,
    ...(you ? [] : (['separator', takeOut] as const)),
  ]

  return (
    <li className="flex min-h-18 items-center gap-3 py-3">
      <Avatar name={name} decorative />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="wrap-anywhere">{name}</bdi>
          {you && <Badge>You</Badge>}
          {role === 'owner' ? (
            <Badge tone="herb" icon={<Crown />}>
              Owner
            </Badge>
          ) : (
            <Badge tone="sky">Member</Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          Since <time dateTime={joinedAt}>{longDateText(joinedAt)}</time>
        </p>
      </div>
      {manageable && (
        <Menu
          trigger={
            <IconButton label={`Manage ${you ? 'yourself' : name}`} icon={<EllipsisVertical aria-hidden />} />
          }
          items={items}
        />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${name} from ${household}?`}
        description={`${name} will no longer see this kitchen: not its inventory, lists or plans, and not the people who eat here. What ${name} added stays. You can invite ${name} again.`}
        confirmLabel="Remove"
        onConfirm={() => void remove()}
      />
    </li>
  )
}
