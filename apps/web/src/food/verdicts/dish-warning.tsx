import type { MatchedRecipe } from '@larder/contract/recipes'
import { CircleQuestionMark, TriangleAlert } from 'lucide-react'

export type DishWarningProps = {
  dish: Pick<MatchedRecipe, 'warning'>
  /** The lines that could not be judged. */
  notKnown?: readonly string[]
}

/** Shows what speaks against a dish or could not be judged, before everything else. */
export function DishWarning({ dish, notKnown = [] }: DishWarningProps) {
  // 'Not known for nuts: Mia' is repeated below, with the line that caused it.
  const isUnknown = /^Not (?:known|all)/.test(dish.warning ?? '')
  const isShownBelow = isUnknown && notKnown.length > 0
  const warning = isShownBelow ? undefined : dish.warning
  if (warning === undefined && notKnown.length === 0) return null
  return (
    <ul className="flex flex-col gap-1 text-sm font-medium [&_li]:flex [&_li]:items-start [&_li]:gap-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {warning !== undefined && (
        <li className={isUnknown ? 'text-saffron-ink' : 'text-tomato-ink'}>
          {isUnknown ? <CircleQuestionMark aria-hidden /> : <TriangleAlert aria-hidden />}
          <span className="min-w-0 wrap-anywhere">{warning}</span>
        </li>
      )}
      {notKnown.map((line) => (
        <li key={line} className="text-saffron-ink">
          <CircleQuestionMark aria-hidden />
          <span className="min-w-0 wrap-anywhere">{line}</span>
        </li>
      ))}
    </ul>
  )
}
