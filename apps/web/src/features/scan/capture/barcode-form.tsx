import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'

/** Enters a barcode by its digits: typed, or by a scanner that acts as a keyboard. */
export function BarcodeForm({ onCode }: { readonly onCode: (code: string) => void }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const digits = code.replace(/[\s-]/g, '')
    if (!/^\d{3,40}$/.test(digits)) return setError('Type the digits under the bars.')
    onCode(digits)
    setCode('')
  }

  return (
    <form noValidate onSubmit={submit} className="border-t pt-4">
      <Field
        label="The digits under the bars"
        hint="A USB scanner works anywhere on this page."
        error={error}
      >
        <div className="flex gap-2">
          <TextInput
            value={code}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            placeholder="4006381333931"
            className="numbers min-w-0 grow"
            onChange={({ target }) => {
              setCode(target.value)
              setError(undefined)
            }}
          />
          <Button type="submit">Look it up</Button>
        </div>
      </Field>
    </form>
  )
}
