import { Check, ShoppingBasket } from 'lucide-react'
import { VisuallyHidden } from '../../../ui/visually-hidden'

interface MealsMissingProps {
  readonly missing: readonly string[]
}

const maxNamed = 2

/** What must be bought first: 'All there', or 'Missing: lemon, tahini +2'. */
export function MealsMissing({ missing }: MealsMissingProps) {
  const [first, rest] = [missing.slice(0, maxNamed), missing.slice(maxNamed)]
  return (
    <div className="border-t pt-3 text-sm">
      {missing.length === 0 ? (
        <p className="flex items-center gap-1.5 font-medium text-herb-ink">
          <Check aria-hidden className="size-4 shrink-0" />
          All there
        </p>
      ) : (
        <p className="flex items-center gap-1.5">
          <ShoppingBasket aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <span className="truncate">Missing: {first.join(', ')}</span>
          {rest.length > 0 && (
            <>
              <span aria-hidden className="numbers shrink-0 text-ink-soft">
                +{rest.length}
              </span>
              <VisuallyHidden>, {rest.join(', ')}</VisuallyHidden>
            </>
          )}
        </p>
      )}
    </div>
  )
}
