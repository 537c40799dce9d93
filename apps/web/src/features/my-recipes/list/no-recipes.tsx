import { NotebookPen, SearchX } from 'lucide-react'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { type OwnRecipesFilter, toOwnRecipesSearch } from './own-recipes-filter'

interface NoRecipesProps {
  readonly view: OwnRecipesFilter
  readonly total: number
  readonly onClear: () => void
  readonly onCreate: () => void
}

/** The empty state: no recipes yet, no matches, or a page that does not exist. */
export function NoRecipes({ view, total, onClear, onCreate }: NoRecipesProps) {
  if (total > 0)
    return (
      <EmptyState
        icon={<SearchX />}
        title={`There is no page ${numberText(view.page)}`}
        hint="The list has become shorter, or the address is not quite right."
        action={
          <Button asChild>
            <Link to={`${paths.myRecipes}${toOwnRecipesSearch({ ...view, page: 1 })}`}>
              Go to the first page
            </Link>
          </Button>
        }
      />
    )
  return view.q.trim() === '' ? (
    <EmptyState
      icon={<NotebookPen />}
      title="No recipes found"
      hint="Create your first recipe to get started"
      action={
        <Button variant="primary" onClick={onCreate}>
          Create Recipe
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon={<SearchX />}
      title="No recipes found"
      hint="Try a different search term"
      action={<Button onClick={onClear}>Show all</Button>}
    />
  )
}

/** As many columns as fit; the frame around it is the container. */
export const recipesGridClass = 'grid grid-cols-1 gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3'

/** Placeholder of the cards. */
export function RecipesSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Your recipes are on their way.</VisuallyHidden>
      <div aria-hidden className={recipesGridClass}>
        {['one', 'two', 'three', 'four', 'five', 'six'].map((card) => (
          <div key={card} className="flex flex-col overflow-hidden rounded-card border bg-raised">
            <Skeleton className="aspect-16/9 w-full rounded-none" />
            <div className="flex flex-col gap-3 px-4 pt-3 pb-4">
              <Skeleton className="h-6 w-24" />
              <Skeleton className="h-6 w-4/5" />
              <Skeleton lines={2} />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-11" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
