import type { InventoryItem } from '@larder/contract/inventory'
import { outbox } from '../../api/outbox'
import { session } from '../../session/session-store'

const prefix = 'stock/'
/** A kitchen larger than this is read anew each time: the browser's storage is small, and what waits goes first. */
const mostItems = 2500
const mostCharacters = 1_000_000

/** Keeps the last list, so that a kitchen opened without network is the cook's own and not the sample. */
export async function rememberStock(items: readonly InventoryItem[]) {
  try {
    const owner = await outbox.learnOwner()
    if (owner === null || owner !== outbox.ownerNow()) return
    const text = items.length > mostItems ? '' : JSON.stringify(items)
    if (text === '' || text.length > mostCharacters) window.localStorage.removeItem(prefix + owner)
    else window.localStorage.setItem(prefix + owner, text)
  } catch {
    // Then there is nothing to remember.
  }
}

export function recallStock(): readonly InventoryItem[] | null {
  const owner = outbox.ownerNow()
  if (owner === null) return null
  try {
    const items: unknown = JSON.parse(window.localStorage.getItem(prefix + owner) ?? 'null')
    return Array.isArray(items) ? items : null
  } catch {
    return null
  }
}

/** What somebody keeps at home is not for whoever sits down at this device next. */
session.subscribe(() => {
  if (session.get().isAuthenticated) return
  try {
    const held = window.localStorage
    const keys = Array.from({ length: held.length }, (_, index) => held.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix)) held.removeItem(key)
  } catch {
    // What cannot be reached was never kept.
  }
})
