import { mealPlan, PlanWishes } from '@larder/contract/meal-plan'
import { check } from '@larder/contract/messages'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { useWrite } from '../../api/use-api'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { toast } from '../../ui/toast-store'
import { type WishDraft, wishDraft, wishesIn } from './wish-draft'
import { WishFields } from './wish-fields'

interface WishesDialogProps {
  readonly wishes: PlanWishes
  readonly onClose: () => void
}

/** How the household wants its weeks planned. */
export function WishesDialog({ wishes, onClose }: WishesDialogProps) {
  const [draft, setDraft] = useState<WishDraft>(() => wishDraft(wishes))
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({})
  const { mutate, isPending, error } = useWrite(mealPlan.saveWishes)

  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = check(PlanWishes, wishesIn(draft))
    setWrong(checked.ok ? {} : checked.fields)
    if (!checked.ok) return
    mutate(
      { body: checked.value },
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
        {error && <ErrorNote>{sentenceOf(error)}</ErrorNote>}
        <WishFields draft={draft} wrong={wrong} onChange={(part) => setDraft({ ...draft, ...part })} />
      </form>
    </Dialog>
  )
}
