import type { admin } from '@larder/contract/admin'
import type { DataOf } from '@larder/contract/http/endpoint'
import { ChefHat, Flag, History, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../../ui/display/badge'
import { Card } from '../../../ui/display/card'
import { numberText } from '../../../ui/formatting/locale'
import { type ModerationTab, moderationPath } from '../moderation/moderation-view'

interface ModerationLink {
  readonly tab: ModerationTab
  readonly label: string
  readonly icon: ReactNode
  readonly figure?: 'submissions' | 'reports' | 'messages'
}

const moderationLinks: readonly ModerationLink[] = [
  { tab: 'submissions', label: 'Submissions', icon: <ChefHat />, figure: 'submissions' },
  { tab: 'reports', label: 'Reports', icon: <Flag />, figure: 'reports' },
  { tab: 'messages', label: 'Messages', icon: <Mail />, figure: 'messages' },
  { tab: 'log', label: 'Log of acts', icon: <History /> },
]

interface WaitingLinksProps {
  readonly overview: DataOf<typeof admin.overview> | undefined
}

/** Links to the moderation queues, with their counts. */
export function ModerationLinks({ overview }: WaitingLinksProps) {
  return (
    <nav aria-label="What waits for you">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {moderationLinks.map(({ tab, label, icon, figure }) => {
          const waiting = figure && overview ? overview[figure] : 0
          return (
            <li key={tab}>
              <Card asChild pressable className="h-full p-3! sm:p-4!">
                <Link to={moderationPath({ tab })}>
                  <span className="flex min-h-9 flex-wrap items-center gap-x-3">
                    <span aria-hidden className="text-ink-soft max-sm:hidden [&_svg]:size-5">
                      {icon}
                    </span>
                    <span className="font-semibold">{label}</span>
                    {waiting > 0 && (
                      <Badge tone="saffron" className="numbers ms-auto">
                        {numberText(waiting)}
                        <span className="sr-only"> waiting</span>
                      </Badge>
                    )}
                  </span>
                </Link>
              </Card>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
