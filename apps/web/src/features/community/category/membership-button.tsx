import type { CommunityId } from '@larder/contract/community'
import { LogIn, LogOut, UsersRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { loginPath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { useMembership } from './use-membership'

interface MembershipButtonProps {
  readonly id: CommunityId
  /** Undefined while loading. */
  readonly joined: boolean | undefined
}

export function MembershipButton({ id, joined }: MembershipButtonProps) {
  const { isAuthenticated } = useSession()
  const { pathname, search } = useLocation()
  const become = useMembership(id)
  if (!isAuthenticated)
    return (
      <Button asChild variant="primary" icon={<LogIn />}>
        <Link to={loginPath(pathname + search)}>Login to Join</Link>
      </Button>
    )
  return (
    <Button
      variant={joined ? 'secondary' : 'primary'}
      icon={joined ? <LogOut /> : <UsersRound />}
      disabled={joined === undefined}
      onClick={() => become(!joined)}
    >
      {joined ? 'Leave' : 'Join Community'}
    </Button>
  )
}
