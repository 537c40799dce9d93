import { RecipeOccasion } from '@larder/contract/recipes'
import { suggestions } from '@larder/contract/suggestions'
import { ArrowRight, Check, Coffee, PartyPopper, Salad, Sandwich, Timer, UtensilsCrossed } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { preload } from '../../../api/use-read'
import { suggestionsPath } from '../../../paths'
import { useNavigate, useSearchParams } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { PageHeading } from '../../../ui/page-heading'
import { suggestionOccasions } from '../occasions'
import { useExpiringFoods } from '../use-expiring'

interface OccasionChoiceProps {
  readonly value: RecipeOccasion | null
  readonly onChoose: (occasion: RecipeOccasion) => void
}

const icons: Record<RecipeOccasion, ReactNode> = {
  breakfast: <Coffee />,
  lunch: <Sandwich />,
  dinner: <UtensilsCrossed />,
  quick: <Timer />,
  party: <PartyPopper />,
  healthy: <Salad />,
}

/** Selects one of six occasions. Arrow keys move between them, and the whole card is clickable. */
function OccasionPicker({ value, onChoose }: OccasionChoiceProps) {
  const id = useId()
  return (
    <fieldset className="@container min-w-0">
      <legend className="pb-3 font-semibold">What is it for?</legend>
      <div className="grid grid-cols-2 gap-2 @xl:gap-3 @4xl:grid-cols-3">
        {suggestionOccasions.map((occasion) => (
          <label
            key={occasion.id}
            className={classNames(
              'relative flex cursor-pointer flex-col gap-2 rounded-card border border-edge bg-raised p-3 @xl:min-h-28 @xl:flex-row @xl:items-center @xl:gap-4 @xl:p-5',
              'transition-colors select-none enabled-hover:bg-shade has-checked:border-herb has-checked:bg-herb-wash has-checked:ring-1 has-checked:ring-herb',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={id}
              value={occasion.id}
              checked={occasion.id === value}
              onChange={() => onChoose(occasion.id)}
              aria-labelledby={`${id}-${occasion.id}`}
              aria-describedby={`${id}-${occasion.id}-hint`}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
            />
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-herb-wash text-herb-ink transition-colors peer-checked:bg-herb peer-checked:text-on-herb @xl:size-12 @xl:[&_svg]:size-6"
            >
              {icons[occasion.id]}
            </span>
            <span className="flex min-w-0 grow flex-col">
              <span id={`${id}-${occasion.id}`} className="font-heading text-xl font-title">
                {occasion.name}
              </span>
              <span id={`${id}-${occasion.id}-hint`} className="text-sm text-ink-soft @xl:text-base">
                {occasion.hint}
              </span>
            </span>
            <Check
              aria-hidden
              className="invisible absolute end-3 top-3 size-6 shrink-0 text-herb-ink peer-checked:visible @xl:static"
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Suggest Recipe: choose the occasion first, then get three dishes for it. */
export function SurpriseMePage() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { stocked } = useExpiringFoods()
  const occasion = RecipeOccasion.options.find((known) => known === params.get('occasion')) ?? null

  function choose(next: RecipeOccasion) {
    setParams({ occasion: next }, { replace: true })
    preloadSuggestions(next)
  }

  const { form } = useActionForm({
    logLabel: 'Showing the dishes failed',
    submit: () => {
      if (occasion) void navigate(suggestionsPath(occasion))
    },
  })

  return (
    <form
      {...form}
      className="mx-auto flex min-h-[calc(100dvh-var(--bar-height)-3.25rem)] w-full max-w-5xl flex-col gap-6 px-4 pt-6 sm:gap-8 sm:px-6 sm:pt-10"
    >
      <PageHeading
        title="Suggest Recipe"
        // As long as the other: on a phone both take two lines, whichever is known first.
        intro={`Tell us the occasion, and get three dishes ${stocked ? 'from what you have' : 'for your table'}.`}
      />
      <OccasionPicker value={occasion} onChoose={choose} />
      {/* At the bottom on a phone, whichever card is in view. */}
      <div className="sticky bottom-(--tab-bar) -mx-4 mt-auto border-t bg-paper px-4 py-3 sm:static sm:m-0 sm:border-0 sm:p-0 sm:pb-10">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          icon={<ArrowRight />}
          disabled={occasion === null}
          className="w-full sm:w-auto"
        >
          Show three dishes
        </Button>
      </div>
    </form>
  )
}

/** Preloads the dishes and their page before the button is pressed. */
function preloadSuggestions(occasion: RecipeOccasion) {
  preload(suggestions.list, { query: { occasion } }).catch(() => {})
  import('../suggest/meal-suggestions-page').catch(() => {})
}
