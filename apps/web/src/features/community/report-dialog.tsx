import { NewReport, type ReportReason } from '@larder/contract/community'
import { check } from '@larder/contract/messages'
import { type SubmitEvent, useId, useState } from 'react'
import { sentenceOf } from '../../api/api-error'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ErrorNote } from '../../ui/error-note'
import { Field } from '../../ui/field'
import { RadioGroup } from '../../ui/radio-group'
import { TextArea } from '../../ui/text-area'
import { toast } from '../../ui/toast-store'
import { reportReasons } from './report-reasons'

type Report = { reason: ReportReason; words: string }

interface ReportDialogProps {
  /** 'post' or 'comment'. */
  readonly what: string
  readonly onClose: () => void
  /** Files it; rejects when that failed. */
  readonly file: (report: Report) => Promise<void>
}

/** Asks for the reason and, where somebody likes, some words; admins see both. */
export function ReportDialog({ what, onClose, file }: ReportDialogProps) {
  const form = useId()
  const [reason, setReason] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [wrongWords, setWrongWords] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    const report = check(NewReport, { reason, words })
    setMissing(reason === undefined)
    setWrongWords(report.ok ? undefined : report.fields.words)
    if (!report.ok) return
    setBusy(true)
    setFailure(null)
    try {
      await file(report.value)
      toast({
        title: 'Reported',
        description: 'Thank you. Somebody who looks after this place will read it.',
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
          <Button type="submit" form={form} variant="danger" busy={busy}>
            Report
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <RadioGroup
          legend="What is wrong with it?"
          options={reportReasons}
          value={reason ?? ''}
          onValueChange={(value) => {
            setReason(value)
            setMissing(false)
          }}
          error={missing && 'Please choose a reason.'}
        />
        <Field label="In your words" optional error={wrongWords}>
          <TextArea name="words" rows={3} maxLength={1000} />
        </Field>
        {failure !== null && <ErrorNote>{sentenceOf(failure)}</ErrorNote>}
      </form>
    </Dialog>
  )
}
