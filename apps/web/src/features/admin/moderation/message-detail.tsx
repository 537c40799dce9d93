import { admin, type ContactMessage } from '@larder/contract/admin'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callEndpoint } from '../../../api/client'
import { toastFailure } from '../../../feedback/toast-failure'
import { Button } from '../../../ui/controls/button'
import { Badge } from '../../../ui/display/badge'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog'
import { AnswerForm } from './answer-form'
import type { DecisionHandler } from './decision-handler'
import { DetailTitle } from './detail-layout'

interface MessageDetailProps {
  readonly message: ContactMessage
  readonly decide: DecisionHandler
}

const textClass = 'max-w-measure whitespace-pre-line wrap-anywhere'

/** A message of the contact form, with its reply. */
export function MessageDetail({ message, decide }: MessageDetailProps) {
  const { id, name, email, subject, at, answer } = message
  const [asking, setAsking] = useState(false)

  async function dismiss() {
    try {
      await decide(() => callEndpoint(admin.dropMessage, { params: { id } }), 'The message is deleted')
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
            {answer.mailed ? 'Sent by mail.' : 'Not sent by mail: none is set up here.'}
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
        description="It is gone for good. That it was deleted stands in the log."
        confirmLabel="Delete"
        onConfirm={() => void dismiss()}
      />
    </>
  )
}
