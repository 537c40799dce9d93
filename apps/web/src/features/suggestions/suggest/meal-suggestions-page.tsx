import type { HouseholdPerson } from '@larder/contract/diet'
import { RecipeOccasion } from '@larder/contract/recipes'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { Chips } from '../../../ui/controls/chips'
import { Badge } from '../../../ui/display/badge'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { PageHeading } from '../../../ui/page-heading'
import { useVisitorStart } from '../../../use-visitor-start'
import { InventDish } from '../invent/invent-dish'
import { formatSuggestionOccasion, suggestionOccasions } from '../occasions'
import { useExpiringFoods } from '../use-expiring'
import { formatFood, useWishes, type Wishes } from '../wishes'
import { SuggestionGrid } from './suggestion-grid'
import { SuggestionResults } from './suggestion-results'
import { WishBar } from './suggestion-wish-fields'
import { filterEaters, useEaters } from './use-eaters'
import { useSuggestions } from './use-suggestions'

/** Tells a visitor that the suggestions are based on sample stock. */
function SuggestionsSampleNote() {
  const { pathname, search } = useLocation()
  const start = useVisitorStart('Sign Up', pathname + search)
  return (
    <div className="flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sky-wash px-4 py-3">
      <p className="min-w-0 grow basis-72">
        <Badge tone="sky" className="me-2 bg-raised!">
          Sample
        </Badge>
        These come from a sample kitchen. {start.canRegister ? 'Sign up' : 'Log in'}, and they come from
        yours.
      </p>
      <Button asChild>
        <Link to={start.to}>{start.label}</Link>
      </Button>
    </div>
  )
}

interface OccasionChipsProps {
  readonly wishes: Wishes
  readonly onChoose: (occasion: RecipeOccasion | null) => void
}

const anyOccasion = 'whichever'
const chips = suggestionOccasions.map(({ id, name }) => ({ value: id as string, label: name }))

/** Selects the occasion: lunch by default, or any when something is to be used up. */
function OccasionChips({ wishes, onChoose }: OccasionChipsProps) {
  const { occasion, rescue } = wishes
  const usual = rescue === null ? 'lunch' : anyOccasion
  return (
    <Chips
      label="Occasion"
      chips={rescue === null ? chips : [{ value: anyOccasion, label: 'Any occasion' }, ...chips]}
      value={occasion ?? usual}
      onValueChange={(value) => onChoose(RecipeOccasion.options.find((known) => known === value) ?? null)}
    />
  )
}

interface KitchenHintsProps {
  readonly people: readonly HouseholdPerson[]
  /** The stock is empty. */
  readonly bare: boolean
}

/** Hints that would improve the suggestions. */
function KitchenHints({ people, bare }: KitchenHintsProps) {
  const hasNoDiets =
    people.length > 0 && people.every((one) => one.diets.length + one.restrictions.length === 0)
  if (!hasNoDiets && !bare) return null
  return (
    <div className="flex flex-col gap-2 border-t pt-4 text-ink-soft">
      {bare && (
        <p>
          Your kitchen is empty, so these are for any kitchen.{' '}
          <Link to={paths.inventory} className="link">
            Add what you have
          </Link>{' '}
          and they use it.
        </p>
      )}
      {hasNoDiets && (
        <p>
          Does somebody follow a diet or avoid something?{' '}
          <Link to={paths.dietaryPreferences} className="link">
            Set your dietary preferences
          </Link>{' '}
          once, and every dish keeps to them.
        </p>
      )}
    </div>
  )
}

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
