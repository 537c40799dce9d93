import { session } from '../../session/session-store'

/** Purges shopping lists left in this browser by another cook. Loads no code if there are none. */
export function purgeListsOnSignOut(): () => void {
  let token = session.get().accessToken
  const purge = () =>
    void purgeIfAny().catch((error) => console.error('Purging shopping lists failed', error))
  if (token === null) purge()
  return session.subscribe(() => {
    const previousToken = token
    token = session.get().accessToken
    if (previousToken !== token) purge()
  })
}

async function purgeIfAny() {
  const databases = await globalThis.indexedDB?.databases?.()
  if (!databases?.some(({ name }) => name?.startsWith('larder-shopping/'))) return
  const { purgeLists } = await import('../../api/shopping-list/purge-lists')
  await purgeLists()
}
