import { fridge } from '@larder/contract/fridge'
import { toPageInfo } from '@larder/contract/http/paging'
import { count, eq } from 'drizzle-orm'
import type { PairedCamera } from '../../actor'
import type { Db } from '../../db/database'
import { cameraChanges } from '../../db/tables/fridge'
import type { RateLimiter, RateLimits } from '../../http/rate-limits'
import type { Serve } from '../../http/serve'
import type { Clock } from '../../time/clock'
import { createCameraPictures } from './camera-pictures'
import { createCameras } from './cameras'
import { type ChangeDecisionParts, createChangeDecisions } from './change-decisions'
import { findFridgeChanges } from './change-queries'
import { createPictureUpload } from './picture-upload'

export interface FridgeRoutesParts extends ChangeDecisionParts {
  db: Db
  clock: Clock
  limits: RateLimiter
  allowances: RateLimits
  wake(camera: PairedCamera): void
}

export function serveFridge(serve: Serve, parts: FridgeRoutesParts): void {
  const { db, limits, allowances } = parts
  const cameras = createCameras(parts)
  const pictures = createCameraPictures(parts)
  const upload = createPictureUpload(parts)
  const decide = createChangeDecisions(parts)
  serve(fridge.cameras, (_, { actor }) => cameras.list(actor))
  serve(fridge.add, ({ body }, { actor }) => cameras.add(actor, body))
  serve(fridge.renew, ({ params }, { actor }) => cameras.renew(actor, params.id))
  serve(fridge.pair, async ({ body }, { address }) => {
    await limits.consume(`pairing:${address}`, allowances.pairingTries)
    return cameras.pair(body.code)
  })
  serve(fridge.change, ({ params, body }, { actor }) => cameras.change(actor, params.id, body))
  serve(fridge.revoke, ({ params }, { actor }) => cameras.revoke(actor, params.id))
  serve(fridge.upload, ({ picture }, { camera, takenAt }) => upload(camera, picture, takenAt))
  serve(fridge.pictures, ({ params, query }, { actor }) => pictures.list(actor, params.id, query))
  serve(fridge.picture, ({ params }, { actor }) => pictures.image(actor, params.id))
  serve(fridge.changes, async ({ query }, { actor: { householdId } }) => {
    const [total] = await db
      .select({ count: count() })
      .from(cameraChanges)
      .where(eq(cameraChanges.householdId, householdId))
    const data = await findFridgeChanges(db, householdId, {
      size: query.size,
      from: (query.page - 1) * query.size,
    })
    return { data: data.map(({ label: _, ...change }) => change), page: toPageInfo(query, total?.count ?? 0) }
  })
  serve(fridge.decide, ({ params, body }, { actor }) => decide(actor, params.id, body))
}
