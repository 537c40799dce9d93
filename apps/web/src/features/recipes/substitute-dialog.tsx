import type { RecipeSubstitute } from '@larder/contract/recipes'
import { useEffect, useRef } from 'react'
import { sentenceOf } from '../../api/api-error'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { Skeleton } from '../../ui/skeleton'
import { ratioWords } from './ratio-words'
import type { ToBuy } from './standing'
import { useSubstitutes } from './use-substitutes'

interface SubstituteDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly recipeId: number
  readonly thing: ToBuy
  readonly onChoose: (substitute: RecipeSubstitute) => void
}

/** What can stand in, safe for everybody who eats; what is in stock comes first. */
export function SubstituteDialog({ open, onOpenChange, recipeId, thing, onChoose }: SubstituteDialogProps) {
  const { data, error, refetch } = useSubstitutes(recipeId, thing.place, open)
  const choices = data?.data
  const list = useRef<HTMLUListElement>(null)
  // While they were on their way there was nothing but the way out to stand on.
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
                    {[ratioWords(choice.ratio), choice.note].filter(Boolean).join(' ')}
                  </span>
                </button>
              </Card>
            </li>
          ))}
        </ul>
      )}
      {!choices && error && (
        <ErrorNote action={<Button onClick={() => void refetch()}>Try Again</Button>}>
          {sentenceOf(error)}
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
