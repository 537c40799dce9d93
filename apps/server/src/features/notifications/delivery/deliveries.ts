import type { Db } from '../../../db/database'
import {
  type Delivery,
  insertDeliveries,
  numberFailedDeliveries,
} from '../../../db/sql/notifications/deliveries'

/**
 * Claims deliveries before they are sent and returns the keys that were not claimed before. A claimed delivery is never sent
 * twice, even if the server that claimed it crashes. Failed attempts stay in the table with a numbered key.
 */
export async function claimDeliveries(
  db: Db,
  delivery: Delivery,
  keys: readonly string[],
  now: string,
): Promise<string[]> {
  return (await insertDeliveries(db, delivery, keys, now)).map(({ key }) => key)
}

/** Releases deliveries that could not be sent, for another attempt. */
export async function releaseDeliveries(
  db: Db,
  delivery: Delivery,
  keys: readonly string[],
  now: string,
): Promise<void> {
  await numberFailedDeliveries(db, delivery, keys, now)
}
