import { type CookProfile, community } from '@larder/contract/community'
import { UserCheck, UserPlus } from 'lucide-react'
import { change, sync } from '../../api/sync'
import { toastFailure } from '../../feedback/toast-failure'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/controls/button'
import './posts/posts-projection'
import { useLoginPrompt } from './use-login-prompt'

/** A cook with the follow that the server has not answered yet. */
export const followedCook = sync.project({
  read: community.cook,
  writes: [community.follow],
  apply: (cook: CookProfile, changes) =>
    changes
      .filter(({ input }) => input.params.id === cook.id)
      .reduce((shown, { input }) => applyFollow(shown, input.body.follow), cook),
  settle: (cook, _, { data }) => (cook.id === data.id ? data : cook),
})

function applyFollow(cook: CookProfile, followed: boolean): CookProfile {
  return { ...cook, followed, followers: cook.followers + Number(followed) - Number(cook.followed) }
}

/** Follows or unfollows a cook: shown at once on all their posts, reverted on failure. */
function useFollow(id: string, followed: boolean): () => void {
  const { isAuthenticated } = useSession()
  const askIn = useLoginPrompt()
  return () => {
    if (!isAuthenticated) return askIn('Please log in to follow cooks')
    change(
      community.follow,
      { params: { id }, body: { follow: !followed } },
      { lane: `following ${id}`, refetch: 'later' },
    ).response.catch((error: unknown) => toastFailure('Not Saved', error))
  }
}

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
