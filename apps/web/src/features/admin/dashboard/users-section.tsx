import type { AdminUser } from '@larder/contract/admin'
import { SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { formatNounCount } from '../../../ui/formatting/format-noun-count'
import { numberText } from '../../../ui/formatting/locale'
import { useMediaQuery } from '../../../ui/use-media-query'
import { useUserActions } from './use-user-actions'
import { useUsers } from './use-users'
import { useUsersFilter } from './use-users-filter'
import type { PendingUserAction, UserAction } from './user-action'
import { UserCard } from './user-card'
import { UserDialogs } from './user-dialogs'
import { isUsersFiltered, toUsersSearch } from './users-filter'
import { UsersSkeleton } from './users-skeleton'
import { UsersTable } from './users-table'
import { UsersToolbar } from './users-toolbar'

/** Dims outdated results. The delay avoids flicker on quick responses. */
const staleStyle = 'opacity-60 transition-opacity delay-200'

/** All accounts, ten a page: a table where it fits, cards otherwise. */
export function UsersSection() {
  const { view, asked, search, show, showAll } = useUsersFilter()
  const { data, error, isFetching, isPlaceholderData, refetch } = useUsers(asked)
  const failure = useLastFailure('users', error, data !== undefined && !isPlaceholderData)
  const wide = useMediaQuery('(min-width: 64rem)')
  const actions = useUserActions()
  const count = useRef<HTMLParagraphElement>(null)
  const [acting, setActing] = useState<PendingUserAction | null>(null)
  const users = data?.data
  const total = data?.page.total ?? 0

  function onAction(action: UserAction, user: AdminUser) {
    if (action === 'reactivate') void actions.reactivate(user)
    else setActing({ action: action, user })
  }

  // A deleted account has no row to return the focus to.
  function close(gone = false) {
    setActing(null)
    if (gone) requestAnimationFrame(() => count.current?.focus())
  }

  return (
    <section aria-labelledby="users" className="flex flex-col gap-3">
      <h2 id="users" className="text-2xl">
        Users
      </h2>
      <UsersToolbar view={view} sorts={!wide} onSearch={search} onShow={show} />
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
          title={users ? 'This may be out of date' : 'The users could not be read'}
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
              title={total === 0 ? 'Nobody fits that' : `There is no page ${numberText(asked.page)}`}
              hint="Try other words, or leave a filter out."
              action={<Button onClick={showAll}>Show all users</Button>}
            />
          ) : wide ? (
            <UsersTable users={users} view={view} onShow={show} onAction={onAction} />
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2">
              {users.map((user) => (
                <UserCard key={user.id} user={user} onAction={onAction} />
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
      {acting && <UserDialogs asked={acting} actions={actions} onClose={close} />}
    </section>
  )
}
