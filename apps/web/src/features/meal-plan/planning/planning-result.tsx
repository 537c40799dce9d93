import { CircleCheck, CircleHelp, SlidersHorizontal, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Badge } from '../../../ui/display/badge'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Progress } from '../../../ui/feedback/progress'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import type { PlanningDone, PlanningState } from './use-planning'

interface PlanningResultProps {
  readonly result: PlanningDone
  readonly onUndo: (() => void) | undefined
  readonly onWishes: () => void
  readonly onClose: () => void
}

/** The result of planning: the number of filled slots, the conflicts with their reasons, and an undo button. */
function PlanningResult({ result, onUndo, onWishes, onClose }: PlanningResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The result is above the week and may be out of view of the button that started it, so it takes the focus.
  useEffect(() => heading.current?.focus(), [])
  const { filled, conflicts, warnings, gap } = result
  const undo = onUndo && (
    <Button icon={<Undo2 />} onClick={onUndo}>
      Undo
    </Button>
  )
  const Mark = conflicts.length > 0 ? CircleHelp : CircleCheck
  return (
    <section
      aria-labelledby="planning-result"
      className="flex flex-col gap-3 rounded-card border border-herb bg-raised p-4 print:hidden"
    >
      <div className="flex items-start gap-3">
        <Mark
          aria-hidden
          className={classNames(
            'mt-2.5 size-6 shrink-0 text-herb-ink',
            conflicts.length === 0 && 'max-sm:hidden',
          )}
        />
        <div className="min-w-0 grow py-2">
          <h2 ref={heading} id="planning-result" tabIndex={-1} className="text-lg">
            {formatResult(filled, conflicts.length)}
          </h2>
          {gap === 0 && filled > 0 && conflicts.length === 0 && (
            <p className="text-ink-soft">No week fits your wishes better.</p>
          )}
        </div>
        {conflicts.length === 0 && undo}
        <IconButton label="Close" icon={<X aria-hidden />} className="-me-2" onClick={onClose} />
      </div>
      {conflicts.length > 0 && (
        <ul className="flex flex-col gap-3">
          {conflicts.map(({ say, rules }) => (
            <li key={say} className="flex flex-col gap-1.5 border-s-2 border-saffron ps-3">
              <p className="wrap-anywhere">{say}</p>
              {rules.length > 1 && (
                <p className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">
                  These can’t all be met together:
                  {rules.map((rule) => (
                    <Badge key={rule} tone="saffron" className="whitespace-normal">
                      {rule}
                    </Badge>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">
          {warnings.map((warning) => (
            <li key={warning} className="wrap-anywhere">
              {warning}
            </li>
          ))}
        </ul>
      )}
      {conflicts.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {undo}
          <Button icon={<SlidersHorizontal />} onClick={onWishes}>
            Change the wishes
          </Button>
        </div>
      )}
    </section>
  )
}

function formatResult(filled: number, conflicts: number): string {
  if (filled === 0) return conflicts > 0 ? 'Nothing fits here yet' : 'There was nothing to plan'
  return conflicts > 0
    ? `${formatNounCount(filled, 'meal')} planned, some slots stayed empty`
    : `${formatNounCount(filled, 'meal')} planned`
}

interface PlanningProgressProps {
  /** A fraction from 0 to 1. */
  readonly done: number
  readonly onStop: () => void
}

/** Progress of the planning, with a cancel button. */
function PlanningProgress({ done, onStop }: PlanningProgressProps) {
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
