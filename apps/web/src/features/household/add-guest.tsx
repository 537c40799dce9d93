import { diet } from '@larder/contract/diet'
import { Plus } from 'lucide-react'
import { useForm } from '../../api/forms/use-form'
import { refresh } from '../../api/use-api'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { toast } from '../../ui/toasts/toast-store'

/** Adds a person who eats here without an account. */
export function AddGuest() {
  const { form, fields, failure, submitting } = useForm(diet.addPerson, {
    logLabel: 'Adding a guest failed',
    onDone: ({ data }, sent) => {
      sent.reset()
      sent.querySelector('input')?.focus()
      void refresh(diet.addPerson)
      toast({ title: `${data.name} eats with you now`, tone: 'success' })
    },
  })
  return (
    <form {...form} aria-label="Add a guest" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label="Add a guest or a child"
          hint="Somebody without an account."
          error={fields.name}
          required
          className="min-w-0 grow basis-60"
        >
          <TextInput name="name" autoComplete="off" placeholder="Name" />
        </Field>
        <Button type="submit" icon={<Plus />} busy={submitting}>
          Add
        </Button>
      </div>
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
    </form>
  )
}
