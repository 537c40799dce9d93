import type { UserStatus } from '@larder/contract/admin'
import { Ban, CircleCheck, Moon } from 'lucide-react'
import { Badge } from '../../../ui/display/badge'

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
