import type { MatchedRecipe, RecipeSummary } from '@larder/contract/recipes'
import { Check, ShoppingBasket } from 'lucide-react'
import { memo } from 'react'
import { RecipeTile } from '../../../food/recipe/recipe-tile'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { Badge } from '../../../ui/display/badge'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { mealTags } from './meals-filter'

const maxTags = 3
const chipTags: readonly string[] = mealTags

/** Vegan implies vegetarian, so only the strictest of these is shown. */
const strictness = ['vegan', 'vegetarian', 'pescatarian']

/** Picks the tags a card has room for: the filtered one, those with chips, the author's, then the diets. */
export function pickShownTags(
  { tags, diets }: Pick<RecipeSummary, 'tags' | 'diets'>,
  selectedTag: string | null,
): { readonly shown: readonly string[]; readonly more: readonly string[] } {
  const fitting: readonly string[] = diets
  const strictest = strictness.find((diet) => fitting.includes(diet))
  const candidates = [...new Set(tags)].filter(
    (tag) => !fitting.includes(tag) || tag === strictest || tag === selectedTag || chipTags.includes(tag),
  )
  const rank = (tag: string) =>
    tag === selectedTag ? 0 : chipTags.includes(tag) ? 1 : fitting.includes(tag) ? 3 : 2
  const ordered = candidates.sort((a, b) => rank(a) - rank(b))
  return { shown: ordered.slice(0, maxTags), more: ordered.slice(maxTags) }
}

interface MealsMissingProps {
  readonly missing: readonly string[]
}

const maxNamed = 2

/** What must be bought first: 'All there', or 'Missing: lemon, tahini +2'. */
function MealsMissing({ missing }: MealsMissingProps) {
  const [first, rest] = [missing.slice(0, maxNamed), missing.slice(maxNamed)]
  return (
    <div className="border-t pt-3 text-sm">
      {missing.length === 0 ? (
        <p className="flex items-center gap-1.5 font-medium text-herb-ink">
          <Check aria-hidden className="size-4 shrink-0" />
          All there
        </p>
      ) : (
        <p className="flex items-center gap-1.5">
          <ShoppingBasket aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <span className="truncate">Missing: {first.join(', ')}</span>
          {rest.length > 0 && (
            <>
              <span aria-hidden className="numbers shrink-0 text-ink-soft">
                +{rest.length}
              </span>
              <VisuallyHidden>, {rest.join(', ')}</VisuallyHidden>
            </>
          )}
        </p>
      )}
    </div>
  )
}

interface MealsTileProps {
  readonly meal: MatchedRecipe
  readonly sample: boolean
  /** The filtered tag is shown first. */
  readonly tag: string | null
  readonly level: 2 | 3
}

export const MealsTile = memo(function MealsTile({ meal, sample, tag, level }: MealsTileProps) {
  const { shown, more } = pickShownTags(meal, tag)
  return (
    <RecipeTile
      recipe={meal}
      level={level}
      prep
      className="h-full"
      corner={
        (sample || meal.yours) && <Badge tone={sample ? 'sky' : 'herb'}>{sample ? 'Sample' : 'Yours'}</Badge>
      }
      {...(meal.warning !== undefined && { warning: <DishWarning dish={meal} /> })}
    >
      {shown.length > 0 && (
        <ul data-tags aria-label="Tags" className="flex h-6 flex-wrap items-center gap-1.5 overflow-hidden">
          {shown.map((each) => (
            <li key={each} className="flex min-w-0">
              <Badge className="truncate">{each}</Badge>
            </li>
          ))}
          {more.length > 0 && (
            <li className="text-sm text-ink-soft">
              <span aria-hidden className="numbers">
                +{more.length}
              </span>
              <VisuallyHidden>{more.join(', ')}</VisuallyHidden>
            </li>
          )}
        </ul>
      )}
      <MealsMissing missing={meal.missing} />
    </RecipeTile>
  )
})

/** As many columns as fit; the frame around it is the container. */
export const mealsGridClass = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4'

/**
 * A course: on narrow screens its cards are in one row that scrolls sideways, elsewhere in full rows only, so that no
 * card is alone in a row.
 */
export const mealsRowClass =
  'grid gap-4 @max-xl:-mx-4 @max-xl:snap-x @max-xl:scroll-px-4 @max-xl:gap-2.5 @max-xl:auto-cols-[min(14rem,56%)] @max-xl:grid-flow-col @max-xl:overflow-x-auto @max-xl:px-4 @max-xl:pb-2 ' +
  '@xl:grid-cols-2 @4xl:grid-cols-3 @6xl:grid-cols-4 @max-xl:*:snap-start @max-xl:[&_[data-tags]]:hidden @4xl:@max-6xl:*:nth-[n+7]:hidden'
