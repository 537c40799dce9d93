import { type AdminUser, admin } from '@larder/contract/admin'
import { pageSize } from '@larder/contract/http/paging'
import { SearchX, UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useRead } from '../../../api/use-read'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Card } from '../../../ui/display/card'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { useMediaQuery } from '../../../ui/use-media-query'
import { useViewInUrl } from '../../../ui/use-view-in-url'
import { useOperatorConfig } from '../../../use-operator-config'
import { CreateUserDialog } from './access-link-dialogs'
import { planNames } from './plan-names'
import { useUserActions } from './use-user-actions'
import { formatJoinedDate, UserName, UserStatusBadge } from './user-cells'
import { UserDialogs } from './user-dialogs'
import { type PendingUserAction, type UserAction, UserMenu } from './user-menu'
import {
  defaultUsersFilter,
  isUsersFiltered,
  parseUsersFilter,
  toUsersParams,
  toUsersQuery,
  toUsersSearch,
  type UsersFilter,
} from './users-filter'
import { UsersTable } from './users-table'
import { UsersToolbar } from './users-toolbar'

/** Dims outdated results. The delay avoids flicker on quick responses. */
const staleStyle = 'opacity-60 transition-opacity delay-200'

const places = Array.from({ length: pageSize }, (_, place) => place)

/** Placeholder of a page of accounts: table rows or cards. */
function UsersSkeleton() {
  return (
    <div aria-busy className="grid gap-3 md:grid-cols-2 lg:grid-cols-1 lg:gap-px">
      <Skeleton className="h-16 max-lg:hidden" />
      {places.map((place) => (
        <Skeleton key={place} className="h-36 lg:h-14 lg:rounded-none" />
      ))}
    </div>
  )
}

const searchDebounceMs = 250

/** The filter of the accounts. */
function useUsersFilter() {
  const { view, asked, look } = useViewInUrl({ viewFrom: parseUsersFilter, paramsFor: toUsersParams })
  return {
    view,
    /** The filter as in the URL. */
    asked,
    search: (q: string) => look({ q, page: 1 }, searchDebounceMs),
    show: (part: Partial<UsersFilter>) => look({ page: 1, ...part }),
    showAll: () => look(defaultUsersFilter),
  }
}

/** Reads one page of accounts. The previous page stays until the new one arrives. */
function useUsers(view: UsersFilter) {
  const input = { query: toUsersQuery(view) }
  return useRead(admin.users, input, { keepPrevious: true })
}

/** Whether there are plans: as just read, until then as the page was served. */
function usePlansMode(): boolean {
  const { data } = useRead(admin.installation, {})
  const { plans } = useOperatorConfig()
  return (data?.data.plans ?? plans) === 'on'
}

interface UserCardProps {
  readonly user: AdminUser
  readonly plans: boolean
  readonly onAction: (act: UserAction, user: AdminUser) => void
}

/** An account as a card, where a table does not fit. */
function UserCard({ user, plans, onAction }: UserCardProps) {
  const facts = [
    ...(plans ? [['Plan', planNames[user.subscription]]] : []),
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
            <UserMenu user={user} plans={plans} onAction={(act) => onAction(act, user)} />
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

/** All accounts, ten a page: a table where it fits, cards otherwise. */
export function UsersSection() {
  const { view, asked, search, show, showAll } = useUsersFilter()
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsers(asked)
  const failure = useLastFailure('users', error, data !== undefined && !isPlaceholderData)
  const wide = useMediaQuery('(min-width: 64rem)')
  const actions = useUserActions()
  const plans = usePlansMode()
  const count = useRef<HTMLParagraphElement>(null)
  const [acting, setActing] = useState<PendingUserAction | null>(null)
  const [isCreating, setIsCreating] = useState(false)
  const users = data?.data
  const total = data?.page.total ?? 0

  function onAction(action: UserAction, user: AdminUser) {
    if (action === 'reactivate') void actions.reactivate(user)
    else setActing({ action: action, user })
  }

  function close(gone = false) {
    // The dialog holds the focus until it has gone, and a deleted account has no row to return it to.
    flushSync(() => setActing(null))
    if (gone) count.current?.focus()
  }

  return (
    <section aria-labelledby="users" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="users" className="text-2xl">
          Users
        </h2>
        <Button icon={<UserPlus />} onClick={() => setIsCreating(true)}>
          Create Account
        </Button>
      </div>
      <UsersToolbar view={view} sorts={!wide} plans={plans} onSearch={search} onShow={show} />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p ref={count} tabIndex={-1} role="status" className="numbers text-sm text-ink-soft">
          {data &&
            !isPlaceholderData &&
            `${formatNounCount(total, 'user')}${isUsersFiltered(asked) ? ' found' : ''}`}
        </p>
        {isUsersFiltered(view) && <Button onClick={showAll}>Show all</Button>}
      </div>
      {failure && (
        <LoadErrorNote
          title={users ? 'This may be out of date' : 'The users could not be loaded'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      {!users && !failure && <UsersSkeleton />}
      {users && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames('flex flex-col gap-6', isPlaceholderData && staleStyle)}
        >
          {users.length === 0 ? (
            <EmptyState
              level={3}
              icon={<SearchX />}
              title={total === 0 ? 'No matching users' : `There is no page ${numberText(asked.page)}`}
              hint="Try other words, or remove a filter."
              action={<Button onClick={showAll}>Show all users</Button>}
            />
          ) : wide ? (
            <UsersTable users={users} view={view} plans={plans} onShow={show} onAction={onAction} />
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
              {users.map((user) => (
                <UserCard key={user.id} user={user} plans={plans} onAction={onAction} />
              ))}
            </ul>
          )}
          <Pagination
            page={asked.page}
            pageCount={data.page.pages}
            hrefOf={(page) => toUsersSearch({ ...asked, page })}
          />
        </div>
      )}
      {isCreating && <CreateUserDialog onClose={() => setIsCreating(false)} />}
      {acting && <UserDialogs asked={acting} actions={actions} onClose={close} />}
    </section>
  )
}
