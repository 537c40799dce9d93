import { fridge } from '@larder/contract/fridge'
import { pageOf } from '@larder/contract/paging'
import { count, eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/open'
import { cameraChanges } from '../../db/tables/fridge'
import type { Allowances, Limits } from '../../http/limits'
import type { Serve } from '../../http/serve'
import { openCameras } from './cameras'
import { changesOf } from './change-view'
import { type DecidingParts, openDeciding } from './deciding'
import { openHandingIn } from './handing-in'
import { openPictures } from './pictures'

export interface FridgeRoutes extends DecidingParts {
  db: Db
  clock: Clock
  limits: Limits
  allowances: Allowances
  wake(cameraId: string): void
}

export function serveFridge(serve: Serve, parts: FridgeRoutes): void {
  const { db, limits, allowances } = parts
  const cameras = openCameras(parts)
  const pictures = openPictures(parts)
  const handIn = openHandingIn(parts)
  const decide = openDeciding(parts)
  serve(fridge.cameras, (_, { actor }) => cameras.list(actor))
  serve(fridge.add, ({ body }, { actor }) => cameras.add(actor, body))
  serve(fridge.renew, ({ params }, { actor }) => cameras.renew(actor, params.id))
  serve(fridge.pair, async ({ body }, { address }) => {
    await limits.spend(`pairing:${address}`, allowances.pairingTries)
    return cameras.pair(body.code)
  })
  serve(fridge.change, ({ params, body }, { actor }) => cameras.change(actor, params.id, body))
  serve(fridge.revoke, ({ params }, { actor }) => cameras.revoke(actor, params.id))
  serve(fridge.handIn, ({ picture }, { camera, takenAt }) => handIn(camera, picture, takenAt))
  serve(fridge.pictures, ({ params, query }, { actor }) => pictures.list(actor, params.id, query))
  serve(fridge.picture, ({ params }, { actor }) => pictures.image(actor, params.id))
  serve(fridge.changes, async ({ query }, { actor: { householdId } }) => {
    const [total] = await db
      .select({ count: count() })
      .from(cameraChanges)
      .where(eq(cameraChanges.householdId, householdId))
    const data = await changesOf(db, householdId, { size: query.size, from: (query.page - 1) * query.size })
    return { data: data.map(({ label: _, ...change }) => change), page: pageOf(query, total?.count ?? 0) }
  })
  serve(fridge.decide, ({ params, body }, { actor }) => decide(actor, params.id, body))
}
