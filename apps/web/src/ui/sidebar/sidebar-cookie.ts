export const SIDEBAR_COOKIE = 'sidebar_state'
/** Seven days. */
export const SIDEBAR_COOKIE_MAX_AGE = 604_800

/** Returns whether the sidebar was left expanded; undefined without a cookie. */
export function readSidebarCookie(): boolean | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${SIDEBAR_COOKIE}=`))
  const value = pair?.slice(SIDEBAR_COOKIE.length + 1)
  if (value === 'true') return true
  return value === 'false' ? false : undefined
}

export function writeSidebarCookie(expanded: boolean): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers we serve
  document.cookie = `${SIDEBAR_COOKIE}=${expanded}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE}; samesite=lax${secure}`
}
