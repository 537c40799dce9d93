import { type ReactNode, useId } from 'react'
import { useActionForm } from '../../api/forms/use-action-form'
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
  const { form, fields, failure, submitting } = useActionForm({
    logLabel: `${title} failed`,
    fieldByErrorCode: { 'email-differs': 'email' },
    closesOnSuccess: true,
    submit: ({ values, reject }) => {
      const reason = values.reason?.trim() ?? ''
      const email = values.email?.trim() ?? ''
      if (reason !== '' && !(emailToo && email === '')) return onSend({ reason, email })
      reject({
        ...(emailToo && email === '' && { email: requiredMessage }),
        ...(reason === '' && { reason: requiredMessage }),
      })
    },
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<span className="wrap-anywhere">{title}</span>}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="danger" busy={submitting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form {...form} id={id} className="flex flex-col gap-4">
        {emailToo && (
          <Field label="Their email, to confirm" error={fields.email}>
            <TextInput name="email" type="email" maxLength={254} autoComplete="off" />
          </Field>
        )}
        <Field label="Reason" hint={hint} error={fields.reason}>
          <TextArea name="reason" maxLength={500} rows={3} />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}
