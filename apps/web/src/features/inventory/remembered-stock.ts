import type { InventoryItem } from '@larder/contract/inventory'
import { outbox } from '../../api/outbox'
import { rememberedPrefix } from '../../session/remembered'

const prefix = `${rememberedPrefix}stock/`
/** A kitchen larger than this is read anew each time: the browser's storage is small, and what waits goes first. */
const mostItems = 2500
const mostCharacters = 1_000_000

/** Keeps the last list, so that a kitchen opened without network is the cook's own and not the sample. */
export async function rememberStock(items: readonly InventoryItem[]) {
  try {
    const owner = await outbox.learnOwner()
    if (owner === null || owner !== outbox.ownerNow()) return
    const text = items.length > mostItems ? '' : JSON.stringify({ household: outbox.householdNow(), items })
    if (text === '' || text.length > mostCharacters) window.localStorage.removeItem(prefix + owner)
    else window.localStorage.setItem(prefix + owner, text)
  } catch {
    // Then there is nothing to remember.
  }
}

interface Remembered {
  /** Missing where it was not known yet. */
  readonly household?: string
  readonly items: readonly InventoryItem[]
}

/** The last list of this cook, unless they are known to be in another household by now. */
export function recallStock(): Remembered | null {
  const owner = outbox.ownerNow()
  if (owner === null) return null
  try {
    const kept = JSON.parse(window.localStorage.getItem(prefix + owner) ?? 'null') as Remembered | null
    return kept && Array.isArray(kept.items) && outbox.isHere(kept) ? kept : null
  } catch {
    return null
  }
}
