import type { AdminUser, UserSortOrder } from '@larder/contract/admin'
import type { ReactNode } from 'react'
import { Table, type TableColumn } from '../../../ui/display/table'
import { numberText } from '../../../ui/formatting/locale'
import { formatJoinedDate } from './format-joined-date'
import { planNames } from './plan-names'
import { SortButton } from './sort-button'
import type { UserAction } from './user-action'
import { UserName } from './user-cells'
import { userColumns } from './user-columns'
import { UserMenu } from './user-menu'
import { UserStatusBadge } from './user-status-badge'
import { toggleUsersSort, type UsersFilter } from './users-filter'

interface UsersTableProps {
  readonly users: readonly AdminUser[]
  readonly view: UsersFilter
  readonly onShow: (part: Partial<UsersFilter>) => void
  readonly onAction: (act: UserAction, user: AdminUser) => void
}

/** The accounts on a wide screen. */
export function UsersTable({ users, view, onShow, onAction }: UsersTableProps) {
  const cells: Readonly<Record<UserSortOrder, (user: AdminUser) => ReactNode>> = {
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
    joined: ({ joinedDate }) => <span className="whitespace-nowrap">{formatJoinedDate(joinedDate)}</span>,
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
          onPress={() => onShow(toggleUsersSort(order, view))}
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
          cell: (user) => <UserMenu user={user} onAction={(act) => onAction(act, user)} />,
        },
      ]}
      rows={users}
      rowKey={({ id }) => id}
    />
  )
}
