import { NewReport, type ReportReason } from '@larder/contract/community'
import { validateBySchema } from '@larder/contract/http/validation'
import { useId, useState } from 'react'
import { useActionForm } from '../../api/forms/use-action-form'
import { Button } from '../../ui/controls/button'
import { RadioGroup } from '../../ui/controls/radio-group'
import { ErrorNote } from '../../ui/feedback/error-note'
import { Field } from '../../ui/fields/field'
import { TextArea } from '../../ui/fields/text-area'
import { Dialog } from '../../ui/overlays/dialog'
import { toast } from '../../ui/toasts/toast-store'

type ReportInput = { reason: ReportReason; words: string }

/** The report reasons with their labels. */
const reportReasonOptions: readonly { value: ReportReason; label: string }[] = [
  { value: 'spam', label: 'Advertising or spam' },
  { value: 'rude', label: 'Rude or hurtful' },
  { value: 'unsafe', label: 'Not safe to eat or to cook' },
  { value: 'stolen', label: 'Copied from somebody else' },
  { value: 'off-topic', label: 'Does not belong here' },
  { value: 'other', label: 'Something else' },
]

interface ReportDialogProps {
  /** 'post' or 'comment'. */
  readonly what: string
  readonly onClose: () => void
  /** Files the report; rejects on failure. */
  readonly file: (report: ReportInput) => Promise<void>
}

/** Asks for a reason and an optional note; admins see both. */
export function ReportDialog({ what, onClose, file }: ReportDialogProps) {
  const formId = useId()
  const [reason, setReason] = useState<string>()
  const { form, fields, failure, submitting, clearError } = useActionForm({
    logLabel: 'Reporting failed',
    closesOnSuccess: true,
    submit: ({ values, reject }) => {
      const report = validateBySchema(NewReport, { reason, words: values.words ?? '' })
      if (report.ok) return send(report.value)
      reject({ ...report.fields, ...(reason === undefined && { reason: 'Please choose a reason.' }) })
    },
  })

  async function send(report: ReportInput) {
    await file(report)
    toast({
      title: 'Reported',
      description: 'Thank you. A moderator will read it.',
      tone: 'success',
    })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Report this ${what}`}
      description="Only admins see who reported, and why."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="danger" busy={submitting}>
            Report
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-4">
        <RadioGroup
          legend="What is wrong with it?"
          options={reportReasonOptions}
          value={reason ?? ''}
          onValueChange={(value) => {
            setReason(value)
            clearError('reason')
          }}
          error={fields.reason}
        />
        <Field label="In your own words" optional error={fields.words}>
          <TextArea name="words" rows={3} maxLength={1000} />
        </Field>
        {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      </form>
    </Dialog>
  )
}
