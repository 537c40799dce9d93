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
  /** Whoever is told the reason. */
  readonly hint: string
  /** What has to be typed once more, so that the wrong one does not go. */
  readonly emailToo?: boolean
  readonly onSend: (given: { reason: string; email: string }) => Promise<void>
  readonly onClose: () => void
}

const requiredMessage = 'Please fill this in.'

/** Asks why before something is taken from somebody. It stays open, with what was written, until that is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, hint, emailToo = false, onSend, onClose } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  function refuse(fields: Readonly<Record<string, string>>) {
    setWrong(fields)
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
      return refuse({
        ...(emailToo && email === '' && { email: requiredMessage }),
        ...(reason === '' && { reason: requiredMessage }),
      })
    setWrong({})
    setBusy(true)
    try {
      await onSend({ reason, email })
    } catch (error) {
      console.error(`${title} failed`, error)
      setBusy(false)
      if (error instanceof ApiError && error.code === 'email-differs') refuse({ email: error.message })
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
        onInput={() => setWrong({})}
      >
        {emailToo && (
          <Field label="Their email, once more" error={wrong.email}>
            <TextInput name="email" type="email" maxLength={254} autoComplete="off" />
          </Field>
        )}
        <Field label="Reason" hint={hint} error={wrong.reason}>
          <TextArea name="reason" maxLength={500} rows={3} />
        </Field>
        {failure !== null && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
      </form>
    </Dialog>
  )
}
