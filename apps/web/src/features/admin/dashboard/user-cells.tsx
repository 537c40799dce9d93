import type { AdminUser } from '@larder/contract/admin'
import { Badge } from '../../../ui/display/badge'

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
