import { outbox } from '../outbox'
import { isStranger } from '../outbox-owner'
import { keptKeys, sweepList } from './list-databases'

/** What somebody means to buy is not for whoever sits down at this device next. */
export async function sweepLists(): Promise<void> {
  for (const key of (await keptKeys()) ?? []) {
    if (isOver(key)) await sweepList(key, () => isOver(key))
  }
}

/** Whether it is surely somebody else's than the one who is signed in. */
function isOver(key: string): boolean {
  const owner = outbox.ownerNow()
  return owner === null || (!isStranger(owner) && !key.startsWith(`${owner}/`))
}
