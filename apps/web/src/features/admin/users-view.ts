import { Subscription } from '@larder/contract/account'
import { UserOrder, UserStatus } from '@larder/contract/admin'

/** What part of the accounts is looked at; it lives in the address. */
export interface UsersView {
  readonly q: string
  readonly status: UserStatus | null
  readonly plan: Subscription | null
  readonly sort: UserOrder
  readonly down: boolean
  readonly page: number
}

export const everybody: UsersView = { q: '', status: null, plan: null, sort: 'joined', down: true, page: 1 }

export const longestSearch = 120
const lastPage = 1_000_000

/** Words begin at A; figures and days begin with the most. */
const downFirst: ReadonlySet<UserOrder> = new Set(['scans', 'recipes', 'joined'])

/** A page of a list as the address gives it; what is none is the first. */
export function pageFrom(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page > 1 && page <= lastPage ? page : 1
}

export function viewFrom(params: URLSearchParams): UsersView {
  const [status, plan, sort, order] = ['status', 'plan', 'sort', 'order'].map((name) => params.get(name))
  const by = UserOrder.options.find((known) => known === sort) ?? everybody.sort
  return {
    q: (params.get('q') ?? '').slice(0, longestSearch),
    status: UserStatus.options.find((known) => known === status) ?? null,
    plan: Subscription.options.find((known) => known === plan) ?? null,
    sort: by,
    down: order === 'down' || (order !== 'up' && downFirst.has(by)),
    page: pageFrom(params),
  }
}

/** Only what is not as usual stands in the address. */
export function paramsFor({ q, status, plan, sort, down, page }: UsersView): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(status && { status }),
    ...(plan && { plan }),
    ...(sort !== everybody.sort && { sort }),
    ...(down !== downFirst.has(sort) && { order: down ? 'down' : 'up' }),
    ...(page > 1 && { page: String(page) }),
  })
}

export function searchFor(view: UsersView): string {
  const params = paramsFor(view).toString()
  return params === '' ? '?' : `?${params}`
}

/** A column that is pressed: the other way round where it is sorted by already, otherwise its own first way. */
export function sortedBy(column: UserOrder, { sort, down }: UsersView): Pick<UsersView, 'sort' | 'down'> {
  return { sort: column, down: column === sort ? !down : downFirst.has(column) }
}

/** Whether anything is left out. */
export function isNarrowed({ q, status, plan }: UsersView): boolean {
  return q.trim() !== '' || status !== null || plan !== null
}

/** What the server is asked for. */
export function queryOf({ q, status, plan, sort, down, page }: UsersView) {
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
