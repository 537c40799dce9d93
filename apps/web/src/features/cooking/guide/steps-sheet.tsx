import { Check } from 'lucide-react'
import { withNonBreakingUnits } from '../../../food/recipe/non-breaking-units'
import { classNames } from '../../../ui/class-names'
import { Sheet } from '../../../ui/overlays/sheet'
import { formatStepStart } from './serving-time'
import type { Guide } from './use-guide'

interface StepsSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly guide: Guide
}

/** Lists all steps as links. */
export function StepsSheet({ open, onOpenChange, guide }: StepsSheetProps) {
  const { steps, place, recipes, session } = guide
  return (
    <Sheet title="All steps" open={open} onOpenChange={onOpenChange} className="w-112">
      <ol className="flex flex-col gap-1 px-2 pb-6">
        {steps.map((step, at) => {
          const begin = formatStepStart(session.serveAt, step.before)
          const dish = recipes.length > 1 ? recipes[step.dish]?.title : undefined
          const beside = [begin && `Begin at ${begin}`, dish].filter(Boolean).join(', ')
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
                  {beside && <span className="numbers text-sm text-ink-soft">{beside}</span>}
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
