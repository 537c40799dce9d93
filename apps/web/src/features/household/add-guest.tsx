import { diet } from '@larder/contract/diet'
import { Plus } from 'lucide-react'
import { refresh } from '../../api/use-api'
import { useForm } from '../../api/use-form'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { TextInput } from '../../ui/text-input'
import { toast } from '../../ui/toast-store'

/** Adds somebody who eats here without an account of their own. */
export function AddGuest() {
  const { form, fields, failure, submitting } = useForm(diet.addPerson, {
    logAs: 'Adding a guest failed',
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
