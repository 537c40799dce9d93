import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Actor } from '../../../actor'
import { type Db, inTransaction, type Tx } from '../../../db/database'
import { publishAccountChange } from '../../../db/household-lock'
import { recordOwnAction } from '../../../db/queries/audit-log'
import { recoveryCodes, secondFactors } from '../../../db/tables/account'
import { AppError } from '../../../errors'
import { hashSecret } from '../../../secrets'
import type { Clock } from '../../../time/clock'
import { openSecret, sealSecret } from './sealed-secret'
import { findTotpStep, toBase32 } from './totp'

const secretBytes = 20
const recoveryCodeCount = 10
const recoveryCodeBytes = 10

export type SecondFactors = ReturnType<typeof createSecondFactors>

/** The second factor of accounts with a password: codes of an authenticator app, and recovery codes. */
export function createSecondFactors({ db, clock }: { db: Db; clock: Clock }) {
  const ofAccount = (accountId: string) => eq(secondFactors.accountId, accountId)

  async function find(tx: Tx, accountId: string) {
    const [row] = await tx.select().from(secondFactors).where(ofAccount(accountId))
    return row
  }

  /** Uses up a code of the app. */
  async function takeAppCode(accountId: string, sealed: Buffer, password: string, code: string) {
    const secret = await openSecret(sealed, password)
    const step = secret && findTotpStep(secret, code, clock())
    if (step === undefined) return false
    const used = await db
      .update(secondFactors)
      .set({ lastStep: step })
      .where(and(ofAccount(accountId), lt(secondFactors.lastStep, step)))
      .returning({ id: secondFactors.accountId })
    return used.length > 0
  }

  async function takeRecoveryCode(accountId: string, code: string): Promise<boolean> {
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashRecoveryCode(code))))
      .returning({ id: recoveryCodes.accountId })
    return used.length > 0
  }

  /** Uses up a code of the app or a recovery code, or rejects it. */
  async function expectCode(accountId: string, sealed: Buffer | null, password: string, code: string) {
    const isRight =
      (sealed !== null && (await takeAppCode(accountId, sealed, password, code))) ||
      (await takeRecoveryCode(accountId, code))
    if (!isRight) throw wrongCodeError()
  }

  return {
    async state({ accountId }: Actor) {
      const factor = await find(db, accountId)
      const isOn = factor?.confirmedAt != null
      const codes = isOn ? await db.$count(recoveryCodes, eq(recoveryCodes.accountId, accountId)) : 0
      return { enabled: isOn, recoveryCodes: codes }
    },

    /** Creates the app's secret; nothing is asked for before it is confirmed. */
    async start({ accountId, email }: Actor, password: string) {
      const secret = randomBytes(secretBytes)
      const columns = { sealed: await sealSecret(secret, password), lastStep: 0, createdAt: clock() }
      const stored = await db
        .insert(secondFactors)
        .values({ accountId, ...columns })
        .onConflictDoUpdate({
          target: secondFactors.accountId,
          set: columns,
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ id: secondFactors.accountId })
      if (stored.length === 0) throw new AppError('second-factor-on')
      const key = toBase32(secret)
      return {
        secret: key,
        address: `otpauth://totp/Larder:${encodeURIComponent(email)}?secret=${key}&issuer=Larder`,
      }
    },

    /** Turns it on once the app shows the right code, and returns the recovery codes. */
    async confirm(actor: Actor, password: string, code: string): Promise<string[]> {
      const { accountId } = actor
      const factor = await find(db, accountId)
      if (factor?.confirmedAt) throw new AppError('second-factor-on')
      if (!factor?.sealed || !(await takeAppCode(accountId, factor.sealed, password, code)))
        throw wrongCodeError()
      const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
      await inTransaction(db, async (tx) => {
        await tx.update(secondFactors).set({ confirmedAt: clock() }).where(ofAccount(accountId))
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
        await tx
          .insert(recoveryCodes)
          .values(codes.map((one) => ({ accountId, codeHash: hashRecoveryCode(one) })))
        await recordOwnAction(tx, actor, { action: 'turned on second factor', at: clock() })
        await publishAccountChange(tx, accountId, 'account')
      })
      return codes
    },

    /** After the password and a code. */
    async remove(actor: Actor): Promise<void> {
      const { accountId } = actor
      await inTransaction(db, async (tx) => {
        const removed = await tx.delete(secondFactors).where(ofAccount(accountId)).returning()
        if (removed.some(({ confirmedAt }) => confirmedAt !== null))
          await recordOwnAction(tx, actor, { action: 'turned off second factor', at: clock() })
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
        await publishAccountChange(tx, accountId, 'account')
      })
    },

    async isOn(accountId: string): Promise<boolean> {
      return (await find(db, accountId))?.confirmedAt != null
    },

    /** The same for somebody who is signed in: a missing code is a wrong one. */
    async expectWithPassword(accountId: string, password: string, code: string | undefined): Promise<void> {
      const factor = await find(db, accountId)
      if (factor?.confirmedAt) await expectCode(accountId, factor.sealed, password, code ?? '')
    },

    /** After the right password: asks for a code where the account has a second factor. */
    async expectAtSignIn(accountId: string, password: string, code: string | undefined): Promise<void> {
      const factor = await find(db, accountId)
      if (!factor?.confirmedAt) return
      if (code === undefined) throw new AppError('second-factor-needed')
      await expectCode(accountId, factor.sealed, password, code)
    },

    /** Keeps the app's secret readable with a new password; returns what to store in the same transaction. */
    async prepareNewPassword(accountId: string, before: string, after: string) {
      const factor = await find(db, accountId)
      const secret = factor?.sealed && (await openSecret(factor.sealed, before))
      const sealed = secret ? await sealSecret(secret, after) : null
      return (tx: Tx) => tx.update(secondFactors).set({ sealed }).where(ofAccount(accountId))
    },

    /** After a new password by email the app's secret cannot be read any more; recovery codes remain. */
    async forgetSecret(tx: Tx, accountId: string): Promise<void> {
      await tx
        .update(secondFactors)
        .set({ sealed: null })
        .where(and(ofAccount(accountId), isNotNull(secondFactors.confirmedAt)))
    },
  }
}

function wrongCodeError(): AppError {
  const { message } = new AppError('wrong-code')
  return new AppError('wrong-code', { fields: { code: message } })
}

/** Returns 80 random bits in four groups. Example: 'K3QF-9ZTM-…'. */
function newRecoveryCode(): string {
  return toBase32(randomBytes(recoveryCodeBytes)).replace(/.{4}(?=.)/g, '$&-')
}

function hashRecoveryCode(code: string): Buffer {
  return hashSecret(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))
}
