import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'

interface AddressFormProps {
  /** The URL shared by another app. */
  readonly given: string
  readonly onAddress: (address: string) => void
}

export function AddressForm({ given, onAddress }: AddressFormProps) {
  const [address, setAddress] = useState(given)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onAddress(address)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Address of the recipe" hint="Larder fetches the page and reads what is on it.">
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          placeholder="https://example.org/lentil-soup"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      <Button variant="primary" type="submit" className="sm:self-start">
        Read the page
      </Button>
    </form>
  )
}
