import { suggestions } from '@larder/contract/suggestions'
import { useEffect, useRef } from 'react'
import { useRead } from '../../../api/use-read'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { formatReason } from '../../../food/recipe/suggestion-reason'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { paths, recipePath, suggestionsPath } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** The end of the welcome: a dish for tonight from what is there. */
export function Tonight() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const fromStock = useRead(suggestions.list, { query: { occasion: 'dinner', buy: 0, limit: 1 } })
  const [own] = fromStock.data?.data.suggestions ?? []
  const isLacking = (fromStock.data !== undefined && !own) || fromStock.error !== null
  const nearest = useRead(
    suggestions.list,
    { query: { occasion: 'dinner', limit: 1 } },
    { enabled: isLacking },
  )
  const dish = own ?? nearest.data?.data.suggestions[0]
  const isSettled = dish !== undefined || nearest.data !== undefined || nearest.error !== null
  return (
    <section aria-labelledby="tonight" className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 ref={heading} id="tonight" tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          Tonight’s dish
        </h1>
        <p className="text-lg text-ink-soft">
          {!isSettled && 'Looking through the cookbook …'}
          {dish && (own ? 'From what you have. Nothing to buy.' : `The closest match: ${dish.toBuy} to buy.`)}
          {isSettled && !dish && 'No dish fits everybody tonight. Add a little more, and look again.'}
        </p>
      </header>
      {!isSettled && <Skeleton className="h-80" />}
      {dish && (
        <div className="flex flex-col gap-4 rounded-card border bg-raised p-4">
          <RecipePhoto
            recipeId={dish.id}
            picture={dish.picture}
            drawn={dish.drawn}
            plate={dish.plate}
            title={dish.title}
            size="card"
            category={dish.category}
            tags={dish.tags}
            className="aspect-video w-full rounded-inner"
          />
          <h2 className="text-2xl">
            <Link to={recipePath(dish.id, dish.forServings)} className="link">
              {dish.title}
            </Link>
          </h2>
          <DishWarning dish={dish} notKnown={dish.notKnown} />
          <p className="text-ink-soft">
            {formatRecipeTime(dish.minutes)} · {formatReason(dish.reason)}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {dish && (
          <Button asChild variant="primary">
            <Link to={recipePath(dish.id, dish.forServings)}>Cook this</Link>
          </Button>
        )}
        <Button asChild>
          <Link to={suggestionsPath('dinner')}>Other dishes</Link>
        </Button>
        <Button asChild>
          <Link to={paths.userHome}>Go to your kitchen</Link>
        </Button>
      </div>
    </section>
  )
}
