import { apiKeys, KeyScope } from '@larder/contract/api-keys'
import type { DataOf } from '@larder/contract/http/endpoint'
import { useEffect, useRef } from 'react'
import { useForm } from '../../api/forms/use-form'
import { Button } from '../../ui/controls/button'
import { Card } from '../../ui/display/card'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/fields/select'
import { TextInput } from '../../ui/fields/text-input'
import { ScopeChoices } from './scope-choices'

interface NewKeyFormProps {
  readonly onMade: (made: DataOf<typeof apiKeys.create>) => void
  readonly onCancel: () => void
}

const neverExpires = 'never'
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: neverExpires, label: 'Until I revoke it' },
]

type Values = Readonly<Record<string, string | undefined>>
const selectedScopes = (values: Values) => KeyScope.options.filter((scope) => values[scope] !== undefined)

export function NewKeyForm({ onMade, onCancel }: NewKeyFormProps) {
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])
  const { form, fields, failure, submitting } = useForm(apiKeys.create, {
    logLabel: 'Making a key failed',
    body: (values) => ({
      name: values.name,
      scopes: selectedScopes(values),
      ...(values.days !== neverExpires && { days: Number(values.days) }),
    }),
    validate: (values): Record<string, string> =>
      selectedScopes(values).length > 0 ? {} : { scopes: 'Tick at least one thing that it may do.' },
    onDone: ({ data }) => onMade(data),
  })
  return (
    <Card asChild className="sm:p-6">
      <section aria-labelledby="new-key">
        <form {...form} aria-labelledby="new-key" className="flex flex-col gap-6">
          <h2 id="new-key" className="text-2xl">
            New key
          </h2>
          <Field label="Name" hint="What will use it: ‘Kitchen display’" error={fields.name} required>
            <TextInput ref={name} name="name" maxLength={60} autoComplete="off" className="max-w-md" />
          </Field>
          <ScopeChoices error={fields.scopes} />
          <Field label="Good for" error={fields.days} className="max-w-md">
            <Select name="days" defaultValue="90" options={lifetimes} />
          </Field>
          {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" busy={submitting}>
              Make Key
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </form>
      </section>
    </Card>
  )
}
