import { household } from '@larder/contract/household'
import { check } from '@larder/contract/messages'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { ownTimeZone } from '../../own-time-zone'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { toast } from '../../ui/toast-store'
import { useMove } from './use-move'

/** Begins another household: for a second home, a club, a grandmother’s kitchen. */
export function NewHousehold() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const create = useMove(household.create)

  async function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    const checked = check(household.create.body, { name, timeZone: ownTimeZone() })
    if (!checked.ok) return setWrong(checked.fields.name ?? 'Please use another name.')
    try {
      const { data } = await create.mutateAsync({ body: checked.value })
      setOpen(false)
      toast({ title: `You are now in ${data.name}`, tone: 'success' })
    } catch (error) {
      console.error('Beginning a household failed', error)
    }
  }

  function openOrClose(next: boolean) {
    setOpen(next)
    setWrong(undefined)
    if (next) create.reset()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={openOrClose}
      trigger={
        <Button icon={<Plus />} className="self-start">
          New household
        </Button>
      }
      title="New household"
      description="It starts empty, and you see it at once. You can switch back any time."
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={create.isPending}>
            Create household
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void begin(event)} className="flex flex-col gap-4">
        <Field label="Name" error={wrong} required>
          <TextInput
            name="name"
            placeholder="Weekend house"
            autoComplete="off"
            onInput={() => setWrong(undefined)}
          />
        </Field>
        {create.error && <ErrorNote>{sentenceOf(create.error)}</ErrorNote>}
      </form>
    </Dialog>
  )
}
