import { admin, type Message } from '@larder/contract/admin'
import { Mail } from 'lucide-react'
import { useRead } from '../../api/use-api'
import { Badge } from '../../ui/badge'
import { counted } from '../../ui/counted'
import { EmptyState } from '../../ui/empty-state'
import { RelativeTime } from '../../ui/relative-time'
import { Desk } from './desk'
import { MessageDetail } from './message-detail'
import { useDesk } from './use-desk'

/** What people wrote, what waits for an answer first. */
export function MessagesStack() {
  const { page } = useDesk()
  const answer = useRead(admin.messages, { query: { page } })
  return (
    <Desk<Message>
      what="messages"
      endpoint={admin.messages}
      answer={answer}
      keyOf={({ id }) => String(id)}
      count={(total) => `${counted(total, 'message')}, unanswered first`}
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
    </Desk>
  )
}
