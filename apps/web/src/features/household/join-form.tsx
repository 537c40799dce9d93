import { household } from '@larder/contract/household'
import { validateBySchema } from '@larder/contract/http/validation'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/controls/button'
import { Field } from '../../ui/fields/field'
import { TextInput } from '../../ui/fields/text-input'

/** Takes an invitation code. Its household is shown at the top of the page before joining. */
export function JoinForm() {
  const [, setQuery] = useSearchParams()
  const [error, setError] = useState<string>()

  function showInvitation(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const checked = validateBySchema(household.peek.body, { code: new FormData(form).get('code') })
    if (!checked.ok) {
      setError('A code has ten letters and digits, like K7QXM-2PD9R.')
      form.querySelector('input')?.focus()
      return
    }
    setError(undefined)
    form.reset()
    setQuery({ join: checked.value.code })
    window.scrollTo({ top: 0 })
  }

  return (
    <section aria-labelledby="join" className="flex flex-col gap-4">
      <h2 id="join" className="text-xl">
        Join with a code
      </h2>
      <form aria-labelledby="join" noValidate onSubmit={showInvitation} className="flex flex-col gap-3">
        <Field label="Code" hint="Ten letters and digits, from an owner." error={error} required>
          <TextInput
            name="code"
            className="font-mono tracking-wider uppercase"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onInput={() => setError(undefined)}
          />
        </Field>
        <Button type="submit" className="self-start">
          Show invitation
        </Button>
      </form>
    </section>
  )
}
