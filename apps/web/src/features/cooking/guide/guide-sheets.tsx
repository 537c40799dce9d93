import { recipes as recipesApi } from '@larder/contract/recipes'
import { Check } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { preload } from '../../../api/use-read'
import { withNonBreakingUnits } from '../../../food/recipe/non-breaking-units'
import { useNavigate } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Kbd } from '../../../ui/display/kbd'
import { Dialog } from '../../../ui/overlays/dialog'
import { Sheet } from '../../../ui/overlays/sheet'
import { toast } from '../../../ui/toasts/toast-store'
import { NewTimerDialog } from '../timers/new-timer-dialog'
import type { GuideSheet } from '../voice/execute-voice-command'
import { DishesSheet } from './dishes-sheet'
import { buildGuideSteps } from './guide-steps'
import { type RequestedDish, toGuideUrl } from './guide-url'
import { IngredientsSheet } from './ingredients-sheet'
import { formatStepStart } from './serving-time'
import type { Guide } from './use-guide'

interface StepsSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly guide: Guide
}

/** Lists all steps as links. */
function StepsSheet({ open, onOpenChange, guide }: StepsSheetProps) {
  const { steps, place, recipes, session } = guide
  return (
    <Sheet title="All steps" open={open} onOpenChange={onOpenChange} className="w-112">
      <ol className="flex flex-col gap-1 px-2 pb-6">
        {steps.map((step, at) => {
          const begin = formatStepStart(session.serveAt, step.before)
          const dish = recipes.length > 1 ? recipes[step.dish]?.title : undefined
          const details = [begin && `Begin at ${begin}`, dish].filter(Boolean).join(', ')
          return (
            <li key={`${step.dish}/${step.step}`}>
              <button
                type="button"
                aria-current={at === place ? 'step' : undefined}
                onClick={() => {
                  guide.goTo(at)
                  onOpenChange(false)
                }}
                className={classNames(
                  'flex min-h-16 w-full items-start gap-3 rounded-card p-3 text-start enabled-hover:bg-shade',
                  at === place && 'bg-herb-wash',
                )}
              >
                <span
                  className={classNames(
                    'numbers grid size-8 shrink-0 place-items-center rounded-full border border-edge font-semibold',
                    at < place && 'border-herb bg-herb text-on-herb',
                  )}
                >
                  {at < place ? <Check aria-hidden className="size-4" strokeWidth={3} /> : at + 1}
                  {at < place && <span className="sr-only">{at + 1}, done</span>}
                </span>
                <span className="flex min-w-0 flex-col gap-0.5 pt-1">
                  {details && <span className="numbers text-sm text-ink-soft">{details}</span>}
                  <span className="line-clamp-3 wrap-anywhere">{withNonBreakingUnits(step.text)}</span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}

interface GuideHelpProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly canListen: boolean
  readonly canSpeak: boolean
}

const keys: readonly (readonly [readonly string[], string])[] = [
  [['→', 'N', 'Space'], 'Next step'],
  [['←', 'P'], 'Previous step'],
  [['R'], 'Read the step aloud, or stop reading'],
  [['I'], 'All ingredients'],
  [['A'], 'All steps'],
  [['T'], 'Start the step’s timer, or set one'],
  [['S'], 'Stop the alarm'],
  [['V'], 'Listen, or stop listening'],
  [['H'], 'This help'],
]

const voicePhrases: readonly (readonly [string, string])[] = [
  ['“Next”, “back”, “step three”', 'moves between steps'],
  ['“Repeat”', 'reads the step again'],
  ['“Ingredients”', 'shows them all and reads the ones for this step'],
  ['“Timer five minutes”, “pasta timer nine minutes”', 'sets one'],
  ['“Timer”', 'sets the step’s own timer'],
  ['“Stop the timer”, “how long is left”', 'ends it, or tells you the time left'],
  ['“How much butter”', 'tells you the amount'],
  ['“Stop listening”', 'turns the microphone off'],
]

/** Lists the keyboard shortcuts and voice commands. */
function GuideHelp({ open, onOpenChange, canListen, canSpeak }: GuideHelpProps) {
  return (
    <Dialog title="Cooking with keys and voice" open={open} onOpenChange={onOpenChange}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: longer than the screen, so keys have to be able to scroll it */}
      <div tabIndex={0} className="flex flex-col gap-6 rounded-card">
        <section aria-labelledby="guide-keys" className="pointer-coarse:order-last">
          <h3 id="guide-keys" className="pb-1 text-lg">
            Keys
          </h3>
          <dl className="grid grid-cols-[1fr_auto]">
            {keys.map(([pressed, does]) => (
              <Fragment key={does}>
                <dt className="flex min-h-11 items-center border-t py-1">{does}</dt>
                <dd className="flex items-center justify-end gap-1 border-t ps-4">
                  {pressed.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </Fragment>
            ))}
          </dl>
        </section>
        <section aria-labelledby="guide-voice">
          <h3 id="guide-voice" className="pb-1 text-lg">
            Voice
          </h3>
          {canListen ? (
            <dl>
              {voicePhrases.map(([phrase, effect]) => (
                <div key={phrase} className="border-t py-2">
                  <dt className="font-medium">{phrase}</dt>
                  <dd className="text-ink-soft">{effect}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>This browser cannot listen. Everything that can be said has a button and a key here.</p>
          )}
          {!canSpeak && <p className="pt-2">It cannot read aloud either.</p>}
        </section>
      </div>
    </Dialog>
  )
}

interface GuideSheetsProps {
  readonly guide: Guide
  readonly cookingId: string | undefined
  readonly sheet: GuideSheet | null
  readonly onSheet: (sheet: GuideSheet | null) => void
  readonly canListen: boolean
  readonly canSpeak: boolean
}

/** The sheets that open over the guide. */
export function GuideSheets({ guide, cookingId, sheet, onSheet, canListen, canSpeak }: GuideSheetsProps) {
  const { serve, add, remove } = useDishChanges(guide, cookingId)
  const sheetProps = (name: GuideSheet) => ({
    open: sheet === name,
    onOpenChange: (open: boolean) => onSheet(open ? name : null),
  })
  return (
    <>
      <IngredientsSheet
        {...sheetProps('ingredients')}
        recipes={guide.recipes}
        measures={guide.measures}
        cookingId={guide.session.id}
      />
      <StepsSheet {...sheetProps('steps')} guide={guide} />
      <DishesSheet
        {...sheetProps('dishes')}
        guide={guide}
        onServings={serve}
        onAdd={(id) => void add(id)}
        onRemove={remove}
      />
      <NewTimerDialog {...sheetProps('timer')} onStart={guide.startTimer} />
      <GuideHelp {...sheetProps('help')} canListen={canListen} canSpeak={canSpeak} />
    </>
  )
}

/** Changes the dishes that are cooked together: in the URL and in the current session. */
function useDishChanges(guide: Guide, cookingId: string | undefined) {
  const navigate = useNavigate()
  const { session, recipes, steps, place, cooking } = guide

  function navigateTo(dishes: readonly RequestedDish[]) {
    void navigate(toGuideUrl(dishes, cookingId), { replace: true })
  }

  function changeDishes(dishes: readonly (RequestedDish & { readonly recipeId: number })[]) {
    // The completed steps of each dish. The new combined order is known only when the new recipes are loaded.
    const done = recipes.map(({ id }, dish) => ({
      recipeId: id,
      steps: steps.slice(0, place).filter((step) => step.dish === dish).length,
    }))
    cooking.change((current) => ({
      ...current,
      dishes: dishes.map(({ recipeId, servings = 1 }) => {
        const existing = session.dishes.find((dish) => dish.recipeId === recipeId)
        return existing ?? { recipeId, version: 1, servings }
      }),
      reordered: { to: dishes.map(({ recipeId }) => recipeId), done },
    }))
    navigateTo(dishes)
  }

  const { reordered } = session
  const arrived = reordered?.to.join() === recipes.map(({ id }) => id).join()
  const settle = useEffectEvent(() => {
    if (!reordered) return
    const order = buildGuideSteps(recipes, guide.measures)
    const countDone = (dish: number) =>
      reordered.done.find(({ recipeId }) => recipeId === recipes[dish]?.id)?.steps ?? 0
    // The earliest step that is not done yet.
    const next = order.findIndex(({ dish, step }) => step >= countDone(dish))
    cooking.change(({ reordered: _, ...held }) => ({
      ...held,
      // Counted as a move even if the index is the same: the dishes of the last move win.
      state: { ...held.state, step: Math.max(0, next), moves: held.state.moves + 1 },
    }))
  })
  useEffect(() => {
    if (arrived) settle()
  }, [arrived])

  return {
    serve: (recipeId: number, servings: number) =>
      navigateTo(
        session.dishes.map((dish) => ({
          ...dish,
          servings: dish.recipeId === recipeId ? servings : dish.servings,
        })),
      ),
    /** Navigates only after the recipe is loaded, so that the step does not disappear in between. */
    async add(id: number) {
      // Use the servings of the first dish.
      const servings = session.dishes[0]?.servings ?? 1
      const input = { params: { id }, query: { servings } }
      try {
        await preload(recipesApi.get, input)
        changeDishes([...session.dishes, { recipeId: id, servings }])
      } catch (error) {
        console.error('Adding a dish failed', error)
        toast({ title: 'Not Added', description: toErrorMessage(error), tone: 'destructive' })
      }
    },
    remove: (recipeId: number) => changeDishes(session.dishes.filter((dish) => dish.recipeId !== recipeId)),
  }
}
