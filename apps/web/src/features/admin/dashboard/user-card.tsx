import type { AdminUser } from '@larder/contract/admin'
import { Card } from '../../../ui/display/card'
import { numberText } from '../../../ui/formatting/locale'
import { formatJoinedDate } from './format-joined-date'
import { planNames } from './plan-names'
import type { UserAction } from './user-action'
import { UserName } from './user-cells'
import { UserMenu } from './user-menu'
import { UserStatusBadge } from './user-status-badge'

interface UserCardProps {
  readonly user: AdminUser
  readonly onAction: (act: UserAction, user: AdminUser) => void
}

/** An account as a card, where a table does not fit. */
export function UserCard({ user, onAction }: UserCardProps) {
  const facts = [
    ['Plan', planNames[user.subscription]],
    ['Scans', numberText(user.scansCount)],
    ['Recipes', numberText(user.recipesCount)],
    ['Joined', formatJoinedDate(user.joinedDate)],
  ]
  return (
    <Card asChild className="flex flex-col gap-3">
      <li>
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <h3 className="font-text text-base font-semibold">
              <UserName user={user} />
            </h3>
            <p title={user.email} className="truncate text-sm text-ink-soft">
              {user.email}
            </p>
          </div>
          <div className="-me-2 -mt-2">
            <UserMenu user={user} onAction={(act) => onAction(act, user)} />
          </div>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <UserStatusBadge status={user.status} />
          <dl className="flex gap-x-5 text-sm">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-ink-soft">{label}</dt>
                <dd className="numbers">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </li>
    </Card>
  )
}
