import { paths } from '../../../paths'
import { parseAdminPage } from '../dashboard/users-filter'

export const moderationTabs = ['submissions', 'reports', 'messages', 'log'] as const

export type ModerationTab = (typeof moderationTabs)[number]

/** What lies on an admin's desk: one of its stacks, a page of it, and what is open; it lives in the address. */
export interface ModerationView {
  readonly tab: ModerationTab
  readonly page: number
  /** The key of what was opened; null where nobody chose. */
  readonly open: string | null
}

export function parseModerationView(params: URLSearchParams): ModerationView {
  return {
    tab: moderationTabs.find((known) => known === params.get('tab')) ?? 'submissions',
    page: parseAdminPage(params),
    open: params.get('open'),
  }
}

/** The way to a part of the desk. Only what is not as usual stands in the address. */
export function moderationPath({
  tab,
  page = 1,
  open = null,
}: Partial<ModerationView> & Pick<ModerationView, 'tab'>): string {
  const params = new URLSearchParams({
    ...(tab !== 'submissions' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(open !== null && { open }),
  }).toString()
  return params === '' ? paths.adminRecipes : `${paths.adminRecipes}?${params}`
}
