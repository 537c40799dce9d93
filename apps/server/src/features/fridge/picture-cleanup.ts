import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { addSeconds } from '../../time/clock'

const maxPictures = 50
/** More questions than this nobody will answer; the oldest are let go. */
const maxQuestions = 100
/** A booking can be undone for 30 days; after that what a camera saw is of no use. */
const changeLifetimeSeconds = 40 * 86_400

/**
 * Keeps a camera's last pictures, those that a question rests on, and the one that the next is compared with. Of the others
 * with changes on them only the row stays, so that what was booked can still be undone.
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
