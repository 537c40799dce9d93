import { recipes } from '@larder/contract/recipes'
import type { Day } from '@larder/kitchen/date/day'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useActionForm } from '../../../api/forms/use-action-form'
import { useRead } from '../../../api/use-read'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { DishVerdicts } from '../../../food/verdicts/dish-verdicts'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/overlays/dialog'
import { SlotFields } from '../meal-dialogs/slot-fields'
import type { PlanSlot } from '../plan-slot'

interface PlanDishDialogProps {
  readonly recipeId: number
  /** The proposed slot: the first free one. */
  readonly place: PlanSlot
  readonly today: Day
  /** Returns whether it succeeded. */
  readonly onPlan: (place: PlanSlot) => Promise<boolean>
  readonly onClose: () => void
}

/** Plans a recipe from another page: the cook chooses the day and the meal. */
export function PlanDishDialog({ recipeId, place: proposed, today, onPlan, onClose }: PlanDishDialogProps) {
  const { data, error } = useRead(recipes.get, { params: { id: recipeId }, query: {} })
  const recipe = data?.data
  const [place, setPlace] = useState(proposed)
  const { form, submitting } = useActionForm({
    logLabel: 'Planning the dish failed',
    closesOnSuccess: true,
    submit: () => onPlan(place),
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Choose a day and a meal"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="plan-dish" busy={submitting} disabled={!recipe}>
            Plan it
          </Button>
        </>
      }
    >
      <form {...form} id="plan-dish" className="flex flex-col gap-4">
        {!recipe && error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
        {!recipe && !error && <Skeleton className="h-16" />}
        {recipe && <DishVerdicts eaters={recipe.eaters} />}
        {recipe && (
          <div className="flex min-h-16 items-center gap-3">
            <RecipePhoto
              recipeId={recipe.id}
              picture={recipe.picture}
              drawn={recipe.drawn}
              plate={recipe.plate}
              title={recipe.title}
              size="thumb"
              category={recipe.category}
              tags={recipe.tags}
              className="size-16 shrink-0 rounded-card"
            />
            <div className="min-w-0">
              <p className="line-clamp-2 font-semibold wrap-anywhere">{recipe.title}</p>
              <p className="text-sm text-ink-soft">{formatRecipeTime(recipe.minutes)}</p>
            </div>
          </div>
        )}
        <SlotFields
          place={place}
          today={today}
          first={place.day < today ? place.day : today}
          onChange={setPlace}
        />
      </form>
    </Dialog>
  )
}
