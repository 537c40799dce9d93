import { suggestions } from '@larder/contract/suggestions'
import { ArrowRight, ChefHat } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { refresh, useRead } from '../../../api/use-api'
import { usesNothingInStock, withoutUsesNothing } from '../../../food/recipe/suggestion-reason'
import { suggestionsPath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { ChefDish } from './chef-dish'
import { HomeCard } from './home-card'
import { mealForHour } from './meal-for-hour'

const ranks = ['first', 'second', 'third'] as const
const gridStyle = 'grid grow grid-cols-[minmax(0,1fr)] gap-3 @xl:grid-cols-3'

/** AI Chef: what to cook next from the stock. */
export function ChefCard() {
  const { isAuthenticated } = useSession()
  const [meal] = useState(() => mealForHour(new Date().getHours()))
  const { data, error } = useRead(suggestions.list, { query: { occasion: meal } })
  const dishes = data?.data.suggestions
  const toShop = dishes !== undefined && dishes.length > 0 && dishes.every(usesNothingInStock)
  return (
    <HomeCard
      id="chef"
      title="AI Chef"
      icon={<ChefHat />}
      sample={!isAuthenticated}
      className="@container xl:col-span-2"
    >
      <p className="text-ink-soft">
        For {meal} today,{' '}
        {toShop ? 'to shop for' : isAuthenticated ? 'from what you have' : 'from what the sample kitchen has'}
        .
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
                <ChefDish dish={toShop ? { ...dish, reason: withoutUsesNothing(dish.reason) } : dish} />
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
