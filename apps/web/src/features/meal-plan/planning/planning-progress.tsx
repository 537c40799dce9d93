import { Button } from '../../../ui/controls/button'
import { Progress } from '../../../ui/feedback/progress'

interface PlanningProgressProps {
  /** A fraction from 0 to 1. */
  readonly done: number
  readonly onStop: () => void
}

/** Progress of the planning, with a cancel button. */
export function PlanningProgress({ done, onStop }: PlanningProgressProps) {
  return (
    <div className="rounded-card border bg-raised p-4 print:hidden">
      <Progress
        label="Planning the week…"
        value={Math.round(done * 100)}
        action={<Button onClick={onStop}>Cancel</Button>}
      />
    </div>
  )
}
