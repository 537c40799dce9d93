import { useMemo } from 'react'
import { paths } from '../../../paths'
import { useSearchParams } from '../../../router/router'
import { parseAdminPage } from '../dashboard/users-filter'

export const moderationTabs = ['submissions', 'reports', 'messages', 'log'] as const

const auditKinds = ['admin', 'account'] as const

export type ModerationTab = (typeof moderationTabs)[number]

/** The moderation view: the queue, its page, and the open entry; kept in the URL. */
export interface ModerationView {
  readonly tab: ModerationTab
  readonly page: number
  /** The key of the open entry; null by default. */
  readonly open: string | null
  /** The audit log of admins or of cooks only. */
  readonly kind?: 'admin' | 'account'
}

export function parseModerationView(params: URLSearchParams): ModerationView {
  const kind = auditKinds.find((known) => known === params.get('kind'))
  return {
    tab: moderationTabs.find((known) => known === params.get('tab')) ?? 'submissions',
    page: parseAdminPage(params),
    open: params.get('open'),
    ...(kind && { kind }),
  }
}

/** Returns the path of a view. Only values that differ from the defaults are in the URL. */
export function moderationPath({
  tab,
  page = 1,
  open = null,
  kind,
}: Partial<ModerationView> & Pick<ModerationView, 'tab'>): string {
  const params = new URLSearchParams({
    ...(tab !== 'submissions' && { tab }),
    ...(page > 1 && { page: String(page) }),
    ...(open !== null && { open }),
    ...(kind && { kind }),
  }).toString()
  return params === '' ? paths.adminRecipes : `${paths.adminRecipes}?${params}`
}

export function useModerationView(): ModerationView {
  const [params] = useSearchParams()
  return useMemo(() => parseModerationView(params), [params])
}
