import { recipes } from '@larder/contract/recipes'
import { Trophy } from 'lucide-react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-api'
import { paths } from '../../../paths'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { HomeCard } from './home-card'
import { TopRow } from './top-row'

const ranks = [1, 2, 3, 4, 5] as const

/** Top of the List: the recipes with the most favourites. */
export function TopCard() {
  const { data, error } = useRead(recipes.top, { query: {} })
  const top = data?.data
  const liked = top?.some(({ likes }) => likes > 0)
  return (
    <HomeCard id="top" title="Top of the List" icon={<Trophy />} className="lg:row-span-2">
      {!top && error ? (
        <ErrorNote action={<Button onClick={() => void refresh(recipes.top)}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      ) : (
        <div aria-busy={!top} className="flex min-h-88 flex-col gap-2">
          {/* Both sentences have the same length, so that nothing shifts when the data arrives. */}
          <p className={classNames('text-ink-soft', !top && 'invisible')}>
            {liked
              ? 'What most cooks have among their favourites.'
              : 'Nobody has picked favourites yet. Start here:'}
          </p>
          {!top && ranks.map((place) => <Skeleton key={place} className="h-16" />)}
          {top?.length === 0 && <EmptyState level={3} title="No recipes yet" className="py-4!" />}
          {top && top.length > 0 && (
            <ol>
              {top.map((recipe, place) => (
                <TopRow key={recipe.id} recipe={recipe} place={place + 1} />
              ))}
            </ol>
          )}
        </div>
      )}
      <Button asChild className="mt-auto self-start">
        <Link to={paths.meals}>All meals</Link>
      </Button>
    </HomeCard>
  )
}
