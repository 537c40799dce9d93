import type { RecipeDetails } from '@larder/contract/recipes'
import { PackageMinus } from 'lucide-react'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import type { CookingSessionControl } from '../session/use-cooking-session'
import { hasInvalidTake } from './deduction-draft'
import { DeductionSection } from './deduction-section'
import { LeftoverPortions } from './leftover-portions'
import { useFinishCooking } from './use-finish-cooking'

interface FinishBookingProps {
  readonly cooking: CookingSessionControl
  readonly recipes: readonly RecipeDetails[]
}

/** The deduction and the leftovers, with one button that books both. */
export function FinishBooking({ cooking, recipes }: FinishBookingProps) {
  const finishing = useFinishCooking(cooking)
  const { draft, busy, failure } = finishing
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <DeductionSection finishing={finishing} />
      <LeftoverPortions recipes={recipes} finishing={finishing} />
      <div className="flex flex-col gap-3">
        {failure && <ErrorNote title="Not booked yet.">{failure}</ErrorNote>}
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
            Take nothing
          </Button>
        </div>
      </div>
    </div>
  )
}
