import { account } from '@larder/contract/account'
import { useCallback, useEffect, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useForm } from '../../../api/forms/use-form'
import { change } from '../../../api/sync'
import { useSession } from '../../../session/use-session'
import { Button } from '../../../ui/controls/button'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextInput } from '../../../ui/fields/text-input'
import { Dialog } from '../../../ui/overlays/dialog'

const formId = 'email-code'

interface EmailCodeDialogProps {
  readonly onAnswer: (confirmed: boolean) => void
}

/** Mails the cook a code and asks for it: a kitchen is shared only between confirmed addresses. */
export function EmailCodeDialog({ onAnswer }: EmailCodeDialogProps) {
  const { user } = useSession()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const { form, fields, failure, submitting } = useForm(account.confirmEmailCode, {
    logLabel: 'Confirming the email failed',
    body: ({ code }) => ({ code }),
    fieldByErrorCode: { 'email-code-wrong': 'code' },
    onDone: () => onAnswer(true),
  })

  const send = useCallback(async () => {
    setSending(true)
    setProblem(null)
    try {
      await change(account.mailEmailCode, {}).response
      setSent((times) => times + 1)
    } catch (error) {
      console.error('Mailing a code failed', error)
      setProblem(toErrorMessage(error))
    }
    setSending(false)
  }, [])
  useEffect(() => void send(), [send])

  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title="Confirm your email"
      description={`We emailed a code to ${user?.email ?? 'you'}. Enter it here before you share a kitchen. You only need to do this once.`}
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={submitting}>
            Confirm
          </Button>
        </>
      }
    >
      <form {...form} id={formId} aria-label="Confirm your email" className="flex flex-col gap-5">
        <Field label="Code" hint="Ten letters and digits. It works for an hour." error={fields.code} required>
          <TextInput name="code" autoComplete="one-time-code" autoCapitalize="characters" />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
        {problem && <ErrorNote>{problem}</ErrorNote>}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="quiet" busy={sending} onClick={() => void send()}>
            Send Another Code
          </Button>
          <p role="status" className="text-sm text-ink-soft">
            {sent > 1 && 'A new code is on its way. The earlier one no longer works.'}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
