import { type SubmitEvent, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import type { TaughtProduct } from '../use-barcodes'

interface TeachFormProps {
  readonly code: string
  readonly onTeach: (taught: TaughtProduct) => Promise<void>
}

/** Asks for the name of an unknown product. */
export function UnknownProductForm({ code, onTeach }: TeachFormProps) {
  const [taught, setTaught] = useState<TaughtProduct>({ name: '', amount: '1', unit: '' })
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const set = (field: keyof TaughtProduct) => ({
    value: taught[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      setTaught((now) => ({ ...now, [field]: target.value }))
      setError(undefined)
    },
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (taught.name.trim() === '') return setError('Please say what it is.')
    setBusy(true)
    try {
      await onTeach(taught)
    } catch (refused) {
      console.error('Saving an unknown product failed', refused)
      setError(toErrorMessage(refused))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      aria-label={`What ${code} is`}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-3"
    >
      <Field label="Name" error={error}>
        <TextInput {...set('name')} maxLength={120} placeholder="Oat drink" />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Amount" className="w-24">
          <TextInput {...set('amount')} inputMode="decimal" maxLength={30} className="numbers" />
        </Field>
        <Field label="Unit" className="min-w-24 grow basis-24">
          <TextInput {...set('unit')} maxLength={40} autoCapitalize="none" placeholder="l" />
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          Remember it
        </Button>
      </div>
      <p className="text-sm text-ink-soft">Asked once: from now on your household knows this code.</p>
    </form>
  )
}
