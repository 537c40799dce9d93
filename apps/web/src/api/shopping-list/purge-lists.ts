import { isAnonymousOwner } from '@larder/sync/changes/queue-scope'
import { changeQueue } from '../change-queue/change-queue'
import { persistedLists } from './list-documents'

/** Deletes the lists of other accounts, so that the next user of this device does not see them. */
export async function purgeLists(): Promise<void> {
  for (const key of (await persistedLists.keys()) ?? []) {
    if (belongsToOtherOwner(key)) await persistedLists.purge(key, () => belongsToOtherOwner(key))
  }
}

/** Returns whether the list certainly belongs to an account other than the signed-in one. */
function belongsToOtherOwner(key: string): boolean {
  const owner = changeQueue.currentOwner()
  return owner === null || (!isAnonymousOwner(owner) && !key.startsWith(`${owner}/`))
}
