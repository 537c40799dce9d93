import { changeQueue } from '../change-queue/change-queue'
import { isAnonymousOwner } from '../change-queue/change-queue-owner'
import { findPersistedListKeys, purgeList } from './persisted-lists'

/** What somebody means to buy is not for whoever sits down at this device next. */
export async function purgeLists(): Promise<void> {
  for (const key of (await findPersistedListKeys()) ?? []) {
    if (belongsToOtherOwner(key)) await purgeList(key, () => belongsToOtherOwner(key))
  }
}

/** Whether it is surely somebody else's than the one who is signed in. */
function belongsToOtherOwner(key: string): boolean {
  const owner = changeQueue.currentOwner()
  return owner === null || (!isAnonymousOwner(owner) && !key.startsWith(`${owner}/`))
}
