import { PartyPopper, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths, recipePath } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import type { Guide } from '../guide/use-guide'
import { TimersSection } from '../timers/timers-section'
import { FinishBooking } from './finish-booking'
import { FinishRating } from './finish-rating'
import { useUndoFinish } from './use-undo-finish'

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
