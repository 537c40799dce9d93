import type { Credentials, account as calls, LoginResult, Registration, User } from '@larder/contract/account'
import type { InstallationSettings } from '@larder/contract/admin'
import type { ParsedInputOf } from '@larder/contract/http/endpoint'
import { and, eq, notInArray } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../actor'
import { type Db, inTransaction, type Tx } from '../../db/database'
import { publishAccountChange } from '../../db/household-lock'
import { recordOwnAction } from '../../db/queries/audit-log'
import { readInstallation, saveInstallation } from '../../db/queries/installation'
import { withdrawInvitationsOf } from '../../db/queries/invitations'
import {
  accounts,
  dataArchives,
  emailChanges,
  passwordResets,
  sessions as sessionTable,
} from '../../db/tables/account'
import { apiKeysTable } from '../../db/tables/api-keys'
import { calendarFeeds } from '../../db/tables/meal-plan'
import { pushSubscriptions } from '../../db/tables/notifications'
import type { Env } from '../../env'
import { AppError } from '../../errors'
import type { Caller } from '../../http/caller'
import type { Log } from '../../log'
import { newSecret, pseudonymizeIds } from '../../secrets'
import type { Clock } from '../../time/clock'
import type { Passkeys } from './passkeys/passkeys'
import { admitRegistration } from './registration/admission'
import { createAccount, type NewAccount } from './registration/create-account'
import { useSetUpLink } from './registration/set-up-links'
import type { SecondFactors } from './second-factor/second-factors'
import { describeDevice } from './sign-in/describe-device'
import type { LoginThrottle } from './sign-in/login-throttle'
import { assertStrongPassword, type Passwords } from './sign-in/passwords'
import type { Sessions } from './sign-in/sessions'

export interface AccountServiceParts {
  db: Db
  clock: Clock
  sessions: Sessions
  loginThrottle: LoginThrottle
  passwords: Passwords
  secondFactors: SecondFactors
  passkeys: Passkeys
  log: Log
  /** Settings that the environment decides. */
  fixedSettings: Partial<InstallationSettings>
  /** Off: a password that an account still has is not asked for. */
  passwordMode: Env['passwords']
}

/** How the account was authenticated. */
type SignInMethod = 'registration' | 'password' | 'passkey' | 'openid'

interface ChangedPassword {
  readonly currentPassword: string
  readonly newPassword: string
  readonly keepKeys: readonly string[]
  readonly keepPasskeys: readonly string[]
}

type RegistrationBody = z.output<typeof Registration>

export type AccountService = ReturnType<typeof createAccountService>

