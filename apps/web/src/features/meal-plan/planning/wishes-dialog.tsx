import { validateBySchema } from '@larder/contract/http/validation'
import { mealPlan, PlanPreferences } from '@larder/contract/meal-plan'
import { type FormEvent, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Dialog } from '../../../ui/overlays/dialog'
import { toast } from '../../../ui/toasts/toast-store'
import { PlanWishFields, parseWishesDraft, toWishesDraft, type WishesDraft } from './plan-wish-fields'

interface WishesDialogProps {
  readonly wishes: PlanPreferences
  readonly onClose: () => void
}

/** Edits how the household's weeks are planned. */
export function WishesDialog({ wishes, onClose }: WishesDialogProps) {
  const [draft, setDraft] = useState<WishesDraft>(() => toWishesDraft(wishes))
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const { change, isPending, error } = useChange(mealPlan.saveWishes)

  function submit(event: FormEvent) {
    event.preventDefault()
    const result = validateBySchema(PlanPreferences, parseWishesDraft(draft))
    setErrors(result.ok ? {} : result.fields)
    if (!result.ok) return
    change(
      { body: result.value },
      {
        onSuccess: () => {
          toast({ title: 'Wishes saved', description: 'The next plan goes by them.', tone: 'success' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Wishes"
      description="For every week that is planned. Diets and restrictions of those who eat always hold."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="plan-wishes" busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id="plan-wishes" noValidate onSubmit={submit} className="flex flex-col gap-6">
        {error && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
        <PlanWishFields draft={draft} errors={errors} onChange={(part) => setDraft({ ...draft, ...part })} />
      </form>
    </Dialog>
  )
}
