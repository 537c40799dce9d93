import { admin, type Message } from '@larder/contract/admin'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { RelativeTime } from '../../ui/relative-time'
import { AnswerForm } from './answer-form'
import type { Decide } from './decide'
import { OpenTitle } from './open-title'
import { tellFailed } from './tell-failed'

interface MessageDetailProps {
  readonly message: Message
  readonly decide: Decide
}

const words = 'max-w-measure whitespace-pre-line wrap-anywhere'

/** What somebody wrote through the contact form, and the answer to it. */
export function MessageDetail({ message, decide }: MessageDetailProps) {
  const { id, name, email, subject, at, answer } = message
  const [asking, setAsking] = useState(false)

  async function drop() {
    try {
      await decide(() => call(admin.dropMessage, { params: { id } }), 'The message is deleted')
    } catch (error) {
      tellFailed('Not deleted', error)
    }
  }

  return (
    <>
      <OpenTitle
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
      </OpenTitle>
      <p className={`${words} text-lg`}>{message.message}</p>
      {answer ? (
        <section aria-labelledby="answer" className="flex flex-col gap-2 border-s-2 border-herb ps-4">
          <h3 id="answer" className="text-xl">
            Answer
          </h3>
          <p className={words}>{answer.text}</p>
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
        onConfirm={() => void drop()}
      />
    </>
  )
}
