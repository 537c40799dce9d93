import type { SuggestedBeside, Suggestion } from '@larder/contract/suggestions'
import { Link } from 'react-router'
import { DishWarning } from '../../food/dish-warning'
import { reasonLine } from '../../food/reason-parts'
import { RecipeTile } from '../../food/recipe-tile'
import { recipePath } from '../../paths'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { SuggestionReason } from './suggestion-reason'

export function SuggestionCard({ dish }: { readonly dish: Suggestion }) {
  const { id, title, reason, warning, notKnown, beside } = dish
  const told = warning !== undefined || notKnown.length > 0
  return (
    <RecipeTile
      recipe={dish}
      factsFirst
      className="h-full"
      corner={dish.madeUp && <Badge tone="herb">Made up from your kitchen</Badge>}
      {...(told && { warning: <DishWarning dish={dish} notKnown={notKnown} /> })}
    >
      <SuggestionReason reason={reason} />
      {beside && <BesideDish dish={beside} />}
      <Button asChild className="relative mt-auto">
        <Link to={recipePath(id)}>
          View Recipe
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </Button>
    </RecipeTile>
  )
}

/** What goes with the dish because it has to be eaten now. */
function BesideDish({ dish }: { readonly dish: SuggestedBeside }) {
  const { id, title, reason } = dish
  return (
    <div className="border-line border-t pt-2">
      <DishWarning dish={dish} notKnown={dish.notKnown} />
      <p>
        Goes with it:{' '}
        <Link
          to={recipePath(id)}
          className="relative inline-flex min-h-6 items-center font-medium text-herb-ink underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {title}
        </Link>
      </p>
      <p className="text-ink-soft text-sm">{reasonLine(reason)}</p>
    </div>
  )
}
