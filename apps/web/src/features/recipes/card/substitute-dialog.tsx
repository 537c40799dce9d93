import { type RecipeSubstitute, recipes } from '@larder/contract/recipes'
import { useEffect, useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useRead } from '../../../api/use-read'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import type { IngredientToBuy } from '../ingredient-availability'

/** Reads the substitutes of one ingredient that are safe for everybody who eats. */
export function useSubstitutes(recipeId: number, place: number, enabled: boolean) {
  return useRead(recipes.substitutes, { params: { id: recipeId, place }, query: {} }, { enabled })
}

/** Formats a substitution ratio by weight: 1 is 'The same weight.', 0.75 is '75 % of the weight.' */
export function formatRatio(ratio: number): string {
  if (!(ratio > 0)) return ''
  if (Math.abs(ratio - 1) < 0.05) return 'The same weight.'
  if (ratio < 1) return `${Math.max(1, Math.round(ratio * 100))} % of the weight.`
  return `${Number(ratio.toFixed(1))} times the weight.`
}

interface SubstituteDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly recipeId: number
  readonly thing: IngredientToBuy
  readonly onChoose: (substitute: RecipeSubstitute) => void
}

/** Lists substitutes that are safe for everybody who eats, those in stock first. */
export function SubstituteDialog({ open, onOpenChange, recipeId, thing, onChoose }: SubstituteDialogProps) {
  const { data, error, refetch } = useSubstitutes(recipeId, thing.place, open)
  const choices = data?.data
  const list = useRef<HTMLUListElement>(null)
  // While loading only the close button could have the focus, so move it to the first choice.
  useEffect(() => {
    if (choices) list.current?.querySelector('button')?.focus()
  }, [choices])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Instead of ${thing.asked}`}
      description="What suits everybody who eats; what is in stock first."
    >
      {choices?.length === 0 && (
        <p>Nothing that we know of can stand in for {thing.name} here. It has to be bought or left out.</p>
      )}
      {choices && choices.length > 0 && (
        <ul ref={list} className="flex flex-col gap-2">
          {choices.map((choice) => (
            <li key={choice.text}>
              <Card asChild pressable className="w-full text-start">
                <button type="button" onClick={() => onChoose(choice)}>
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
                    {choice.text}
                    {choice.inStock && <Badge tone="herb">In stock</Badge>}
                  </span>
                  <span className="block text-sm text-ink-soft wrap-anywhere">
                    {[formatRatio(choice.ratio), choice.note].filter(Boolean).join(' ')}
                  </span>
                </button>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {!choices && error && (
        <ErrorNote action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          {toErrorMessage(error)}
        </ErrorNote>
      )}
      {!choices && !error && (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
    </Dialog>
  )
}
