import { UserCheck, UserPlus } from 'lucide-react'
import { Button } from '../../ui/controls/button'
import { useFollow } from './use-follow'

interface FollowButtonProps {
  readonly cook: { readonly id: string; readonly name: string; readonly followed: boolean }
  /** Less prominent on a card. */
  readonly quiet?: boolean
}

export function FollowButton({ cook, quiet = false }: FollowButtonProps) {
  const toggle = useFollow(cook.id, cook.followed)
  const word = cook.followed ? 'Unfollow' : 'Follow'
  return (
    <Button
      variant={quiet ? 'quiet' : cook.followed ? 'secondary' : 'primary'}
      icon={cook.followed ? <UserCheck /> : <UserPlus />}
      aria-label={`${word} ${cook.name}`}
      onClick={toggle}
      className={quiet ? '-ms-3 px-3! text-sm text-herb-ink' : ''}
    >
      {word}
    </Button>
  )
}
