import { Subscription } from '@larder/contract/account'
import { UserSortOrder, UserStatus } from '@larder/contract/admin'

/** The filter of the accounts, kept in the URL. */
export interface UsersFilter {
  readonly q: string
  readonly status: UserStatus | null
  readonly plan: Subscription | null
  readonly sort: UserSortOrder
  readonly down: boolean
  readonly page: number
}

export const defaultUsersFilter: UsersFilter = {
  q: '',
  status: null,
  plan: null,
  sort: 'joined',
  down: true,
  page: 1,
}

export const maxUsersSearchLength = 120
const maxPage = 1_000_000

/** Text sorts ascending first; numbers and dates sort descending first. */
const descendingByDefault: ReadonlySet<UserSortOrder> = new Set(['scans', 'recipes', 'joined'])

/** Returns the page in the URL; the first one if it is invalid. */
export function parseAdminPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 1 && page <= maxPage ? page : 1
}

export function parseUsersFilter(params: URLSearchParams): UsersFilter {
  const [status, plan, sort, order] = ['status', 'plan', 'sort', 'order'].map((name) => params.get(name))
  const by = UserSortOrder.options.find((known) => known === sort) ?? defaultUsersFilter.sort
  return {
    q: (params.get('q') ?? '').slice(0, maxUsersSearchLength),
    status: UserStatus.options.find((known) => known === status) ?? null,
    plan: Subscription.options.find((known) => known === plan) ?? null,
    sort: by,
    down: order === 'down' || (order !== 'up' && descendingByDefault.has(by)),
    page: parseAdminPage(params),
  }
}

/** Only values that differ from the defaults are in the URL. */
export function toUsersParams({ q, status, plan, sort, down, page }: UsersFilter): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(plan && { plan }),
    ...(sort !== defaultUsersFilter.sort && { sort }),
    ...(down !== descendingByDefault.has(sort) && { order: down ? 'down' : 'up' }),
    ...(page > 1 && { page: String(page) }),
  })
}

export function toUsersSearch(view: UsersFilter): string {
  const params = toUsersParams(view).toString()
  return params === '' ? '?' : `?${params}`
}

/** Reverses the order of the sorted column, or sorts by another one in its default order. */
export function toggleUsersSort(
  column: UserSortOrder,
  { sort, down }: UsersFilter,
): Pick<UsersFilter, 'sort' | 'down'> {
  return { sort: column, down: column === sort ? !down : descendingByDefault.has(column) }
}

/** Returns whether a filter is active. */
export function isUsersFiltered({ q, status, plan }: UsersFilter): boolean {
  return q.trim() !== '' || status !== null || plan !== null
}

/** Returns the server query of the filter. */
export function toUsersQuery({ q, status, plan, sort, down, page }: UsersFilter) {
  const search = q.trim()
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(plan && { plan }),
    sort,
    down: String(down),
    page,
  }
}

export const userColumns: readonly { order: UserSortOrder; label: string; numeric?: true }[] = [
  { order: 'name', label: 'Name' },
  { order: 'email', label: 'Email' },
  { order: 'status', label: 'Status' },
  { order: 'plan', label: 'Subscription' },
  { order: 'scans', label: 'Scans', numeric: true },
  { order: 'recipes', label: 'Recipes', numeric: true },
  { order: 'joined', label: 'Joined' },
]
