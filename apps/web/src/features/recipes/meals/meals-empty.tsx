import { CookingPot, Heart } from 'lucide-react'
import { useDialect } from '../../../food/use-dialect'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { describeMealsFilter, isMealsFiltered, type MealsFilter, splitSearchWords } from './meals-filter'

interface MealsEmptyProps {
  readonly view: MealsFilter
  readonly onSearch: (q: string) => void
  readonly onClear: () => void
}

/** The empty state: shows the filter, offers its words one by one, and links back to all meals. */
export function MealsEmpty({ view, onSearch, onClear }: MealsEmptyProps) {
  const { q, only, category } = view
  const say = useDialect()
  const nothingElse = category === null && !isMealsFiltered({ ...view, only: null, order: null })
  if (only !== null && nothingElse)
    return (
      <EmptyState
        icon={only === 'favourites' ? <Heart /> : <CookingPot />}
        title={only === 'favourites' ? say('No favourites yet') : 'No recipes of yours yet'}
        hint={
          only === 'favourites'
            ? 'Open a meal you like and give it a heart. Then it waits for you here.'
            : 'Recipes you write yourself will show up here.'
        }
        action={<Button onClick={onClear}>Show all meals</Button>}
      />
    )
  const words = splitSearchWords(q)
  const canClear = isMealsFiltered(view) || category !== null
  return (
    <EmptyState
      icon={<CookingPot />}
      title="No meals found"
      hint={
        <span className="wrap-anywhere">
          We looked for {q.trim() === '' && 'a meal, '}
          {describeMealsFilter(view, say) || 'any at all'}.{' '}
          {words.length > 0 ? 'Try one word alone:' : 'Try another word, or leave something out.'}
        </span>
      }
      action={
        <>
          {words.map((word) => (
            <Button
              key={word}
              aria-label={`Look for ${word}`}
              className="max-w-full wrap-anywhere"
              onClick={() => onSearch(word)}
            >
              {word}
            </Button>
          ))}
          {canClear && (
            <Button variant={words.length > 0 ? 'quiet' : 'secondary'} onClick={onClear}>
              Clear filters
            </Button>
          )}
        </>
      }
    />
  )
}
