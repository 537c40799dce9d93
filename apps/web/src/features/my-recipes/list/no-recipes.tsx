import { NotebookPen, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { numberText } from '../../../ui/formatting/locale'
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
