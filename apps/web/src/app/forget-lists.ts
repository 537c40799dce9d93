import { session } from '../session/session-store'

/** Has the lists removed that a cook leaves behind in this browser; who leaves none fetches nothing for it. */
export function forgetLists(): () => void {
  let token = session.get().accessToken
  const sweep = () => void sweepIfAny().catch((error) => console.error('Lists could not be removed', error))
  if (token === null) sweep()
  return session.subscribe(() => {
    const before = token
    token = session.get().accessToken
    if (before !== token) sweep()
  })
}

async function sweepIfAny() {
  const databases = await globalThis.indexedDB?.databases?.()
  if (!databases?.some(({ name }) => name?.startsWith('larder-shopping/'))) return
  const { sweepLists } = await import('../api/shopping-store/sweep-lists')
  await sweepLists()
}
