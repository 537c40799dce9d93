import type { AdminUser, UserStatus } from '@larder/contract/admin'
import { Ban, CircleCheck, Moon } from 'lucide-react'
import { Badge } from '../../../ui/display/badge'
import { dateText } from '../../../ui/formatting/locale'

interface UserNameProps {
  readonly user: Pick<AdminUser, 'name' | 'you' | 'role'>
}

export function UserName({ user: { name, you, role } }: UserNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <bdi title={name} className="truncate">
        {name}
      </bdi>
      {role === 'admin' && <Badge tone="sky">Admin</Badge>}
      {you && <Badge>You</Badge>}
    </span>
  )
}

const dateFormat = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
} as const

/** Formats the join date, always with the year: '3 Nov 2026'. */
export function formatJoinedDate(day: string): string {
  return dateText(`${day}T00:00:00Z`, dateFormat)
}

const statusStyles = {
  Active: { tone: 'herb', icon: <CircleCheck /> },
  Inactive: { tone: 'neutral', icon: <Moon /> },
  Suspended: { tone: 'tomato', icon: <Ban /> },
} as const

export function UserStatusBadge({ status }: { readonly status: UserStatus }) {
  const { tone, icon } = statusStyles[status]
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  )
}
