import type { Suggestion } from '@larder/contract/suggestions'
import type { Ref } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { usesNothingInStock, withoutUsesNothing } from '../../../food/recipe/suggestion-reason'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { clearWishes, hasRelaxableWishes, type Wishes } from '../wishes'
import { MoreDishesBar } from './more-dishes-bar'
import { NothingFits } from './nothing-fits'
import { SuggestionGrid } from './suggestion-grid'
import type { useSuggestions } from './use-suggestions'

interface SuggestionResultsProps {
  readonly heading: Ref<HTMLHeadingElement>
  readonly wishes: Wishes
  readonly found: ReturnType<typeof useSuggestions>
  readonly sample: boolean
  /** The stock is empty. */
  readonly bare: boolean
  readonly onOthers: (shown: readonly number[]) => void
  readonly onBeginAnew: () => void
  readonly onWishes: (wishes: Wishes) => void
}

/** The suggested dishes, or the reason why there are none. */
export function SuggestionResults({
  heading,
  wishes,
  found,
  sample,
  bare,
  onOthers,
  onBeginAnew,
  onWishes,
}: SuggestionResultsProps) {
  const { answer, ofBefore, error, reading, readAgain, others } = found
  const suggested = answer?.suggestions
  // The stock is empty, or the dishes use none of it.
  const toShop =
    bare || (suggested !== undefined && suggested.length > 0 && suggested.every(usesNothingInStock))
  const dishes = toShop ? suggested?.map(omitEmptyReason) : suggested
  const failureNote = error && (
    <ErrorNote
      title={answer ? 'These are from before' : 'No dishes came back'}
      action={
        <Button busy={reading} onClick={readAgain}>
          Try Again
        </Button>
      }
    >
      {toErrorMessage(error)}
    </ErrorNote>
  )
  const none = dishes?.length === 0
  const ended = none && wishes.seen.length > 0
  const words = formatHeading({
    count: dishes?.length,
    from: sample ? 'sample' : toShop ? 'nothing' : 'stock',
    ended: ended === true,
  })
  return (
    <section aria-labelledby="dishes" className="flex flex-col gap-4">
      <h2 id="dishes" ref={heading} tabIndex={-1} className={none && !ended ? 'sr-only' : 'min-h-7 text-xl'}>
        {words}
      </h2>
      <VisuallyHidden role="status">{dishes && !ofBefore && words}</VisuallyHidden>
      {failureNote}
      {!dishes && !error && <SuggestionGrid dishes={undefined} />}
      {dishes && !none && <SuggestionGrid dishes={dishes} fading={ofBefore && !error} />}
      {none && !ended && !ofBefore && <NothingFits wishes={wishes} onLetGo={onWishes} />}
      {dishes && !error && (!none || ended) && (
        <MoreDishesBar
          last={others === 'none' || ended === true}
          shown={wishes.seen.length + dishes.length}
          canBeginAnew={wishes.seen.length > 0}
          canWiden={hasRelaxableWishes(wishes)}
          busy={ofBefore && reading}
          onOthers={() => onOthers(dishes.map(({ id }) => id))}
          onBeginAnew={onBeginAnew}
          onWiden={() => onWishes(clearWishes(wishes))}
        />
      )}
    </section>
  )
}

function omitEmptyReason(dish: Suggestion): Suggestion {
  return { ...dish, reason: withoutUsesNothing(dish.reason) }
}

function formatHeading({
  count,
  from,
  ended,
}: {
  count: number | undefined
  from: keyof typeof sources
  ended: boolean
}) {
  if (count === undefined) return 'Looking for dishes'
  if (ended) return 'Those were all'
  if (count === 0) return 'No dish'
  const dishes = ['One dish', 'Two dishes', 'Three dishes'][count - 1] ?? `${count} dishes`
  return `${dishes} ${sources[from]}`
}

const sources = {
  sample: 'from the sample kitchen',
  stock: 'from what you have',
  nothing: 'to shop for',
} as const
