import { rememberedPrefix } from '../session/remembered'
import { outbox } from './outbox'

/** A longer list is read anew each time: the browser's storage is small, and what waits goes first. */
const mostItems = 2500
const mostCharacters = 1_000_000

export interface RememberedList<Item> {
  /** Missing where it was not known yet. */
  readonly household?: string
  readonly items: readonly Item[]
}

/** Keeps the last list of a kind, so that a page opened without network shows the cook's own. */
export async function rememberList(kind: string, items: readonly unknown[]): Promise<void> {
  try {
    const owner = await outbox.learnOwner()
    if (owner === null || owner !== outbox.ownerNow()) return
    const text = items.length > mostItems ? '' : JSON.stringify({ household: outbox.householdNow(), items })
    if (text === '' || text.length > mostCharacters) window.localStorage.removeItem(keyFor(kind, owner))
    else window.localStorage.setItem(keyFor(kind, owner), text)
  } catch {
    // Then there is nothing to remember.
  }
}

/** The last list of this cook, unless they are known to be in another household by now. */
export function recallList<Item>(kind: string): RememberedList<Item> | null {
  const owner = outbox.ownerNow()
  if (owner === null) return null
  try {
    const kept = JSON.parse(
      window.localStorage.getItem(keyFor(kind, owner)) ?? 'null',
    ) as RememberedList<Item> | null
    return kept && Array.isArray(kept.items) && outbox.isHere(kept) ? kept : null
  } catch {
    return null
  }
}

function keyFor(kind: string, owner: string): string {
  return `${rememberedPrefix}${kind}/${owner}`
}
