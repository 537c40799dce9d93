import { NewReport, type ReportReason } from '@larder/contract/community'
import { validateBySchema } from '@larder/contract/http/validation'
import { type SubmitEvent, useId, useState } from 'react'
import { toErrorMessage } from '../../api/api-error'
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
  const [missing, setMissing] = useState(false)
  const [wrongWords, setWrongWords] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    const report = validateBySchema(NewReport, { reason, words })
    setMissing(reason === undefined)
    setWrongWords(report.ok ? undefined : report.fields.words)
    if (!report.ok) return
    setBusy(true)
    setFailure(null)
    try {
      await file(report.value)
      toast({
        title: 'Reported',
        description: 'Thank you. A moderator will read it.',
        tone: 'success',
      })
      onClose()
    } catch (error) {
      console.error('Reporting failed', error)
      setFailure(error)
      setBusy(false)
    }
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
          <Button type="submit" form={formId} variant="danger" busy={busy}>
            Report
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <RadioGroup
          legend="What is wrong with it?"
          options={reportReasonOptions}
          value={reason ?? ''}
          onValueChange={(value) => {
            setReason(value)
            setMissing(false)
          }}
          error={missing && 'Please choose a reason.'}
        />
        <Field label="In your own words" optional error={wrongWords}>
          <TextArea name="words" rows={3} maxLength={1000} />
        </Field>
        {failure !== null && <ErrorNote>{toErrorMessage(failure)}</ErrorNote>}
      </form>
    </Dialog>
  )
}
