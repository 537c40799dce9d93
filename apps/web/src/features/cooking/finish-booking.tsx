import type { RecipeDetails } from '@larder/contract/recipes'
import { PackageMinus } from 'lucide-react'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { hasProblem } from './deduction-draft'
import { DeductionSection } from './deduction-section'
import { PortionsKept } from './portions-kept'
import type { CookingHere } from './use-cooking'
import { useFinishing } from './use-finishing'

interface FinishBookingProps {
  readonly cooking: CookingHere
  readonly recipes: readonly RecipeDetails[]
}

/** What is taken and what is kept, and the one press that books both. */
export function FinishBooking({ cooking, recipes }: FinishBookingProps) {
  const finishing = useFinishing(cooking)
  const { draft, busy, failure } = finishing
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <DeductionSection finishing={finishing} />
      <PortionsKept recipes={recipes} finishing={finishing} />
      <div className="flex flex-col gap-3">
        {failure && <ErrorNote title="Not booked yet.">{failure}</ErrorNote>}
        <div className="flex flex-wrap gap-3">
          <Button
            size="xl"
            variant="primary"
            icon={<PackageMinus />}
            busy={busy}
            disabled={draft === null || hasProblem(draft)}
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
