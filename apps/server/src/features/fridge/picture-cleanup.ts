import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { addSeconds } from '../../time/clock'

const maxPictures = 50
/** Beyond this the oldest questions are dropped. */
const maxQuestions = 100
/** A booking can be undone for 30 days; changes are kept a little longer. */
const changeLifetimeSeconds = 40 * 86_400

/**
 * Keeps a camera's last pictures, those with an open question, and the one the next is compared with. Of other pictures with
 * changes only the row stays, so that bookings can still be undone.
 */
export async function deleteOldPictures(tx: Tx, cameraId: string, now: string): Promise<void> {
  await tx.execute(sql`
    update camera_changes set state = 'dismissed' where id in (
      select id from camera_changes where camera_id = ${cameraId} and state = 'asking'
      order by at desc, id desc offset ${maxQuestions})`)
  await tx.execute(sql`
    delete from camera_changes where camera_id = ${cameraId} and state <> 'asking'
      and at < ${addSeconds(now, -changeLifetimeSeconds)}`)
  const old = sql`camera_id = ${cameraId} and id not in (
    (select id from camera_pictures where camera_id = ${cameraId} order by taken_at desc, id desc limit ${maxPictures})
    union all
    (select id from camera_pictures where camera_id = ${cameraId} and state in ('first', 'same', 'changed')
      order by taken_at desc, id desc limit 1)
    union all
    select unnest(array[picture_id, coalesce(seen_on, picture_id)]) from camera_changes
      where camera_id = ${cameraId} and state = 'asking')`
  const changed = sql`exists (select from camera_changes c where c.picture_id = camera_pictures.id)`
  await tx.execute(sql`delete from camera_pictures where ${old} and not ${changed}`)
  await tx.execute(
    sql`update camera_pictures set bytes = '' where ${old} and ${changed} and octet_length(bytes) > 0`,
  )
}
