import { household } from '@larder/contract/household'
import { validateBySchema } from '@larder/contract/http/validation'
import { Plus } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
import { getDeviceTimeZone } from '../../device-time-zone'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/toasts/toast-store'
import { useSwitchHousehold } from './use-switch-household'

/** Creates another household: for a second home, a club, a grandmother’s kitchen. */
export function NewHousehold() {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [nameError, setNameError] = useState<string>()
  const create = useSwitchHousehold(household.create)

  async function createHousehold(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    const checked = validateBySchema(household.create.body, { name, timeZone: getDeviceTimeZone() })
    if (!checked.ok) return setNameError(checked.fields.name ?? 'Please use another name.')
    try {
      const { data } = await create.change({ body: checked.value })
      setOpen(false)
      toast({ title: `You are now in ${data.name}`, tone: 'success' })
    } catch (error) {
      console.error('Creating a household failed', error)
    }
  }

  function onOpenChange(next: boolean) {
    setOpen(next)
    setNameError(undefined)
    if (next) create.reset()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
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
      <form
        id={id}
        noValidate
        onSubmit={(event) => void createHousehold(event)}
        className="flex flex-col gap-4"
      >
        <Field label="Name" error={nameError} required>
          <TextInput
            name="name"
            placeholder="Weekend house"
            autoComplete="off"
            onInput={() => setNameError(undefined)}
          />
        </Field>
        {create.error && <ErrorNote>{toErrorMessage(create.error)}</ErrorNote>}
      </form>
    </Dialog>
  )
}
