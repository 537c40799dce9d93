import { randomUUID } from 'node:crypto'
import type { Profile } from '@larder/contract/account'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Clock } from '../../clock'
import { type Db, inTransaction, type Tx } from '../../db/open'
import { accounts, avatars } from '../../db/tables/account'
import { touchAccount } from '../../db/touch'
import { AppError } from '../../errors'
import type { Allowances, Limits } from '../../http/limits'
import { asSquareJpeg } from '../../vision/picture-gate'
import { openUnpacking } from '../../vision/unpacking'
import { profileOf } from './profile'

const side = 256

export interface AvatarParts {
  db: Db
  clock: Clock
  limits: Limits
  allowances: Allowances
}

/** Pictures of cooks, each under an address that nobody can guess. */
export function openAvatars({ db, clock, limits, allowances }: AvatarParts) {
  const unpacked = openUnpacking()

  async function replace({ accountId }: Actor, bytes: Buffer | null): Promise<Profile> {
    return inTransaction(db, async (tx) => {
      const id = bytes && randomUUID()
      await tx.update(accounts).set({ avatarId: id, updatedAt: clock() }).where(eq(accounts.id, accountId))
      await tx.delete(avatars).where(eq(avatars.accountId, accountId))
      if (id) await tx.insert(avatars).values({ id, accountId, bytes, createdAt: clock() })
      await touchAccount(tx, accountId, 'account')
      return profileOf(tx, accountId, clock())
    })
  }

  return {
    async set(actor: Actor, bytes: Uint8Array): Promise<Profile> {
      await limits.spend(`avatar:${actor.accountId}`, allowances.lookings)
      return replace(actor, await unpacked(() => asSquareJpeg(bytes, side)))
    },

    remove: (actor: Actor) => replace(actor, null),

    async get(id: string): Promise<Uint8Array> {
      const [found] = await db.select({ bytes: avatars.bytes }).from(avatars).where(eq(avatars.id, id))
      if (!found) throw new AppError('no-picture')
      return found.bytes
    },
  }
}

/** The same picture under another address: whoever knew the one before finds nothing there. */
export async function moveAvatar(tx: Tx, accountId: string): Promise<void> {
  const id = randomUUID()
  const moved = await tx
    .update(avatars)
    .set({ id })
    .where(eq(avatars.accountId, accountId))
    .returning({ id: avatars.id })
  if (moved.length > 0) await tx.update(accounts).set({ avatarId: id }).where(eq(accounts.id, accountId))
}
