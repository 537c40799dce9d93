import type { Suggestion } from '@larder/contract/suggestions'
import { Link } from 'react-router'
import { DishWarning } from '../../food/dish-warning'
import { RecipeTile } from '../../food/recipe-tile'
import { recipePath } from '../../paths'
import { Button } from '../../ui/button'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { SuggestionReason } from './suggestion-reason'

export function SuggestionCard({ dish }: { readonly dish: Suggestion }) {
  const { id, title, reason, warning, notKnown } = dish
  const told = warning !== undefined || notKnown.length > 0
  return (
    <RecipeTile
      recipe={dish}
      factsFirst
      className="h-full"
      {...(told && { warning: <DishWarning dish={dish} notKnown={notKnown} /> })}
    >
      <SuggestionReason reason={reason} />
      <Button asChild className="relative mt-auto">
        <Link to={recipePath(id)}>
          View Recipe
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </Button>
    </RecipeTile>
  )
}
