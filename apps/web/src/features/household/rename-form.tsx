import { household } from '@larder/contract/household'
import { useEffect, useRef } from 'react'
import { useForm } from '../../api/forms/use-form'
import { refresh } from '../../api/use-api'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'
import { toast } from '../../ui/toasts/toast-store'

interface RenameFormProps {
  readonly name: string
  readonly onClose: () => void
}

export function RenameForm({ name, onClose }: RenameFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const { form, fields, failure, submitting } = useForm(household.update, {
    logLabel: 'Renaming the household failed',
    onDone: ({ data }) => {
      void refresh(household.update)
      toast({ title: `This is now ${data.name}`, tone: 'success' })
      onClose()
    },
  })
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])

  return (
    <form
      {...form}
      aria-label="Rename household"
      className="flex flex-col gap-3"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field label="Name of the household" error={fields.name} required className="min-w-0 grow basis-64">
          <TextInput ref={input} name="name" defaultValue={name} autoComplete="off" />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={submitting}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
    </form>
  )
}
