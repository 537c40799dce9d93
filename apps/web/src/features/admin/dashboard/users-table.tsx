import type { AdminUser, UserSortOrder } from '@larder/contract/admin'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names'
import { Table, type TableColumn } from '../../../ui/display/table'
import { numberText } from '../../../ui/formatting/locale'
import { planNames } from './plan-names'
import { formatJoinedDate, UserName, UserStatusBadge } from './user-cells'
import { type UserAction, UserMenu } from './user-menu'
import { toggleUsersSort, type UsersFilter, userColumns } from './users-filter'

interface SortButtonProps {
  readonly label: string
  readonly sorted: 'ascending' | 'descending' | 'none'
  /** For numeric columns, which are aligned at the end. */
  readonly end?: boolean
  readonly onPress: () => void
}

/** A column header: sorts by the column, and reverses the order when pressed again. */
function SortButton({ label, sorted, end = false, onPress }: SortButtonProps) {
  const Arrow = sorted === 'none' ? ChevronsUpDown : sorted === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-inner px-2 font-semibold transition-colors enabled-hover:bg-shade',
        end && 'flex-row-reverse',
        sorted === 'none' ? 'text-ink-soft' : 'text-ink',
      )}
    >
      {label}
      <Arrow aria-hidden className="size-4 shrink-0" />
    </button>
  )
}

interface UsersTableProps {
  readonly users: readonly AdminUser[]
  readonly view: UsersFilter
  /** Whether there are plans; without them the stored ones mean nothing. */
  readonly plans: boolean
  readonly onShow: (part: Partial<UsersFilter>) => void
  readonly onAction: (act: UserAction, user: AdminUser) => void
}

/** The accounts on a wide screen. */
export function UsersTable({ users, view, plans, onShow, onAction }: UsersTableProps) {
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
  const shown = userColumns.filter(({ order }) => plans || order !== 'plan')
  const columns = shown.map(({ order, label, numeric = false }): TableColumn<AdminUser> => {
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
          cell: (user) => <UserMenu user={user} plans={plans} onAction={(act) => onAction(act, user)} />,
        },
      ]}
      rows={users}
      rowKey={({ id }) => id}
    />
  )
}
