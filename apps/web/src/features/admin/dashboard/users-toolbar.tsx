import { UserStatus } from '@larder/contract/admin'
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import { IconButton } from '../../../ui/controls/icon-button'
import { SearchInput } from '../../../ui/fields/search-input'
import { Select } from '../../../ui/fields/select'
import { planOptions } from './plan-names'
import { maxUsersSearchLength, toggleUsersSort, type UsersFilter, userColumns } from './users-filter'

interface UsersToolbarProps {
  readonly view: UsersFilter
  /** Cards have no column headers to sort by. */
  readonly sorts: boolean
  /** Whether there are plans. */
  readonly plans: boolean
  readonly onSearch: (text: string) => void
  readonly onShow: (part: Partial<UsersFilter>) => void
}

/** Looks like a selected chip: the filter hides accounts. */
const activeFilterClass = '[&_select]:border-herb [&_select]:bg-herb-wash [&_select]:text-herb-ink'

const statuses = UserStatus.options.map((status) => ({ value: status, label: status }))

export function UsersToolbar({ view, sorts, plans, onSearch, onShow }: UsersToolbarProps) {
  return (
    <search className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]">
      <SearchInput
        aria-label="Search users"
        placeholder="Search by name or email"
        value={view.q}
        onValueChange={onSearch}
        maxLength={maxUsersSearchLength}
        className="max-sm:col-span-full"
      />
      <Select
        aria-label="Status"
        options={[{ value: '', label: 'Any status' }, ...statuses]}
        value={view.status ?? ''}
        onChange={({ target }) =>
          onShow({ status: UserStatus.options.find((status) => status === target.value) ?? null })
        }
        className={view.status ? activeFilterClass : ''}
      />
      {plans && (
        <Select
          aria-label="Plan"
          options={[{ value: '', label: 'Any plan' }, ...planOptions]}
          value={view.plan ?? ''}
          onChange={({ target }) =>
            onShow({ plan: planOptions.find(({ value }) => value === target.value)?.value ?? null })
          }
          className={view.plan ? activeFilterClass : ''}
        />
      )}
      {sorts && (
        <div className="col-span-full flex items-center gap-2">
          <Select
            aria-label="Sort by"
            options={userColumns
              .filter(({ order }) => plans || order !== 'plan')
              .map(({ order, label }) => ({ value: order, label: `Sort by ${label.toLowerCase()}` }))}
            value={view.sort}
            onChange={({ target }) => {
              const column = userColumns.find(({ order }) => order === target.value)
              if (column) onShow(toggleUsersSort(column.order, view))
            }}
            className="grow sm:max-w-64"
          />
          <IconButton
            variant="secondary"
            label={view.down ? 'Sorted descending. Sort ascending' : 'Sorted ascending. Sort descending'}
            icon={view.down ? <ArrowDownNarrowWide aria-hidden /> : <ArrowUpNarrowWide aria-hidden />}
            onClick={() => onShow({ down: !view.down })}
          />
        </div>
      )}
    </search>
  )
}
