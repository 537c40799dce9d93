import { CookingPot, Heart } from 'lucide-react'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { inWords, isNarrowed, type MealsView } from './meals-view'

interface MealsEmptyProps {
  readonly view: MealsView
  readonly onClear: () => void
}

/** Nothing fits: says what was looked for and leads back to everything. */
export function MealsEmpty({ view, onClear }: MealsEmptyProps) {
  const { q, tag, occasion, only, category } = view
  const nothingElse = q.trim() === '' && tag === null && occasion === null && category === null
  if (only !== null && nothingElse)
    return (
      <EmptyState
        icon={only === 'favourites' ? <Heart /> : <CookingPot />}
        title={only === 'favourites' ? 'No favourites yet' : 'No recipes of yours yet'}
        hint={
          only === 'favourites'
            ? 'Open a meal you like and give it a heart. Then it waits for you here.'
            : 'What you write down yourself will stand here.'
        }
        action={<Button onClick={onClear}>Show all meals</Button>}
      />
    )
  return (
    <EmptyState
      icon={<CookingPot />}
      title="No meals found"
      hint={
        <span className="wrap-anywhere">
          We looked for {q.trim() === '' && 'a meal, '}
          {inWords(view) || 'any at all'}. Try another word, or leave something out.
        </span>
      }
      action={
        (isNarrowed(view) || view.category !== null) && <Button onClick={onClear}>Clear filters</Button>
      }
    />
  )
}
