import { apiKeys, KeyScope, scopeDescriptions } from '@larder/contract/api-keys'
import type { DataOf } from '@larder/contract/http/endpoint'
import { useEffect, useRef, useState } from 'react'
import { useForm } from '../../api/forms/use-form'
import { Button } from '../../ui/controls/button'
import { Checkbox } from '../../ui/controls/checkbox'
import { Card } from '../../ui/display/card'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { Select } from '../../ui/fields/select'
import { TextInput } from '../../ui/fields/text-input'

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

interface ScopeGroup {
  readonly name: string
  readonly read: KeyScope
  readonly write: KeyScope
}

const scopeGroups: readonly ScopeGroup[] = [
  { name: 'Kitchen', read: 'kitchen:read', write: 'kitchen:write' },
  { name: 'Recipes', read: 'recipes:read', write: 'recipes:write' },
  { name: 'Account', read: 'account:read', write: 'account:write' },
]

/** The scopes of a key by area. Write access includes read access. */
function ScopeChoices({ error }: { readonly error: string | undefined }) {
  const [ticked, setTicked] = useState<ReadonlySet<KeyScope>>(new Set())
  const shownError = ticked.size === 0 ? error : undefined

  function tick(scope: KeyScope, on: boolean) {
    setTicked((before) => new Set(on ? [...before, scope] : [...before].filter((one) => one !== scope)))
  }

  return (
    <fieldset className="flex min-w-0 flex-col">
      <legend className="mb-2 font-semibold">What it may do</legend>
      <div className="flex flex-col border-y *:not-first:border-t">
        {scopeGroups.map(({ name, read, write }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
          <div
            key={name}
            role="group"
            aria-labelledby={`area-${name}`}
            className="grid gap-x-6 py-2 sm:grid-cols-[6rem_1fr_1fr]"
          >
            <p id={`area-${name}`} className="py-2.5 font-semibold">
              {name}
            </p>
            <Checkbox
              name={read}
              label={<ScopeLabel word="Read" scope={read} />}
              hint={scopeDescriptions[read]}
              checked={ticked.has(read) || ticked.has(write)}
              disabled={ticked.has(write)}
              onChange={({ target }) => tick(read, target.checked)}
              {...(at === 0 && shownError && { error: shownError })}
            />
            <Checkbox
              name={write}
              label={<ScopeLabel word="Change" scope={write} />}
              hint={scopeDescriptions[write]}
              checked={ticked.has(write)}
              onChange={({ target }) => tick(write, target.checked)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function ScopeLabel({ word, scope }: { readonly word: string; readonly scope: KeyScope }) {
  return (
    <>
      {word} <code className="font-mono text-sm text-ink-soft">{scope}</code>
    </>
  )
}

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
      selectedScopes(values).length > 0 ? {} : { scopes: 'Tick at least one thing it may do.' },
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
          <Field label="Valid for" error={fields.days} className="max-w-md">
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
