import type { RecipeDetails } from '@larder/contract/recipes'
import { PackageMinus, PartyPopper, Refrigerator, Snowflake, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { randomId } from '../../../api/random-id'
import { undoBooking } from '../../../api/stock-bookings'
import { useAddPhoto } from '../../../api/use-add-photo'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { PhotoButton } from '../../../ui/controls/photo-button'
import { SegmentedControl } from '../../../ui/controls/segmented-control'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { StepInput } from '../../../ui/fields/step-input'
import { toast } from '../../../ui/toasts/toast-store'
import type { Guide } from '../guide/use-guide'
import type { CookingSessionControl } from '../session/use-cooking-session'
import { TimersSection } from '../timers/timers-section'
import { hasInvalidTake } from './deduction-draft'
import { DeductionSection } from './deduction-section'
import { FinishRating } from './finish-rating'
import { type FinishCookingControl, useFinishCooking } from './use-finish-cooking'

/** Undoes the booking of a finished dish: the stock is restored, and the finish can be booked again. */
function useUndoFinish({ change }: Pick<CookingSessionControl, 'change'>) {
  return (booking: number) => {
    change(({ booked: _, booking: __, ...now }) => ({ ...now, action: randomId() }))
    undoBooking(booking, undefined).response.then(
      () => void toast({ title: 'Undone', duration: 2500 }),
      (failure: unknown) => {
        change((now) => ({ ...now, booked: true, booking }))
        toast({ title: 'Not Undone', description: toErrorMessage(failure), tone: 'destructive' })
      },
    )
  }
}

interface LeftoverPortionsProps {
  readonly recipes: readonly RecipeDetails[]
  readonly finishing: FinishCookingControl
}

const places = [
  { value: 'fridge', label: 'Fridge', icon: <Refrigerator aria-hidden /> },
  { value: 'freezer', label: 'Freezer', icon: <Snowflake aria-hidden /> },
]

/** The leftovers and their place. They go into stock with their date, allergens and nutrition. */
function LeftoverPortions({ recipes, finishing }: LeftoverPortionsProps) {
  return (
    <section aria-labelledby="kept" className="flex flex-col gap-3">
      <h3 id="kept" className="text-xl">
        Portions kept
      </h3>
      {recipes.map(({ id, title, servings }) => {
        const { portions, location } = finishing.keptOf(id)
        const count = Number(portions) || 0
        return (
          <div key={id} className="flex flex-col gap-2">
            {recipes.length > 1 && <p className="font-semibold wrap-anywhere">{title}</p>}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <StepInput
                aria-label={recipes.length > 1 ? `Portions of ${title} kept` : 'Portions kept'}
                className="w-44"
                maxLength={5}
                value={portions}
                canStepDown={count > 0}
                canStepUp={count < Math.max(servings, 1) * 2}
                onStep={(by) =>
                  finishing.setKept(id, { portions: String(Math.max(0, count + by)), location })
                }
                onValueChange={(text) =>
                  finishing.setKept(id, { portions: text.replace(',', '.').replace(/[^\d.]/g, ''), location })
                }
              />
              {count > 0 ? (
                <SegmentedControl
                  legend="Where it is kept"
                  hideLegend
                  segments={places}
                  value={location}
                  onValueChange={(to) =>
                    finishing.setKept(id, { portions, location: to === 'freezer' ? 'freezer' : 'fridge' })
                  }
                  className="w-64 max-w-full"
                />
              ) : (
                <p className="text-ink-soft">All of it was eaten.</p>
              )}
            </div>
          </div>
        )
      })}
    </section>
  )
}

interface FinishBookingProps {
  readonly cooking: CookingSessionControl
  readonly recipes: readonly RecipeDetails[]
}

/** The deduction and the leftovers, with one button that books both. */
function FinishBooking({ cooking, recipes }: FinishBookingProps) {
  const finishing = useFinishCooking(cooking)
  const { draft, busy, failure } = finishing
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <DeductionSection finishing={finishing} />
      <LeftoverPortions recipes={recipes} finishing={finishing} />
      <div className="flex flex-col gap-3">
        {failure && <ErrorNote title="Not saved yet.">{failure}</ErrorNote>}
        <div className="flex flex-wrap gap-3">
          <Button
            size="xl"
            variant="primary"
            icon={<PackageMinus />}
            busy={busy}
            disabled={draft === null || hasInvalidTake(draft)}
            onClick={() => finishing.finish()}
            className="max-sm:w-full"
          >
            Take from stock
          </Button>
          <Button
            size="xl"
            variant="quiet"
            disabled={busy}
            onClick={() => finishing.finish(true)}
            className="max-sm:w-full"
          >
            Leave stock as it is
          </Button>
        </div>
      </div>
    </div>
  )
}

