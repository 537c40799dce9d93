import { CookingPot, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'

interface NoPostsProps {
  readonly community: string
  readonly known: boolean
  readonly search: string
  readonly onClear: () => void
}

export function NoPosts({ community, known, search, onClear }: NoPostsProps) {
  const { isAuthenticated } = useSession()
  if (!known)
    return (
      <EmptyState
        icon={<CookingPot />}
        title="There is no community here"
        hint="The address is not quite right. The real ones are close by."
        action={
          <Button asChild variant="primary">
            <Link to={paths.community}>See all communities</Link>
          </Button>
        }
      />
    )
  if (search !== '')
    return (
      <EmptyState
        icon={<SearchX />}
        title="No posts found"
        hint={`We looked for ‘${search}’ in titles, words and tags. Try fewer or other words.`}
        action={<Button onClick={onClear}>Clear search</Button>}
      />
    )
  return (
    <EmptyState
      icon={<CookingPot />}
      title="No posts yet"
      hint="Somebody has to be the first. A recipe you know by heart is a good beginning."
      action={
        isAuthenticated && (
          <Button asChild variant="primary">
            <Link to={`${paths.postRecipe}?community=${community}`}>Post a Recipe</Link>
          </Button>
        )
      }
    />
  )
}
