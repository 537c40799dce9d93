import { ChefHat } from 'lucide-react'
import { Link } from '../../router/link'
import { Button } from '../../ui/controls/button'

export type ContinueCookingProps = {
  titles: readonly string[]
  /** Starts at 1. */
  step: number
  to: string
  onDismiss?: () => void
}

/** Link back to a cooking session, on this device or another. */
export function ContinueCooking({ titles, step, to, onDismiss }: ContinueCookingProps) {
  const dishes = titles.length < 2 ? titles.join() : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-herb bg-herb-wash p-3">
      <p className="flex min-w-0 grow basis-40 items-center gap-3 font-medium wrap-anywhere">
        <ChefHat aria-hidden className="size-6 shrink-0 text-herb-ink" />
        <span>
          Continue cooking: {dishes}, step {step}
        </span>
      </p>
      <div className="flex gap-2">
        {onDismiss && <Button onClick={onDismiss}>Not now</Button>}
        <Button asChild variant="primary">
          <Link to={to}>Continue</Link>
        </Button>
      </div>
    </div>
  )
}
