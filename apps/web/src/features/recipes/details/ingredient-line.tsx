import type { RecipeIngredient } from '@larder/contract/recipes'
import { type ReactNode, useId } from 'react'
import { type Measures, splitIngredientLine } from '../../../food/recipe/ingredient-line'
import { Checkbox } from '../../../ui/controls/checkbox'
import { AvailabilityLabel } from '../availability-label'

interface IngredientLineProps {
  readonly ingredient: RecipeIngredient
  readonly measures: Measures
  readonly ticked: boolean
  readonly onTick: () => void
  /** Further actions for the ingredient. */
  readonly children?: ReactNode
}

/** One ingredient with a checkbox and its stock status. */
export function IngredientLine({ ingredient, measures, ticked, onTick, children }: IngredientLineProps) {
  const id = useId()
  const { amount, rest } = splitIngredientLine(ingredient, measures)
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-x-3 print:block">
      <Checkbox
        checked={ticked}
        onChange={onTick}
        aria-describedby={id}
        className="min-w-0 grow basis-48 wrap-anywhere has-checked:text-ink-soft has-checked:line-through print:has-checked:text-ink print:has-checked:no-underline"
        label={
          <>
            {amount && <span className="numbers font-semibold">{amount} </span>}
            {rest}
          </>
        }
      />
      <AvailabilityLabel id={id} ingredient={ingredient} className="ms-auto py-1 text-end" />
      {children && <div className="basis-full">{children}</div>}
    </li>
  )
}
