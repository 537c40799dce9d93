import { admin, type ContactMessage } from '@larder/contract/admin'
import { Send } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { callEndpoint } from '../../../api/client'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import type { DecisionHandler } from './decision-handler'

interface AnswerFormProps {
  readonly message: ContactMessage
  readonly decide: DecisionHandler
}

export function AnswerForm({ message, decide }: AnswerFormProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [empty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (busy) return
    if (text === '') {
      setEmpty(true)
      return input.current?.focus()
    }
    setBusy(true)
    setFailure(null)
    try {
      await decide(
        () => callEndpoint(admin.answer, { params: { id: message.id }, body: { text } }),
        `The answer to ${message.name} is kept`,
      )
    } catch (error) {
      console.error('Answering failed', error)
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <form noValidate className="flex max-w-2xl flex-col gap-3" onSubmit={(event) => void send(event)}>
      <Field
        label="Your answer"
        hint="It goes out by mail where mail is set up. Otherwise it is kept here, as a note of how you answered."
        error={empty ? 'Please fill this in.' : undefined}
      >
        <TextArea ref={input} name="text" maxLength={5000} rows={5} onInput={() => setEmpty(false)} />
      </Field>
      {failure !== null && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
      <Button type="submit" variant="primary" icon={<Send />} busy={busy} className="sm:self-start">
        Answer
      </Button>
    </form>
  )
}
