import type { RecipeSubstitute } from '@larder/contract/recipes'
import { useEffect, useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import type { IngredientToBuy } from '../ingredient-availability'
import { formatRatio } from './format-ratio'
import { useSubstitutes } from './use-substitutes'

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
