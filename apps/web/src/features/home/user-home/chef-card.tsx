import type { RecipeOccasion, RecipeSummary } from '@larder/contract/recipes'
import { type Suggestion, suggestions } from '@larder/contract/suggestions'
import { ArrowRight, ChefHat, Star } from 'lucide-react'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-read'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { formatReason, usesNothingInStock, withoutUsesNothing } from '../../../food/recipe/suggestion-reason'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { recipePath, suggestionsPath } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { ratingText } from '../../../ui/formatting/locale'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { HomeCard } from './home-card'

const ranks = ['first', 'second', 'third'] as const
const gridStyle = 'grid grow grid-cols-[minmax(0,1fr)] gap-3 @xl:grid-cols-3'

/** Returns the next meal at an hour of the day. */
export function mealForHour(hour: number): Extract<RecipeOccasion, 'breakfast' | 'lunch' | 'dinner'> {
  if (hour >= 4 && hour < 10) return 'breakfast'
  return hour >= 10 && hour < 14 ? 'lunch' : 'dinner'
}

/** Difficulty, time and rating in one line. */
function DishFacts({ recipe }: { readonly recipe: RecipeSummary }) {
  const { difficulty, minutes, rating } = recipe
  return (
    <p className="flex items-center gap-1.5 overflow-hidden text-sm whitespace-nowrap text-ink-soft">
      <span>{difficulty}</span>
      <span aria-hidden>·</span>
      <span className="numbers">{formatRecipeTime(minutes)}</span>
      <span aria-hidden>·</span>
      {rating === undefined ? (
        <span>Unrated</span>
      ) : (
        <span className="numbers flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-saffron text-saffron" />
          {ratingText(rating)}
          <VisuallyHidden>of 5 stars</VisuallyHidden>
        </span>
      )}
    </p>
  )
}

/** A dish in brief. Long texts are truncated, so that the card keeps its height. */
function ChefDish({ dish }: { readonly dish: Suggestion }) {
  const { id, title, picture, drawn, plate, category, tags, reason, warning, notKnown, forServings } = dish
  const notice = warning ?? (notKnown.length > 0 ? 'Not all of it is known' : undefined)
  return (
    <Card
      asChild
      className="group relative flex h-36 gap-3 overflow-hidden p-0! transition-colors enabled-hover:border-edge enabled-hover:bg-shade @xl:h-full @xl:min-h-77 @xl:flex-col @xl:gap-2"
    >
      <article>
        <RecipePhoto
          recipeId={id}
          picture={picture}
          drawn={drawn}
          plate={plate}
          title={title}
          size="card"
          category={category}
          tags={tags}
          className="w-20 shrink-0 border-e p-1.5 @xl:h-28 @xl:w-full @xl:grow @xl:border-e-0 @xl:border-b"
        />
        <div className="flex min-w-0 grow flex-col gap-1 py-3 pe-3 *:shrink-0 @xl:grow-0 @xl:px-3 @xl:pt-0">
          {notice !== undefined && <DishWarning dish={{ warning: notice }} />}
          <h3
            className="line-clamp-2 font-text text-base leading-snug font-semibold wrap-anywhere @xl:min-h-[2lh]"
            title={title}
          >
            <Link
              to={recipePath(id, forServings)}
              data-opens-dish
              className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {title}
            </Link>
          </h3>
          <DishFacts recipe={dish} />
          <p
            className={classNames(
              'text-sm wrap-anywhere @xl:line-clamp-3 @xl:min-h-[3lh]',
              notice === undefined ? 'line-clamp-2' : 'line-clamp-1',
            )}
            title={formatReason(reason)}
          >
            {formatReason(reason)}
          </p>
        </div>
      </article>
    </Card>
  )
}

/** AI Chef: what to cook next from the stock. */
export function ChefCard() {
  const { isAuthenticated } = useSession()
  const [meal] = useState(() => mealForHour(new Date().getHours()))
  const { data, error } = useRead(suggestions.list, { query: { occasion: meal } })
  const dishes = data?.data.suggestions
  const isToShop = dishes?.every(usesNothingInStock) === true
  return (
    <HomeCard
      id="chef"
      title="AI Chef"
      icon={<ChefHat />}
      sample={!isAuthenticated}
      className="@container xl:col-span-2"
    >
      <p className="text-ink-soft">
        For {meal} today{formatSource(dishes?.length ?? 0, isToShop, isAuthenticated)}.
      </p>
      <div aria-busy={!dishes && !error} className="flex min-h-114 grow flex-col @xl:min-h-77">
        {!dishes && !error && (
          <div className={gridStyle}>
            {ranks.map((place) => (
              <Skeleton key={place} className="h-36 @xl:h-full" />
            ))}
          </div>
        )}
        {!dishes && error && (
          <ErrorNote action={<Button onClick={() => void refresh(suggestions.list)}>Try Again</Button>}>
            {toErrorMessage(error)}
          </ErrorNote>
        )}
        {dishes?.length === 0 && (
          <p className="my-auto py-4 text-center text-ink-soft">
            No dish for {meal} fits everybody at the table. Another occasion may have one.
          </p>
        )}
        {dishes && dishes.length > 0 && (
          <ul className={gridStyle}>
            {dishes.map((dish) => (
              <li key={dish.id}>
                <ChefDish dish={isToShop ? { ...dish, reason: withoutUsesNothing(dish.reason) } : dish} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button icon={<ArrowRight />} asChild className="mt-auto self-start">
        <Link to={suggestionsPath(meal)}>More suggestions</Link>
      </Button>
    </HomeCard>
  )
}

/** Says where the dishes come from, as soon as there are any: an empty kitchen has nothing to cook from. */
function formatSource(count: number, isToShop: boolean, isAuthenticated: boolean): string {
  if (count === 0) return ''
  if (isToShop) return ', to shop for'
  return isAuthenticated ? ', from what you have' : ', from what the sample kitchen has'
}
