import type { SuggestedSide, Suggestion } from '@larder/contract/suggestions'
import { Link } from 'react-router'
import { RecipeTile } from '../../../food/recipe/recipe-tile'
import { formatReason } from '../../../food/recipe/suggestion-reason'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { recipePath } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { SuggestionReasonText } from './suggestion-reason'

export function SuggestionCard({ dish }: { readonly dish: Suggestion }) {
  const { id, title, reason, warning, notKnown, beside } = dish
  const hasNotice = warning !== undefined || notKnown.length > 0
  return (
    <RecipeTile
      recipe={dish}
      factsFirst
      className="h-full"
      corner={dish.madeUp && <Badge tone="herb">Made up from your kitchen</Badge>}
      {...(hasNotice && { warning: <DishWarning dish={dish} notKnown={notKnown} /> })}
    >
      <SuggestionReasonText reason={reason} />
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

/** A side dish that uses up food. */
function BesideDish({ dish }: { readonly dish: SuggestedSide }) {
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
      <p className="text-ink-soft text-sm">{formatReason(reason)}</p>
    </div>
  )
}
