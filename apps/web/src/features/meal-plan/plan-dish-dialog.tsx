import { recipes } from '@larder/contract/recipes'
import type { Day } from '@larder/kitchen/day'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { useRead } from '../../api/use-api'
import { RecipePlate } from '../../food/recipe-plate'
import { timeWords } from '../../food/recipe-time'
import { DishVerdicts } from '../../food/verdicts/dish-verdicts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { Skeleton } from '../../ui/skeleton'
import { PlaceFields } from './place-fields'
import type { Place } from './place-words'

interface PlanDishDialogProps {
  readonly recipeId: number
  /** Where it is proposed: the first place that is free. */
  readonly place: Place
  readonly today: Day
  /** Whether it went well. */
  readonly onPlan: (place: Place) => Promise<boolean>
  readonly onClose: () => void
}

/** A dish was brought along: which day, which meal? */
export function PlanDishDialog({ recipeId, place: proposed, today, onPlan, onClose }: PlanDishDialogProps) {
  const { data, error } = useRead(recipes.get, { params: { id: recipeId }, query: {} })
  const recipe = data?.data
  const [place, setPlace] = useState(proposed)
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    if (!(await onPlan(place))) setBusy(false)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose day and meal"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="plan-dish" busy={busy} disabled={!recipe}>
            Plan it
          </Button>
        </>
      }
    >
      <form id="plan-dish" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {!recipe && error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
        {!recipe && !error && <Skeleton className="h-16" />}
        {recipe && <DishVerdicts eaters={recipe.eaters} />}
        {recipe && (
          <div className="flex min-h-16 items-center gap-3">
            <RecipePlate
              foods={recipe.plate}
              category={recipe.category}
              tags={recipe.tags}
              className="size-16 shrink-0 rounded-card"
            />
            <div className="min-w-0">
              <p className="line-clamp-2 font-semibold wrap-anywhere">{recipe.title}</p>
              <p className="text-sm text-ink-soft">{timeWords(recipe.minutes)}</p>
            </div>
          </div>
        )}
        <PlaceFields
          place={place}
          today={today}
          first={place.day < today ? place.day : today}
          onChange={setPlace}
        />
      </form>
    </Dialog>
  )
}