interface FinishViewProps {
  readonly guide: Guide
  readonly onTimer: () => void
}

/** The finish page: rate the dish, deduct the stock, keep leftovers. */
export function FinishView({ guide, onTimer }: FinishViewProps) {
  const { isAuthenticated } = useSession()
  const { recipes, session, cooking, unfinish } = guide
  const { booking } = session
  const unbook = useUndoFinish(cooking)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const outcome = useRef<HTMLDivElement>(null)
  const wasBooked = useRef(session.booked)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the result.
    if (wasBooked.current !== session.booked) outcome.current?.focus()
    wasBooked.current = session.booked
  }, [session.booked])
  const [first] = recipes
  return (
    <div className="flex grow flex-col gap-8 pb-8">
      <header className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-full bg-herb-wash text-herb-ink"
        >
          <PartyPopper className="size-8" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl md:text-4xl">
          Great job! You've completed the recipe.
        </h2>
      </header>
      <section aria-label="How it was" className="flex flex-col gap-4">
        {recipes.map((recipe) => (
          <FinishRating key={recipe.id} recipe={recipe} named={recipes.length > 1} />
        ))}
      </section>
      {isAuthenticated && (
        <section aria-labelledby="looked" className="flex flex-col gap-3">
          <h3 id="looked" className="text-xl">
            This is how mine looked
          </h3>
          {recipes.map((recipe) => (
            <FinishPhoto key={recipe.id} recipe={recipe} named={recipes.length > 1} />
          ))}
        </section>
      )}
      {guide.timers.length > 0 && <TimersSection guide={guide} onOwn={onTimer} />}
      <div ref={outcome} tabIndex={-1} className="empty:hidden">
        {isAuthenticated && !session.booked && <FinishBooking cooking={cooking} recipes={recipes} />}
        {session.booked && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-lg">Your stock is up to date. Enjoy your meal!</p>
            {booking !== undefined && (
              <Button icon={<Undo2 />} onClick={() => unbook(booking)}>
                Undo
              </Button>
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {session.booked && (
          <Button asChild variant="primary">
            <Link to={paths.inventory}>See your inventory</Link>
          </Button>
        )}
        {first && (
          <Button asChild>
            <Link to={recipePath(first.id)}>Back to the recipe</Link>
          </Button>
        )}
        <Button asChild>
          <Link to={paths.meals}>All meals</Link>
        </Button>
        {!session.booked && (
          <Button variant="quiet" onClick={unfinish}>
            Back to the last step
          </Button>
        )}
        <Button variant="quiet" onClick={cooking.abandon}>
          Cook it again
        </Button>
      </div>
    </div>
  )
}

/** Opens the photo code only when a photo is there. */
const prepare = async (file: Blob) => (await import('../../../vision/prepare-photo')).preparePhoto(file)

interface FinishPhotoProps {
  readonly recipe: RecipeDetails
  /** Show the title, when there are several dishes. */
  readonly named: boolean
}

/** 'This is how mine looked': a photo of the dish, for the household, or for the cook's own recipe. */
function FinishPhoto({ recipe, named }: FinishPhotoProps) {
  const { id, title, photos = [] } = recipe
  const { add, busy, failure } = useAddPhoto(id, prepare)
  return (
    <div className="flex flex-col gap-2">
      {named && <p className="font-semibold wrap-anywhere">{title}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <PhotoButton
          label={`Photo of ${title}`}
          busy={busy}
          onFile={(file) => void add(file, () => toast({ title: 'Photo Added', tone: 'success' }))}
        >
          Add a photo
        </PhotoButton>
        {photos.length > 0 && (
          <ul aria-label={`Photos of ${title}`} className="flex flex-wrap gap-2">
            {photos.map((photo) => (
              <li key={photo.id}>
                <RecipePhoto
                  recipeId={id}
                  picture={photo}
                  plate={[]}
                  title={title}
                  size="thumb"
                  className="size-16 rounded-inner border"
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {failure && <ErrorNote title="Not added.">{failure}</ErrorNote>}
    </div>
  )
}
