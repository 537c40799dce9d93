import type { AdminUser, UserOrder } from '@larder/contract/admin'
import type { ReactNode } from 'react'
import { Table, type TableColumn } from '../../ui/table'
import { numberText } from '../../ui/written-as'
import { joinedText } from './joined-text'
import { planNames } from './plan-names'
import { SortButton } from './sort-button'
import type { UserAct } from './user-act'
import { userColumns } from './user-columns'
import { UserMenu } from './user-menu'
import { UserName } from './user-name'
import { UserStatusBadge } from './user-status-badge'
import { sortedBy, type UsersView } from './users-view'

interface UsersTableProps {
  readonly users: readonly AdminUser[]
  readonly view: UsersView
  readonly onShow: (part: Partial<UsersView>) => void
  readonly onAct: (act: UserAct, user: AdminUser) => void
}

/** The accounts on a wide screen. */
export function UsersTable({ users, view, onShow, onAct }: UsersTableProps) {
  const cells: Readonly<Record<UserOrder, (user: AdminUser) => ReactNode>> = {
    name: (user) => (
      <span className="flex max-w-56">
        <UserName user={user} />
      </span>
    ),
    email: ({ email }) => (
      <span title={email} className="block max-w-56 truncate text-ink-soft">
        {email}
      </span>
    ),
    status: ({ status }) => (
      <span className="flex">
        <UserStatusBadge status={status} />
      </span>
    ),
    plan: ({ subscription }) => planNames[subscription],
    scans: ({ scansCount }) => numberText(scansCount),
    recipes: ({ recipesCount }) => numberText(recipesCount),
    joined: ({ joinedDate }) => <span className="whitespace-nowrap">{joinedText(joinedDate)}</span>,
  }
  const columns = userColumns.map(({ order, label, numeric = false }): TableColumn<AdminUser> => {
    const sorted = order !== view.sort ? 'none' : view.down ? 'descending' : 'ascending'
    return {
      key: order,
      header: (
        <SortButton
          label={label}
          sorted={sorted}
          end={numeric}
          onPress={() => onShow(sortedBy(order, view))}
        />
      ),
      cell: cells[order],
      numeric,
      heads: order === 'name',
      sorted,
    }
  })
  return (
    <Table
      caption="Table of users"
      hideCaption
      columns={[
        ...columns,
        {
          key: 'actions',
          header: 'Actions',
          end: true,
          cell: (user) => <UserMenu user={user} onAct={(act) => onAct(act, user)} />,
        },
      ]}
      rows={users}
      rowKey={({ id }) => id}
    />
  )
}
