import { admin, type ContactMessage } from '@larder/contract/admin'
import { validateBySchema } from '@larder/contract/http/validation'
import { Mail, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useActionForm } from '../../../api/forms/use-action-form'
import { change } from '../../../api/sync'
import { useRead } from '../../../api/use-read'
import { toastFailure } from '../../../feedback/toast-failure'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Field } from '../../../ui/fields/field'
import { TextArea } from '../../../ui/fields/text-area'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { DetailTitle } from './detail-layout'
import { ModerationQueue } from './moderation-queue'
import { useModerationView } from './moderation-view'
import type { DecisionHandler } from './use-moderation-decision'

interface MessageDetailProps {
  readonly message: ContactMessage
  readonly decide: DecisionHandler
}

const textClass = 'max-w-measure whitespace-pre-line wrap-anywhere'

interface AnswerFormProps {
  readonly message: ContactMessage
  readonly decide: DecisionHandler
}

function AnswerForm({ message, decide }: AnswerFormProps) {
  const { form, fields, failure, submitting } = useActionForm({
    logLabel: 'Answering failed',
    closesOnSuccess: true,
    submit: ({ values, reject }) => {
      const checked = validateBySchema(admin.answer.body, { text: values.text })
      if (!checked.ok) return reject(checked.fields)
      const input = { params: { id: message.id }, body: checked.value }
      return decide(
        () => change(admin.answer, input, { refetch: 'later' }).response,
        `Your answer to ${message.name} is saved`,
      )
    },
  })

  return (
    <form {...form} className="flex max-w-2xl flex-col gap-3">
      <Field
        label="Your answer"
        hint="It is sent by email if email is set up. Otherwise it is kept here as a note."
        error={fields.text}
      >
        <TextArea name="text" maxLength={5000} rows={5} />
      </Field>
      {failure && <ErrorNote>{failure.sentence}</ErrorNote>}
      <Button type="submit" variant="primary" icon={<Send />} busy={submitting} className="sm:self-start">
        Answer
      </Button>
    </form>
  )
}

/** A message of the contact form, with its reply. */
function MessageDetail({ message, decide }: MessageDetailProps) {
  const { id, name, email, subject, at, answer } = message
  const [asking, setAsking] = useState(false)

  async function dismiss() {
    try {
      await decide(
        () => change(admin.dropMessage, { params: { id } }, { refetch: 'later' }).response,
        'The message is deleted',
      )
    } catch (error) {
      toastFailure('Not deleted', error)
    }
  }

  return (
    <>
      <DetailTitle
        title={subject}
        badges={<Badge tone={answer ? 'herb' : 'saffron'}>{answer ? 'Answered' : 'Waiting'}</Badge>}
      >
        From {name} (
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
          className="link"
        >
          {email}
        </a>
        ), <RelativeTime at={at} />
      </DetailTitle>
      <p className={`${textClass} text-lg`}>{message.message}</p>
      {answer ? (
        <section aria-labelledby="answer" className="flex flex-col gap-2 border-s-2 border-herb ps-4">
          <h3 id="answer" className="text-xl">
            Answer
          </h3>
          <p className={textClass}>{answer.text}</p>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {answer.by}, <RelativeTime at={answer.at} />.{' '}
            {answer.mailed ? 'Sent by email.' : 'Not sent: email is not set up here.'}
          </p>
        </section>
      ) : (
        <AnswerForm message={message} decide={decide} />
      )}
      <div className="border-t pt-4">
        <Button icon={<Trash2 />} onClick={() => setAsking(true)}>
          Delete message
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={<span className="wrap-anywhere">{`Delete the message from ${name}?`}</span>}
        description="It is gone for good. The log records that it was deleted."
        confirmLabel="Delete"
        onConfirm={() => void dismiss()}
      />
    </>
  )
}

/** The messages; those without a reply first. */
export function MessageQueue() {
  const { page } = useModerationView()
  const query = useRead(admin.messages, { query: { page } })
  return (
    <ModerationQueue<ContactMessage>
      what="messages"
      endpoint={admin.messages}
      answer={query}
      keyOf={({ id }) => String(id)}
      count={(total) => `${formatNounCount(total, 'message')}, unanswered first`}
      empty={
        <EmptyState
          icon={<Mail />}
          title="No messages"
          hint="What people write through the contact form waits here."
        />
      }
      line={({ subject, name, at, answer }) => (
        <span className="flex flex-col gap-1">
          <span className="flex items-start justify-between gap-3">
            <span className="line-clamp-2 font-semibold wrap-anywhere">{subject}</span>
            <Badge tone={answer ? 'herb' : 'saffron'}>{answer ? 'Answered' : 'Waiting'}</Badge>
          </span>
          <span className="truncate text-sm text-ink-soft">
            {name} · <RelativeTime at={at} />
          </span>
        </span>
      )}
    >
      {(message, decide) => <MessageDetail message={message} decide={decide} />}
    </ModerationQueue>
  )
}
