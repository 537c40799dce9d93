import { session } from '../../session/session-store'

/** Has the lists removed that a cook leaves behind in this browser; who leaves none fetches nothing for it. */
export function purgeListsOnSignOut(): () => void {
  let token = session.get().accessToken
  const sweep = () =>
    void purgeIfAny().catch((error) => console.error('Purging shopping lists failed', error))
  if (token === null) sweep()
  return session.subscribe(() => {
    const before = token
    token = session.get().accessToken
    if (before !== token) sweep()
  })
}

async function purgeIfAny() {
  const databases = await globalThis.indexedDB?.databases?.()
  if (!databases?.some(({ name }) => name?.startsWith('larder-shopping/'))) return
  const { purgeLists: sweepLists } = await import('../../api/shopping-list/purge-lists')
  await sweepLists()
}
