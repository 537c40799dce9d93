import { admin } from '@larder/contract/admin'
import { useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useChange } from '../../../api/use-change'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'

/** Sends a test message, and shows what the mail server says. */
export function MailTestForm() {
  const { change, data, error, isPending } = useChange(admin.testMail)
  const [to, setTo] = useState('')
  const result = isPending ? undefined : data?.data
  return (
    <form
      aria-label="Test message"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) change({ body: to.trim() === '' ? {} : { to: to.trim() } })
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow basis-60 sm:max-w-sm">
          <Field label="Test message to">
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              placeholder="your own address"
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" busy={isPending}>
          Send Test Message
        </Button>
      </div>
      <p role="status" className="wrap-anywhere empty:hidden">
        {result?.outcome === 'sent' && `Sent to ${result.to}. ${result.detail}`}
      </p>
      {result && result.outcome !== 'sent' && <ErrorNote>{result.detail}</ErrorNote>}
      {error && !isPending && <ErrorNote>{toErrorMessage(error)}</ErrorNote>}
    </form>
  )
}
