import { admin, type Message } from '@larder/contract/admin'
import { Send } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { TextArea } from '../../ui/text-area'
import type { Decide } from './decide'

interface AnswerFormProps {
  readonly message: Message
  readonly decide: Decide
}

export function AnswerForm({ message, decide }: AnswerFormProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [empty, setEmpty] = useState(false)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<unknown>(null)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = input.current?.value.trim() ?? ''
    if (busy) return
    if (text === '') {
      setEmpty(true)
      return input.current?.focus()
    }
    setBusy(true)
    setTrouble(null)
    try {
      await decide(
        () => call(admin.answer, { params: { id: message.id }, body: { text } }),
        `The answer to ${message.name} is kept`,
      )
    } catch (error) {
      console.error('Answering failed', error)
      setTrouble(error)
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
      {trouble !== null && <ErrorNote>{sentenceOf(trouble)}</ErrorNote>}
      <Button type="submit" variant="primary" icon={<Send />} busy={busy} className="sm:self-start">
        Answer
      </Button>
    </form>
  )
}
