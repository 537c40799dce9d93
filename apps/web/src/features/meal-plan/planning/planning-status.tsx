import { ErrorNote } from '../../../ui/feedback/error-note'
import { PlanningProgress } from './planning-progress'
import { PlanningResult } from './planning-result'
import type { PlanningState } from './planning-state'

interface PlanningOutcomeProps {
  readonly planning: PlanningState
  readonly onStop: () => void
  readonly onUndo: (id: string) => Promise<void>
  readonly onWishes: () => void
}

/** Shows the progress or the result of planning. */
export function PlanningStatus({ planning, onStop, onUndo, onWishes }: PlanningOutcomeProps) {
  if (planning.kind === 'planning') return <PlanningProgress done={planning.done} onStop={onStop} />
  if (planning.kind === 'failed')
    return <ErrorNote title="The week was not planned">{planning.message}</ErrorNote>
  if (planning.kind === 'none') return null
  const { undo } = planning
  return (
    <PlanningResult
      result={planning}
      onUndo={
        undo === undefined
          ? undefined
          : () => {
              onStop()
              void onUndo(undo)
            }
      }
      onWishes={onWishes}
      onClose={onStop}
    />
  )
}
