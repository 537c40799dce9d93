import { X } from 'lucide-react'
import { useRef } from 'react'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { PageHeading } from '../../../ui/page-heading'
import { formatFood } from '../format-food'
import { InventDish } from '../invent/invent-dish'
import { formatSuggestionOccasion } from '../occasions'
import { useExpiringFoods } from '../use-expiring'
import { useWishes } from '../use-wishes'
import type { Wishes } from '../wishes'
import { KitchenHints } from './kitchen-hints'
import { OccasionChips } from './occasion-chips'
import { SuggestionGrid } from './suggestion-grid'
import { SuggestionResults } from './suggestion-results'
import { SuggestionsSampleNote } from './suggestions-sample-note'
import { filterEaters, useEaters } from './use-eaters'
import { useSuggestions } from './use-suggestions'
import { WishBar } from './wish-bar'

/** Suggestions: three dishes for the occasion and the wishes in the URL. */
export function MealSuggestionsPage() {
  const { isAuthenticated } = useSession()
  const { wishes: wished, wish, showOthers, beginAnew } = useWishes()
  const { people, settled } = useEaters()
  const { expiring, bare } = useExpiringFoods()
  const wishes: Wishes = { ...wished, eaters: filterEaters(wished.eaters, people) }
  // Eaters in the URL must be validated before they are requested.
  const found = useSuggestions(wishes, { enabled: settled || wished.eaters.length === 0 })
  const results = useRef<HTMLHeadingElement>(null)

  /** Runs a change that replaces the dishes, and focuses the results, so that they are announced. */
  function changeAndFocus(change: () => void) {
    change()
    results.current?.focus({ preventScroll: true })
  }

  return (
    <div className="@container mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6">
      <PageHeading
        title={formatTitle(wishes)}
        className="wrap-anywhere"
        {...(wishes.rescue !== null && {
          actions: (
            <Button icon={<X />} onClick={() => wish({ rescue: null })}>
              Not only {formatFood(wishes.rescue)}
            </Button>
          ),
        })}
      />
      <OccasionChips wishes={wishes} onChoose={(occasion) => wish({ occasion })} />
      {!isAuthenticated && <SuggestionsSampleNote />}
      {/* The height of the eaters is known only when they load. The content below waits instead of shifting. */}
      {settled ? (
        <>
          <WishBar wishes={wishes} people={people} expiring={expiring} onWish={wish} />
          <SuggestionResults
            heading={results}
            wishes={wishes}
            found={found}
            sample={!isAuthenticated}
            bare={bare}
            onOthers={(shown) => changeAndFocus(() => showOthers(shown))}
            onBeginAnew={() => changeAndFocus(beginAnew)}
            onWishes={(next) => changeAndFocus(() => wish(next))}
          />
          {isAuthenticated && found.answer?.canInvent && <InventDish />}
          {found.answer && <KitchenHints people={people} bare={bare} />}
        </>
      ) : (
        <>
          <Skeleton className="h-11 @2xl:h-19" />
          <SuggestionGrid dishes={undefined} />
        </>
      )}
    </div>
  )
}

function formatTitle({ rescue, occasion }: Wishes): string {
  if (rescue !== null) return `Dishes that use ${formatFood(rescue)}`
  return occasion === null ? 'Suggestions' : `${formatSuggestionOccasion(occasion)} Suggestions`
}
