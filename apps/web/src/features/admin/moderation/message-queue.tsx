import { admin, type ContactMessage } from '@larder/contract/admin'
import { Mail } from 'lucide-react'
import { useRead } from '../../../api/use-api'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { RelativeTime } from '../../../ui/formatting/relative-time'
import { MessageDetail } from './message-detail'
import { ModerationQueue } from './moderation-queue'
import { useModerationView } from './use-moderation-view'

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
