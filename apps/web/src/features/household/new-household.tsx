import { household } from '@larder/contract/household'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from '../../api/forms/use-form'
import { getDeviceTimeZone } from '../../time-zones'
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
  const create = useSwitchHousehold(household.create)
  const { form, fields, failure, submitting, clearErrors } = useForm(household.create, {
    logLabel: 'Creating a household failed',
    body: ({ name }) => ({ name, timeZone: getDeviceTimeZone() }),
    send: (body) => create.change({ body }),
    onDone: ({ data }) => {
      setOpen(false)
      toast({ title: `You are now in ${data.name}`, tone: 'success' })
    },
  })

  function onOpenChange(next: boolean) {
    setOpen(next)
    clearErrors()
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
          <Button type="submit" form={id} variant="primary" busy={submitting}>
            Create household
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-4">
        <Field label="Name" error={fields.name ?? (fields.timeZone && 'Please use another name.')} required>
          <TextInput name="name" placeholder="Weekend house" autoComplete="off" />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}
