import type { Credentials, LoginResult, Registration, User } from '@larder/contract/account'
import { and, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../actor'
import { type Db, inTransaction, type Tx } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { addMember, newHousehold } from '../../db/queries/membership'
import {
  accounts,
  dataArchives,
  emailChanges,
  passwordResets,
  sessions as sessionTable,
} from '../../db/tables/account'
import { apiKeysTable } from '../../db/tables/api-keys'
import { households } from '../../db/tables/household'
import { calendarFeeds } from '../../db/tables/meal-plan'
import { pushSubscriptions } from '../../db/tables/notifications'
import { AppError } from '../../errors'
import type { Caller } from '../../http/caller'
import type { Log } from '../../log'
import { newId, pseudonymizeIds } from '../../secrets'
import type { Clock } from '../../time/clock'
import { describeDevice } from './sign-in/describe-device'
import type { LoginThrottle } from './sign-in/login-throttle'
import { assertStrongPassword, type Passwords } from './sign-in/passwords'
import type { Sessions } from './sign-in/sessions'

/** Any number will do that no other lock of ours uses: it serialises who becomes the first account. */
const firstAccountLockKey = 5_273_002

export interface AccountServiceParts {
  db: Db
  clock: Clock
  sessions: Sessions
  loginThrottle: LoginThrottle
  passwords: Passwords
  log: Log
}

/** By what somebody showed who they are. */
type SignInMethod = 'registration' | 'password' | 'openid'

interface NewAccount {
  name: string
  email: string
  passwordHash: string | null
  timeZone?: string | undefined
  country?: string | undefined
}

export type AccountService = ReturnType<typeof createAccountService>

export function createAccountService({
  db,
  clock,
  sessions,
  loginThrottle: patience,
  passwords,
  log,
}: AccountServiceParts) {
  /** An account never stands without a household; the first of an installation is its admin. */
  async function create(tx: Tx, { name, email, passwordHash, timeZone, country }: NewAccount): Promise<User> {
    const role = await roleOfNext(tx)
    const createdAt = clock()
    const household = newHousehold(name, createdAt, { timeZone, country })
    await tx.insert(households).values(household)
    const account = { id: newId(), name, email, role, subscription: 'free' as const }
    const inserted = await tx
      .insert(accounts)
      .values({
        ...account,
        passwordHash,
        status: 'active',
        currentHouseholdId: household.id,
        timeZone: timeZone ?? null,
        createdAt,
        updatedAt: createdAt,
      })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id })
    if (inserted.length === 0) {
      const { message } = new AppError('email-taken')
      throw new AppError('email-taken', { fields: { email: message } })
    }
    await addMember(tx, household.id, account.id, 'owner', createdAt)
    return account
  }

  // Only while there is nobody do newcomers wait for each other.
  async function roleOfNext(tx: Tx): Promise<User['role']> {
    const anybody = async () => (await tx.select({ id: accounts.id }).from(accounts).limit(1)).length > 0
    if (await anybody()) return 'cook'
    await tx.execute(sql`select pg_advisory_xact_lock(${firstAccountLockKey})`)
    return (await anybody()) ? 'cook' : 'admin'
  }

  async function signIn(
    tx: Tx,
    user: User,
    caller: Caller,
    { way, remember = false }: { way: SignInMethod; remember?: boolean },
  ): Promise<LoginResult> {
    const access_token = await sessions.start(tx, user.id, describeDevice(caller.userAgent), remember)
    // By the same mark as in the lines of requests.
    log.info({ who: pseudonymizeIds(user.id), way }, 'user signed in')
    return { access_token, user }
  }

  /**
   * Puts another password in place, or none; links mailed before are worthless from then on, also one to another email:
   * whoever is shut out must not come back by it. Where `known` is given, only if that is still the one: checking takes
   * a while, and somebody may have been faster.
   */
  async function replacePassword(
    tx: Tx,
    accountId: string,
    passwordHash: string | null,
    known?: string,
  ): Promise<boolean> {
    const replaced = await tx
      .update(accounts)
      .set({ passwordHash, updatedAt: clock() })
      .where(and(eq(accounts.id, accountId), known ? eq(accounts.passwordHash, known) : undefined))
      .returning({ id: accounts.id })
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
    await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
    return replaced.length > 0
  }

  async function endAllSessions(tx: Tx, accountId: string): Promise<void> {
    await tx.delete(sessionTable).where(eq(sessionTable.accountId, accountId))
    await publishAccountChange(tx, accountId)
  }

  /**
   * For whoever has proved that the account is theirs: nobody who came in before stays, no program of theirs, and nothing that
   * would go on telling them of the kitchen: a calendar's address, an archive, a phone that is sent reminders.
   */
  async function revokeAccess(tx: Tx, accountId: string): Promise<void> {
    await tx.delete(apiKeysTable).where(eq(apiKeysTable.accountId, accountId))
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId))
    await tx.delete(dataArchives).where(eq(dataArchives.accountId, accountId))
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId))
    await endAllSessions(tx, accountId)
  }

  return {
    create,
    signIn,
    replacePassword,
    endAllSessions,
    revokeAccess,

    async register(
      { name, email, password, timeZone, country }: z.output<typeof Registration>,
      caller: Caller,
    ): Promise<LoginResult> {
      assertStrongPassword(password, { name, email }, 'password')
      const passwordHash = await passwords.hash(password)
      return inTransaction(db, async (tx) =>
        signIn(tx, await create(tx, { name, email, passwordHash, timeZone, country }), caller, {
          way: 'registration',
        }),
      )
    },

    async login(given: z.output<typeof Credentials>, caller: Caller): Promise<LoginResult> {
      await patience.attempt(given.email, caller.address)
      const [account] = await db.select().from(accounts).where(eq(accounts.email, given.email))
      if (!(await passwords.match(account?.passwordHash, given.password)) || !account?.passwordHash) {
        throw new AppError('wrong-credentials')
      }
      await patience.reset(given.email, caller.address)
      const { id, passwordHash } = account
      return inTransaction(db, async (tx) => {
        // A password that was replaced while we were checking it opens nothing any more.
        const [still] = await tx
          .select()
          .from(accounts)
          .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
          .for('share')
        if (!still) throw new AppError('wrong-credentials')
        if (still.status === 'suspended') throw new AppError('account-suspended')
        return signIn(tx, toUser(still, clock()), caller, { way: 'password', remember: given.remember })
      })
    },

    async changePassword(
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      actor: Actor,
      address: string,
    ): Promise<void> {
      assertStrongPassword(newPassword, actor, 'newPassword')
      await patience.attempt(actor.email, address)
      const [account] = await db.select().from(accounts).where(eq(accounts.id, actor.accountId))
      const known = account?.passwordHash
      if (!known || !(await passwords.match(known, currentPassword))) throw wrongPasswordError()
      await patience.reset(actor.email, address)
      const passwordHash = await passwords.hash(newPassword)
      await inTransaction(db, async (tx) => {
        if (!(await replacePassword(tx, actor.accountId, passwordHash, known))) throw wrongPasswordError()
        await sessions.endOthers(tx, actor)
      })
    },

    /**
     * Refuses whoever does not know the password; those who come in by OpenID Connect have none to know. Gives what was
     * compared with, for whoever makes sure that it still counts when they act on it.
     */
    async expectPassword(actor: Actor, typed: string | undefined, address: string): Promise<string | null> {
      const [account] = await db.select().from(accounts).where(eq(accounts.id, actor.accountId))
      const known = account?.passwordHash
      if (!known) return null
      if (typed === undefined) throw wrongPasswordError('Enter your current password to change this.')
      await patience.attempt(actor.email, address)
      if (!(await passwords.match(known, typed))) throw wrongPasswordError()
      await patience.reset(actor.email, address)
      return known
    },

    async logout(actor: Actor): Promise<void> {
      await sessions.end(actor, actor.sessionId)
    },

    async endOtherSessions(actor: Actor): Promise<void> {
      await sessions.endOthers(db, actor)
    },

    me(actor: Actor): User {
      const { accountId: id, name, email, role, subscription, avatar, deletionAt } = actor
      return {
        id,
        name,
        email,
        role,
        subscription,
        ...toOptionalUserFields({ avatarId: avatar, deletionAt }),
      }
    },
  }
}

export function wrongPasswordError(message = new AppError('wrong-password').message): AppError {
  return new AppError('wrong-password', { message, fields: { currentPassword: message } })
}

export function toUser(account: typeof accounts.$inferSelect, now: string): User {
  const { id, name, email, role, planEndsAt } = account
  const subscription = planEndsAt !== null && planEndsAt <= now ? 'free' : account.subscription
  return { id, name, email, role, subscription, ...toOptionalUserFields(account) }
}

function toOptionalUserFields({
  avatarId,
  deletionAt,
}: {
  avatarId: string | null
  deletionAt: string | null
}) {
  return { ...(avatarId !== null && { avatar: avatarId }), ...(deletionAt !== null && { deletionAt }) }
}
