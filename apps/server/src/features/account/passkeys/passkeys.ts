import { type account as calls, maxPasskeys, type Passkey } from '@larder/contract/account'
import type { DataOf, ParsedInputOf } from '@larder/contract/http/endpoint'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, desc, eq, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { recordOwnAction } from '../../../db/queries/audit-log'
import { lockAccount } from '../../../db/queries/membership'
import { passkeys } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import type { Log } from '../../../log'
import { newId, pseudonymizeIds } from '../../../secrets'
import type { Clock } from '../../../time/clock'
import { challengeLifetimeSeconds, createPasskeyChallenges } from './passkey-challenges'

type NewPasskey = ParsedInputOf<typeof calls.addPasskey>['body']
type UsedPasskey = ParsedInputOf<typeof calls.loginWithPasskey>['body']['passkey']

interface PasskeysParts {
  db: Db
  clock: Clock
  log: Log
  publicUrl: string
}

/** EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257]
const extensions = { clientExtensionResults: {} }

export type Passkeys = ReturnType<typeof createPasskeys>

/** Passkeys of cooks, by WebAuthn: the device that holds one checks who uses it. They are bound to the host of PUBLIC_URL. */
export function createPasskeys({ db, clock, log, publicUrl }: PasskeysParts) {
  const challenges = createPasskeyChallenges({ db, clock })
  const { origin, hostname: rpId } = new URL(publicUrl)
  const timeout = challengeLifetimeSeconds * 1000

  async function find(accountId: string) {
    return db
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
  }

  async function hasAny(accountId: string): Promise<boolean> {
    return (await db.$count(passkeys, eq(passkeys.accountId, accountId))) > 0
  }

  async function verifyNew(made: NewPasskey['passkey'], expectedChallenge: string) {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...made, ...extensions },
        ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId },
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      })
      return verified ? registrationInfo?.credential : undefined
    } catch {
      return undefined
    }
  }

  async function verifyUse(used: UsedPasskey, publicKey: Buffer, expectedChallenge: string) {
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...used, ...extensions },
        ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId },
        // The count is compared below, in the statement that stores it.
        credential: { id: used.id, publicKey: new Uint8Array(publicKey), counter: 0 },
        requireUserVerification: true,
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch {
      return undefined
    }
  }

  return {
    list: async ({ accountId }: Actor): Promise<Passkey[]> => (await find(accountId)).map(toPasskey),

    hasAny,

    /**
     * Where a second factor is required, a caller who knows only the password may add the first passkey, but no second one: they
     * use that.
     */
    async expectMayAddFactor({ accountId, lacksSecondFactor }: Actor): Promise<void> {
      if (lacksSecondFactor && (await hasAny(accountId))) throw new AppError('second-factor-required')
    },

    async start({ accountId, email, name }: Actor): Promise<DataOf<typeof calls.startPasskey>> {
      const existing = await find(accountId)
      if (existing.length >= maxPasskeys) throw new AppError('too-many-passkeys')
      return {
        challenge: await challenges.create(accountId),
        rp: { id: rpId, name: 'Larder' },
        user: { id: Buffer.from(accountId).toString('base64url'), name: email, displayName: name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout,
        excludeCredentials: existing.map(({ credentialId }) => ({
          type: 'public-key',
          id: credentialId.toString('base64url'),
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      }
    },

    async add(actor: Actor, { name, passkey }: NewPasskey): Promise<Passkey> {
      const { accountId } = actor
      const challenge = await challenges.take(passkey.response.clientDataJSON, accountId)
      const made = challenge === undefined ? undefined : await verifyNew(passkey, challenge)
      if (!made) throw new AppError('passkey-refused')
      const row = {
        id: newId(),
        accountId,
        credentialId: Buffer.from(made.id, 'base64url'),
        publicKey: Buffer.from(made.publicKey),
        uses: made.counter,
        name,
        createdAt: clock(),
        lastUsedAt: null,
      }
      await inTransaction(db, async (tx) => {
        await lockAccount(tx, accountId)
        if ((await tx.$count(passkeys, eq(passkeys.accountId, accountId))) >= maxPasskeys)
          throw new AppError('too-many-passkeys')
        const added = await tx.insert(passkeys).values(row).onConflictDoNothing().returning()
        if (added.length === 0) throw new AppError('passkey-refused')
        await recordOwnAction(tx, actor, { action: 'added passkey', note: name, at: row.createdAt })
        await publishAccountChange(tx, accountId, 'account')
      })
      log.info({ who: pseudonymizeIds(accountId) }, 'passkey added')
      return toPasskey(row)
    },

    async rename({ accountId }: Actor, id: string, name: string): Promise<Passkey> {
      return inTransaction(db, async (tx) => {
        const [renamed] = await tx
          .update(passkeys)
          .set({ name })
          .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
          .returning()
        if (!renamed) throw new AppError('passkey-not-found')
        await publishAccountChange(tx, accountId, 'account')
        return toPasskey(renamed)
      })
    },

    async remove(actor: Actor, id: string): Promise<void> {
      const { accountId } = actor
      await inTransaction(db, async (tx) => {
        const removed = await tx
          .delete(passkeys)
          .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
          .returning({ name: passkeys.name })
        if (!removed[0]) throw new AppError('passkey-not-found')
        await recordOwnAction(tx, actor, { action: 'removed passkey', note: removed[0].name, at: clock() })
        await publishAccountChange(tx, accountId, 'account')
      })
    },

    /** Anyone who made a passkey with the old password is out, unless the owner keeps it. */
    async removeOthers(tx: Tx, accountId: string, kept: readonly string[] = []): Promise<void> {
      const others = kept.length > 0 ? notInArray(passkeys.id, [...kept]) : undefined
      await tx.delete(passkeys).where(and(eq(passkeys.accountId, accountId), others))
    },

    async startUse(): Promise<DataOf<typeof calls.startPasskeyUse>> {
      const challenge = await challenges.create(null)
      return { challenge, rpId, timeout, userVerification: 'required', allowCredentials: [] }
    },

    /** Returns the account of a passkey that was used for a challenge of ours, or rejects it. */
    async expectUsed(used: UsedPasskey): Promise<string> {
      const challenge = await challenges.take(used.response.clientDataJSON, null)
      const [passkey] = await db
        .select()
        .from(passkeys)
        .where(eq(passkeys.credentialId, Buffer.from(used.id, 'base64url')))
      if (!passkey || challenge === undefined) throw new AppError('passkey-refused')
      const uses = await verifyUse(used, passkey.publicKey, challenge)
      if (uses === undefined) throw new AppError('passkey-refused')
      const counted = await db
        .update(passkeys)
        .set({ uses, lastUsedAt: clock() })
        .where(
          and(
            eq(passkeys.id, passkey.id),
            or(lt(passkeys.uses, uses), and(eq(passkeys.uses, 0), sql`${uses}::bigint = 0`)),
          ),
        )
        .returning({ id: passkeys.id })
      if (counted.length === 0) {
        const who = pseudonymizeIds(passkey.accountId)
        log.warn({ who }, 'a passkey was used fewer times than before: it may have been copied')
        throw new AppError('passkey-refused')
      }
      return passkey.accountId
    },
  }
}

function toPasskey({ id, name, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, createdAt, ...(lastUsedAt && { lastUsedAt }) }
}
