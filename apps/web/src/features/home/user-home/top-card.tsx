import { type RecipeSummary, recipes } from '@larder/contract/recipes'
import { Heart, Trophy } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-read'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { useDialect } from '../../../food/use-dialect'
import { paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { HomeCard } from './home-card'

const ranks = [1, 2, 3, 4, 5] as const

interface TopRowProps {
  readonly recipe: RecipeSummary
  readonly place: number
}

function TopRow({ recipe, place }: TopRowProps) {
  const { id, title, picture, drawn, plate, category, tags, likes, minutes } = recipe
  return (
    <li className="border-t first:border-t-0">
      <Link
        to={recipePath(id)}
        data-opens-dish
        className="flex h-16 items-center gap-3 rounded-inner no-underline transition-colors enabled-hover:bg-shade"
      >
        <span
          aria-hidden
          className="numbers w-4 shrink-0 text-center font-heading text-xl font-title text-herb-ink"
        >
          {place}
        </span>
        <RecipePhoto
          recipeId={id}
          picture={picture}
          drawn={drawn}
          plate={plate}
          title={title}
          size="thumb"
          category={category}
          tags={tags}
          className="size-11 shrink-0 rounded-inner p-0.5"
        />
        <span className="line-clamp-2 min-w-0 grow leading-snug font-medium wrap-anywhere">{title}</span>
        <span className="numbers flex shrink-0 items-center gap-1 text-sm text-ink-soft">
          {likes > 0 ? (
            <>
              <Heart aria-hidden className="size-4" />
              {numberText(likes)}
              <VisuallyHidden>{likes === 1 ? 'like' : 'likes'}</VisuallyHidden>
            </>
          ) : (
            formatRecipeTime(minutes)
          )}
        </span>
      </Link>
    </li>
  )
}

/** Top of the List: the recipes with the most favourites. */
export function TopCard() {
  const say = useDialect()
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
              ? say('The dishes most cooks have marked as favourites.')
              : say('Nobody has picked favourites yet. Start here:')}
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
