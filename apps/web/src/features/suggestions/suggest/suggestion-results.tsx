import { type Suggestion, suggestions } from '@larder/contract/suggestions'
import { RefreshCw, SearchX } from 'lucide-react'
import type { Ref } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useReads } from '../../../api/use-reads'
import { usesNothingInStock, withoutUsesNothing } from '../../../food/recipe/suggestion-reason'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { clearWishes, hasRelaxableWishes, toSuggestionsQuery, type Wishes } from '../wishes'
import { listRelaxedWishes, type RelaxedWish, relaxAllWishes } from './relaxed-wishes'
import { SuggestionGrid } from './suggestion-grid'
import type { useSuggestions } from './use-suggestions'

interface OthersBarProps {
  /** There are no further dishes. */
  readonly last: boolean
  /** The number of dishes shown so far. */
  readonly shown: number
  /** There were dishes before these. */
  readonly canBeginAnew: boolean
  readonly canWiden: boolean
  readonly busy: boolean
  readonly onOthers: () => void
  readonly onBeginAnew: () => void
  readonly onWiden: () => void
}

/** Buttons for further dishes. */
function MoreDishesBar({
  last,
  shown,
  canBeginAnew,
  canWiden,
  busy,
  onOthers,
  onBeginAnew,
  onWiden,
}: OthersBarProps) {
  return (
    <div className="mt-2 flex min-h-14 flex-wrap items-center justify-center gap-x-4 gap-y-3">
      {last ? (
        <>
          <p className="text-ink-soft">
            {shown === 1 ? 'This is the only dish that fits.' : `These ${shown} dishes are all that fit.`}
          </p>
          {canBeginAnew && (
            <Button icon={<RefreshCw />} onClick={onBeginAnew}>
              Start over
            </Button>
          )}
          {canWiden && <Button onClick={onWiden}>Clear my wishes</Button>}
        </>
      ) : (
        <Button
          variant="primary"
          size="lg"
          icon={<RefreshCw />}
          busy={busy}
          onClick={onOthers}
          wide
          className="sm:w-auto"
        >
          Three others
        </Button>
      )}
    </div>
  )
}

interface NothingFitsProps {
  readonly wishes: Wishes
  readonly onLetGo: (without: Wishes) => void
}

/** The empty state: finds the wish that excludes all dishes, and removes it at a press. */
function NothingFits({ wishes, onLetGo }: NothingFitsProps) {
  const single = listRelaxedWishes(wishes)
  const all = relaxAllWishes(wishes)
  const tries = all ? [...single, all] : single
  const found = useReads(
    suggestions.list,
    tries.map(({ without }) => ({ input: { query: toSuggestionsQuery(without) } })),
  )
  const settled = found.every(({ isPending }) => !isPending)
  const helps = tries.filter((_, place) => (found[place]?.data?.data.suggestions.length ?? 0) > 0)
  return (
    <EmptyState
      // Replaced as a whole: the result may need more lines than the placeholder, and nothing is shifted.
      key={settled ? 'known' : 'asking'}
      icon={<SearchX />}
      title="Nothing fits all of that"
      hint={settled ? formatReason(helps, single) : <Skeleton className="mx-auto h-lh w-72 max-w-full" />}
      action={
        settled ? (
          <>
            {helps.slice(0, 3).map((one, place) => (
              <Button
                key={one.offer}
                variant={place === 0 ? 'primary' : 'secondary'}
                onClick={() => onLetGo(one.without)}
              >
                {one.offer}
              </Button>
            ))}
            {helps.length === 0 && (
              <Button asChild>
                <Link to={paths.dietaryPreferences}>Dietary Preferences</Link>
              </Button>
            )}
          </>
        ) : (
          <Skeleton className="h-11 w-40" />
        )
      }
      className="min-h-110"
    />
  )
}

function formatReason(helps: readonly RelaxedWish[], single: readonly RelaxedWish[]): string {
  const [first] = helps
  if (!first) return 'No dish suits everything the people at the table follow and avoid.'
  return single.includes(first)
    ? `The sticking point: ${first.wish}. Drop that and some dishes fit.`
    : 'No single wish is the problem: it is all of them together.'
}

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
  if (ended) return 'That’s all of them'
  if (count === 0) return 'No dish'
  const dishes = ['One dish', 'Two dishes', 'Three dishes'][count - 1] ?? `${count} dishes`
  return `${dishes} ${sources[from]}`
}

const sources = {
  sample: 'from the sample kitchen',
  stock: 'from what you have',
  nothing: 'to shop for',
} as const