export function createAccountService({
  db,
  clock,
  sessions,
  loginThrottle,
  passwords,
  secondFactors,
  passkeys,
  log,
  fixedSettings,
  passwordMode,
}: AccountServiceParts) {
  const create = (tx: Tx, account: NewAccount): Promise<User> => createAccount(tx, account, clock())

  async function signIn(
    tx: Tx,
    user: User,
    caller: Caller,
    { way, remember = false }: { way: SignInMethod; remember?: boolean },
  ): Promise<LoginResult> {
    const secondFactor = way === 'passkey' || way === 'openid'
    const device = describeDevice(caller.userAgent)
    const access_token = await sessions.start(tx, user.id, device, { remember, secondFactor })
    const { plans } = await readInstallation(tx)
    // The same pseudonym as in the request log.
    log.info({ who: pseudonymizeIds(user.id), way }, 'user signed in')
    return { access_token, user: plans === 'off' ? { ...user, subscription: 'pro' } : user }
  }

  /**
   * Replaces or removes the password. Links mailed before become invalid, including one for an email change, so that a revoked
   * user cannot return by it. With `knownHash`, only if the password is still that one: verification takes a while and a concurrent
   * change may have been faster.
   */
  async function replacePassword(
    tx: Tx,
    accountId: string,
    passwordHash: string | null,
    knownHash?: string,
  ): Promise<boolean> {
    const replaced = await tx
      .update(accounts)
      .set({ passwordHash, updatedAt: clock() })
      .where(and(eq(accounts.id, accountId), knownHash ? eq(accounts.passwordHash, knownHash) : undefined))
      .returning({ id: accounts.id })
    await tx.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
    await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
    return replaced.length > 0
  }

  /** The browser is known from now on, by a new secret each time. */
  async function rememberDevice(email: string, caller: Caller): Promise<void> {
    const device = newSecret()
    await loginThrottle.reset(email, caller, caller.rememberDevice && device)
    caller.rememberDevice?.(device)
  }

  async function endAllSessions(tx: Tx, accountId: string): Promise<void> {
    await tx.delete(sessionTable).where(eq(sessionTable.accountId, accountId))
    await publishAccountChange(tx, accountId)
  }

  /**
   * After the owner has proved the account is theirs: ends all sessions and API keys, and deletes everything else that gives
   * access to the household: calendar addresses, archives, invitations, push devices.
   */
  async function revokeAccess(tx: Tx, accountId: string): Promise<void> {
    await revokeAddressesAndKeys(tx, accountId)
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId))
    await passkeys.removeOthers(tx, accountId)
    await endAllSessions(tx, accountId)
  }

  /**
   * After a new password, anyone who made a key or an archive, knows a calendar address or invited themselves is out, unless the
   * owner keeps the key.
   */
  async function revokeAddressesAndKeys(
    tx: Tx,
    accountId: string,
    keepKeys: readonly string[] = [],
  ): Promise<void> {
    const kept = keepKeys.length > 0 ? notInArray(apiKeysTable.id, [...keepKeys]) : undefined
    await tx.delete(apiKeysTable).where(and(eq(apiKeysTable.accountId, accountId), kept))
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, accountId))
    await tx.delete(dataArchives).where(eq(dataArchives.accountId, accountId))
    await withdrawInvitationsOf(tx, accountId)
  }

  async function registerWith(
    { name, email, password, timeZone, country }: RegistrationBody,
    caller: Caller,
    admit: (tx: Tx) => Promise<User['role']>,
  ): Promise<LoginResult> {
    assertStrongPassword(password, { name, email }, 'password')
    const passwordHash = await passwords.hash(password)
    const result = await inTransaction(db, async (tx) => {
      const role = await admit(tx)
      const user = await create(tx, { name, email, passwordHash, role, timeZone, country })
      return signIn(tx, user, caller, { way: 'registration' })
    })
    const device = newSecret()
    // What strangers tried before the account existed.
    await loginThrottle.resetAccount(email)
    await loginThrottle.remember(email, device)
    caller.rememberDevice?.(device)
    return result
  }

  return {
    create,
    signIn,
    replacePassword,
    endAllSessions,
    revokeAccess,

    register: (
      { invitation, ...person }: RegistrationBody & { invitation?: string | undefined },
      caller: Caller,
    ) =>
      registerWith(person, caller, async (tx) => {
        await admitRegistration(tx, invitation, clock())
        return 'cook'
      }),

    /** Makes the first admin by the set-up link, with the choice whether there are plans. */
    setUp: (
      {
        secret,
        plans,
        ...person
      }: RegistrationBody & { secret: string; plans: InstallationSettings['plans'] },
      caller: Caller,
    ) =>
      registerWith(person, caller, async (tx) => {
        await useSetUpLink(tx, secret)
        await saveInstallation(tx, fixedSettings.plans ? {} : { plans })
        return 'admin'
      }),

    async login(given: z.output<typeof Credentials>, caller: Caller): Promise<LoginResult> {
      await loginThrottle.attempt(given.email, caller)
      const [account] = await db.select().from(accounts).where(eq(accounts.email, given.email))
      if (!(await passwords.match(account?.passwordHash, given.password)) || !account?.passwordHash) {
        // One line for fail2ban and CrowdSec: deploy/fail2ban reads it.
        log.info({ address: caller.address }, 'login failed')
        throw new AppError('wrong-credentials')
      }
      if (given.code !== undefined) await loginThrottle.attemptCode(given.email, caller)
      await secondFactors.expectAtSignIn(account.id, given.password, given.code)
      await rememberDevice(given.email, caller)
      const { id, passwordHash } = account
      return inTransaction(db, async (tx) => {
        // A password that was replaced during verification is not accepted.
        const [current] = await tx
          .select()
          .from(accounts)
          .where(and(eq(accounts.id, id), eq(accounts.passwordHash, passwordHash)))
          .for('share')
        if (!current) throw new AppError('wrong-credentials')
        if (current.status === 'suspended') throw new AppError('account-suspended')
        return signIn(tx, toUser(current, clock()), caller, { way: 'password', remember: given.remember })
      })
    },

    /** The device has checked who holds it, so nothing else is asked for. */
    async loginWithPasskey(
      { passkey, remember }: ParsedInputOf<typeof calls.loginWithPasskey>['body'],
      caller: Caller,
    ): Promise<LoginResult> {
      const accountId = await passkeys.expectUsed(passkey)
      return inTransaction(db, async (tx) => {
        const [current] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('share')
        if (!current) throw new AppError('passkey-refused')
        if (current.status === 'suspended') throw new AppError('account-suspended')
        return signIn(tx, toUser(current, clock()), caller, { way: 'passkey', remember })
      })
    },

    async changePassword(
      { currentPassword, newPassword, keepKeys, keepPasskeys }: ChangedPassword,
      actor: Actor,
      address: string,
    ): Promise<void> {
      assertStrongPassword(newPassword, actor, 'newPassword')
      await loginThrottle.attempt(actor.email, { address, sessionId: actor.sessionId })
      const [account] = await db.select().from(accounts).where(eq(accounts.id, actor.accountId))
      const storedHash = account?.passwordHash
      if (!storedHash || !(await passwords.match(storedHash, currentPassword))) throw wrongPasswordError()
      await loginThrottle.reset(actor.email, { address, sessionId: actor.sessionId })
      const passwordHash = await passwords.hash(newPassword)
      const { accountId } = actor
      const keepFactor = await secondFactors.prepareNewPassword(accountId, currentPassword, newPassword)
      await inTransaction(db, async (tx) => {
        if (!(await replacePassword(tx, actor.accountId, passwordHash, storedHash)))
          throw wrongPasswordError()
        await keepFactor(tx)
        await revokeAddressesAndKeys(tx, actor.accountId, keepKeys)
        await passkeys.removeOthers(tx, actor.accountId, keepPasskeys)
        await sessions.endOthers(tx, actor)
        await recordOwnAction(tx, actor, { action: 'changed password', at: clock() })
      })
    },

    /**
     * Verifies the current password; accounts with OpenID Connect sign-in have none. Returns the verified hash, so that the
     * caller can check that it is still current. What `alsoCheck` rejects counts as a failed attempt, too.
     */
    async expectPassword(
      actor: Actor,
      password: string | undefined,
      address: string,
      alsoCheck?: (password: string) => Promise<void>,
    ): Promise<string | null> {
      if (passwordMode === 'off') return null
      const [account] = await db.select().from(accounts).where(eq(accounts.id, actor.accountId))
      const storedHash = account?.passwordHash
      if (!storedHash) return null
      if (password === undefined) throw wrongPasswordError('Enter your current password to change this.')
      await loginThrottle.attempt(actor.email, { address, sessionId: actor.sessionId })
      if (!(await passwords.match(storedHash, password))) throw wrongPasswordError()
      await alsoCheck?.(password)
      await loginThrottle.reset(actor.email, { address, sessionId: actor.sessionId })
      return storedHash
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
