import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { Archive, BookOpen, Eye, FileUp, Globe, Heart, NotebookPen, Plus, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { sync } from '../../../api/sync'
import { useLastFailure } from '../../../api/use-last-failure'
import { useProjected, useRead } from '../../../api/use-read'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Pagination } from '../../../ui/display/pagination'
import { StatTile } from '../../../ui/display/stat-tile'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { SearchInput } from '../../../ui/fields/search-input'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { PageHeading } from '../../../ui/page-heading'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { OwnRecipeCard } from './own-recipe-card'
import {
  maxOwnRecipesSearch,
  type OwnRecipesFilter,
  ownRecipesPageSize,
  toOwnRecipesSearch,
  type useOwnRecipesFilter,
} from './own-recipes-filter'
import type { Publication } from './publish-dialog'
import { deleteOwnRecipe, exportAllRecipes } from './recipe-actions'

type OwnRecipeListProps = ReturnType<typeof useOwnRecipesFilter> & {
  readonly onPublish: (publication: Publication) => void
}

interface RecipesHeadingProps {
  readonly onCreate: () => void
  /** There are recipes to export. */
  readonly canExport: boolean
}

function RecipesHeading({ onCreate, canExport }: RecipesHeadingProps) {
  const [exporting, setExporting] = useState(false)

  async function exportAll() {
    setExporting(true)
    await exportAllRecipes()
    setExporting(false)
  }

  return (
    <PageHeading
      title="My Recipes"
      intro={
        <span className="max-sm:hidden">
          What you have written, yours to change, share and take with you.
        </span>
      }
      actions={
        <>
          <Button variant="primary" icon={<Plus />} onClick={onCreate} className="max-sm:basis-full">
            Add New Recipe
          </Button>
          <Button asChild icon={<FileUp />}>
            <Link to={paths.importRecipes}>Import</Link>
          </Button>
          <Button icon={<Archive />} busy={exporting} disabled={!canExport} onClick={() => void exportAll()}>
            Export all
          </Button>
        </>
      }
    />
  )
}

/** The cook's recipes in figures; a dash while loading. */
function RecipeStats() {
  const { data } = useRead(myRecipes.stats, {})
  const formatFigure = (name: 'recipes' | 'published' | 'views' | 'likes') =>
    data ? numberText(data.data[name]) : '–'
  return (
    <section aria-label="Your recipes in figures" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatTile label="Recipes" value={formatFigure('recipes')} icon={<BookOpen />} />
      <StatTile label="Published" value={formatFigure('published')} icon={<Globe />} />
      <StatTile label="Views" value={formatFigure('views')} icon={<Eye />} />
      <StatTile label="Likes" value={formatFigure('likes')} icon={<Heart />} />
    </section>
  )
}

/** The cook's recipes, newest first. */
export function OwnRecipeList({ view, typed, type, go, onPublish }: OwnRecipeListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useOwnRecipes(view)
  const failure = useLastFailure('own recipes', error, data !== undefined && !isPlaceholderData)
  const [recipeToDelete, setRecipeToDelete] = useState<MyRecipe | null>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const create = () => go({ form: 0 })
  const total = data?.page.total

  function remove(recipe: MyRecipe) {
    void deleteOwnRecipe(recipe)
    // The card with the pressed button is gone, so the focus moves to the count.
    count.current?.focus()
  }

  return (
    <div className="@container mx-auto flex w-full max-w-7xl flex-col gap-6 px-4 pt-6 pb-12 sm:px-6 sm:pt-8">
      <RecipesHeading onCreate={create} canExport={total !== 0 || view.q !== ''} />
      <RecipeStats />
      <div className="flex flex-col gap-2">
        <search>
          <SearchInput
            aria-label="Search your recipes"
            placeholder="Search by title or description"
            value={typed}
            onValueChange={type}
            maxLength={maxOwnRecipesSearch}
          />
        </search>
        <p
          ref={count}
          tabIndex={-1}
          aria-live="polite"
          className="min-h-6 text-sm text-ink-soft outline-none"
        >
          {total !== undefined && total > 0 && formatNounCount(total, 'recipe')}
          {total !== undefined && total > 0 && view.q && ` with “${view.q.trim()}”`}
        </p>
      </div>
      {failure && (
        <ErrorNote
          title={data ? 'This may be out of date' : 'Your recipes could not be loaded'}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {toErrorMessage(failure)}
        </ErrorNote>
      )}
      <div
        aria-busy={isPlaceholderData}
        className={classNames(
          'flex flex-col gap-8',
          isPlaceholderData && 'opacity-60 transition-opacity delay-200',
        )}
      >
        {!data && !failure && <RecipesSkeleton />}
        {data?.data.length === 0 && (
          <NoRecipes view={view} total={data.page.total} onClear={() => type('')} onCreate={create} />
        )}
        {data && data.data.length > 0 && (
          <ul className={recipesGridClass}>
            {data.data.map((recipe) => (
              <li key={recipe.id}>
                <OwnRecipeCard
                  recipe={recipe}
                  editAt={`${paths.myRecipes}${toOwnRecipesSearch({ ...view, form: recipe.id })}`}
                  onPublish={() => onPublish(toPublication(recipe))}
                  onDelete={() => setRecipeToDelete(recipe)}
                />
              </li>
            ))}
          </ul>
        )}
        {data && (
          <Pagination
            page={view.page}
            pageCount={data.page.pages}
            hrefOf={(page) => `${paths.myRecipes}${toOwnRecipesSearch({ ...view, page })}`}
          />
        )}
      </div>
      <ConfirmDialog
        open={recipeToDelete !== null}
        onOpenChange={(open) => !open && setRecipeToDelete(null)}
        title="Are you sure you want to delete this recipe?"
        description={recipeToDelete?.title}
        confirmLabel="Delete"
        onConfirm={() => recipeToDelete && remove(recipeToDelete)}
      />
    </div>
  )
}

function toPublication({ id, title, community, post }: MyRecipe): Publication {
  return { id, title, community: post?.community ?? community, introduction: post?.introduction ?? '' }
}

/** The cook's recipes without those whose deletion the server has not answered yet. */
const ownRecipes = sync.project({
  read: myRecipes.list,
  writes: [recipes.remove, myRecipes.unpublish],
  apply: (list: MyRecipe[], changes) =>
    list.filter(
      ({ id }) =>
        !changes.some(({ name, input }) => name === 'recipes.remove' && Number(input.params.id) === id),
    ),
  settle: (list, change, { data }) =>
    list.flatMap((recipe) => (recipe.id === Number(change.input.params.id) ? (data ?? []) : [recipe])),
})

/** Reads one page of the cook's recipes. The previous page stays until the next one arrives. */
function useOwnRecipes({ q, page }: { readonly q: string; readonly page: number }) {
  const search = q.trim()
  const input = { query: { ...(search && { search }), page, size: ownRecipesPageSize } }
  // 'always': a recipe that was just written must show.
  return useProjected(ownRecipes, input, { keepPrevious: true, refetchOnMount: 'always' })
}

interface NoRecipesProps {
  readonly view: OwnRecipesFilter
  readonly total: number
  readonly onClear: () => void
  readonly onCreate: () => void
}

/** The empty state: no recipes yet, no matches, or a page that does not exist. */
function NoRecipes({ view, total, onClear, onCreate }: NoRecipesProps) {
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
const recipesGridClass = 'grid grid-cols-1 gap-4 @2xl:grid-cols-2 @5xl:grid-cols-3'

/** Placeholder of the cards. */
function RecipesSkeleton() {
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
