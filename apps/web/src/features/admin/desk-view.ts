import { paths } from '../../paths'
import { pageFrom } from './users-view'

export const deskTabs = ['submissions', 'reports', 'messages', 'log'] as const

export type DeskTab = (typeof deskTabs)[number]

/** What lies on an admin's desk: one of its stacks, a page of it, and what is open; it lives in the address. */
export interface DeskView {
  readonly tab: DeskTab
  readonly page: number
  /** The key of what was opened; null where nobody chose. */
  readonly open: string | null
}

export function deskFrom(params: URLSearchParams): DeskView {
  return {
    tab: deskTabs.find((known) => known === params.get('tab')) ?? 'submissions',
    page: pageFrom(params),
    open: params.get('open'),
  }
}

/** The way to a part of the desk. Only what is not as usual stands in the address. */
export function deskPath({ tab, page = 1, open = null }: Partial<DeskView> & Pick<DeskView, 'tab'>): string {
  const params = new URLSearchParams({
    ...(tab !== 'submissions' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(open !== null && { open }),
  }).toString()
  return params === '' ? paths.adminRecipes : `${paths.adminRecipes}?${params}`
}
