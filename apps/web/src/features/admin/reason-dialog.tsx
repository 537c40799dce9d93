import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'
import { ApiError, toErrorMessage } from '../../api/api-error'
import { Button } from '../../ui/controls/button'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { TextArea } from '../../ui/fields/text-area'
import { TextInput } from '../../ui/fields/text-input'
import { Dialog } from '../../ui/overlays/dialog'

interface ReasonDialogProps {
  readonly title: string
  readonly description: ReactNode
  readonly confirmLabel: string
  /** Explains who sees the reason. */
  readonly hint: string
  /** The email has to be typed again, to avoid acting on the wrong account. */
  readonly emailToo?: boolean
  readonly onSend: (given: { reason: string; email: string }) => Promise<void>
  readonly onClose: () => void
}

const requiredMessage = 'Please fill this in.'

/** Asks for a reason before a sanction. It stays open with its input until the action succeeds. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, hint, emailToo = false, onSend, onClose } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  function showErrors(fields: Readonly<Record<string, string>>) {
    setErrors(fields)
    const first = ['email', 'reason'].find((name) => fields[name])
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const [reason, email] = ['reason', 'email'].map((name) =>
      String(new FormData(event.currentTarget).get(name) ?? '').trim(),
    ) as [string, string]
    setFailure(null)
    if (reason === '' || (emailToo && email === ''))
      return showErrors({
        ...(emailToo && email === '' && { email: requiredMessage }),
        ...(reason === '' && { reason: requiredMessage }),
      })
    setErrors({})
    setBusy(true)
    try {
      await onSend({ reason, email })
    } catch (error) {
      console.error(`${title} failed`, error)
      setBusy(false)
      if (error instanceof ApiError && error.code === 'email-differs') showErrors({ email: error.message })
      else setFailure(error)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{title}</span>}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="danger" busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void send(event)}
        onInput={() => setErrors({})}
      >
        {emailToo && (
          <Field label="Their email, to confirm" error={errors.email}>
            <TextInput name="email" type="email" maxLength={254} autoComplete="off" />
          </Field>
        )}
        <Field label="Reason" hint={hint} error={errors.reason}>
          <TextArea name="reason" maxLength={500} rows={3} />
        </Field>
        {failure !== null && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
      </form>
    </Dialog>
  )
}
