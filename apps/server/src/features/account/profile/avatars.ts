import { randomUUID } from 'node:crypto'
import type { AccountProfile } from '@larder/contract/account'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { accounts, avatars } from '../../../db/tables/account'
import type { Env } from '../../../env'
import { AppError } from '../../../errors'
import type { RateLimiter, RateLimits } from '../../../http/rate-limits'
import type { Clock } from '../../../time/clock'
import { toSquareJpeg } from '../../../vision/picture-codec'
import { createPictureLimiter } from '../../../vision/picture-limiter'
import { findProfile } from './profile'

const avatarSide = 256

export interface AvatarParts {
  db: Db
  clock: Clock
  limits: RateLimiter
  allowances: RateLimits
  passwordMode: Env['passwords']
}

/** Pictures of cooks at unguessable addresses. */
export function createAvatars({ db, clock, limits, allowances, passwordMode }: AvatarParts) {
  const limiter = createPictureLimiter()

  async function replace({ accountId }: Actor, bytes: Buffer | null): Promise<AccountProfile> {
    return inTransaction(db, async (tx) => {
      const id = bytes && randomUUID()
      await tx.update(accounts).set({ avatarId: id, updatedAt: clock() }).where(eq(accounts.id, accountId))
      await tx.delete(avatars).where(eq(avatars.accountId, accountId))
      if (id) await tx.insert(avatars).values({ id, accountId, bytes, createdAt: clock() })
      await publishAccountChange(tx, accountId, 'account')
      return findProfile(tx, accountId, clock(), passwordMode)
    })
  }

  return {
    async set(actor: Actor, bytes: Uint8Array): Promise<AccountProfile> {
      await limits.consume(`avatar:${actor.accountId}`, allowances.lookings)
      return replace(actor, await limiter(() => toSquareJpeg(bytes, avatarSide)))
    },

    remove: (actor: Actor) => replace(actor, null),

    async get(id: string): Promise<Uint8Array> {
      const [found] = await db.select({ bytes: avatars.bytes }).from(avatars).where(eq(avatars.id, id))
      if (!found) throw new AppError('no-picture')
      return found.bytes
    },
  }
}

/** Moves the picture to a new address; the old address stops working. */
export async function rotateAvatarId(tx: Tx, accountId: string): Promise<void> {
  const id = randomUUID()
  const moved = await tx
    .update(avatars)
    .set({ id })
    .where(eq(avatars.accountId, accountId))
    .returning({ id: avatars.id })
  if (moved.length > 0) await tx.update(accounts).set({ avatarId: id }).where(eq(accounts.id, accountId))
}
