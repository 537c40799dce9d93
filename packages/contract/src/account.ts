import * as z from 'zod/mini'
import { accountDeletionEndpoints } from './account/account-deletion'
import { confirmationEndpoints } from './account/confirmation'
import { passkeyEndpoints, UsedPasskey } from './account/passkeys'
import { profileEndpoints } from './account/profile'
import { SecondFactorCode, secondFactorEndpoints } from './account/second-factor'
import { settingsEndpoints } from './account/settings'
import { PlansMode } from './admin/installation'
import { endpoint, feature } from './http/endpoint'
import {
  CountryCode,
  Email,
  Instant,
  NewPassword,
  normalizeInvitationCode,
  PersonName,
  Secret,
  TimeZone,
  TypedPassword,
  Uuid,
} from './http/fields'

export * from './account/account-deletion'
export * from './account/confirmation'
export * from './account/passkeys'
export * from './account/profile'
export * from './account/settings'

/** The plan of an account. Example: 'free'. */
export const Subscription = z.enum(['free', 'premium', 'pro'])
/** The plan of an account. Example: 'premium'. */
export type Subscription = z.infer<typeof Subscription>

/** The role of an account. The set-up link of an installation makes its first 'admin'. */
export const AccountRole = z.enum(['cook', 'admin'])
/** The role of an account. Example: 'cook'. */
export type AccountRole = z.infer<typeof AccountRole>

/** The signed-in cook as screens receive it. Example: `{ name: 'Ana', subscription: 'free', role: 'cook', … }`. */
export const User = z.object({
  id: Uuid,
  name: z.string(),
  email: z.string(),
  subscription: Subscription,
  role: AccountRole,
  avatar: z.optional(Uuid),
  /** The deletion time of the account, if the cook requested deletion. */
  deletionAt: z.optional(Instant),
})
/** The signed-in cook. Example: Ana on the free plan. */
export type User = z.infer<typeof User>

/** A new session: the bearer token and the account it belongs to. */
export const LoginResult = z.object({ access_token: Secret, user: User })
/** A new session. Example: `{ access_token: '…', user: { name: 'Ana', … } }`. */
export type LoginResult = z.infer<typeof LoginResult>

/** The body of the sign-up request. Example: `{ name: 'Ana', email: 'ana@example.org', password: 'three warm plums' }`. */
export const Registration = z.object({
  name: PersonName,
  email: Email,
  password: NewPassword,
  /** Time zone of the new household; decides when its day begins. */
  timeZone: z.optional(TimeZone),
  /** Country of the new household; decides its measures, pack sizes and currency. */
  country: z.optional(CountryCode),
})

/** An invitation as written or typed. A short code is read like the code of a household. Example: 'k7qxm-2pd9r'. */
const InvitationSecret = z.string().check(
  z.trim(),
  z.maxLength(64),
  z.overwrite((value) => (value.length > 20 ? value : normalizeInvitationCode(value))),
)

/** The body of the sign-in request; `remember` extends the session from one day to 30. */
export const Credentials = z.object({
  email: Email,
  password: TypedPassword,
  remember: z._default(z.boolean(), false),
  /** Needed where the account has a second factor. */
  code: z.optional(SecondFactorCode),
})

/** Larger than the number of keys that an account can have. */
const maxKeptKeys = 50

/** A session of a cook on one device. Example: 'Firefox on Linux, last used today, this device'. */
export const Session = z.object({
  id: Uuid,
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  expiresAt: Instant,
  current: z.boolean(),
})
/** A session of a cook on one device. Example: the phone. */
export type Session = z.infer<typeof Session>

/** Accounts and sessions. Example: `account.login`. */
export const account = feature('account', {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'anyone',
    summary: 'Creates an account with its own household and signs in.',
    affects: [],
    body: z.extend(Registration, {
      /** The code of an invitation to a household, or of an admin's; needed where registration is by invitation. */
      invitation: z.optional(InvitationSecret),
    }),
    data: LoginResult,
    status: 201,
    errors: ['passwords-off', 'email-taken', 'password-common', 'invitation-needed', 'registration-closed'],
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/auth/set-up',
    access: 'anyone',
    summary: 'Creates the first admin with the one-time secret of the set-up link, and signs in.',
    affects: [],
    body: z.extend(Registration, { secret: Secret, plans: PlansMode }),
    data: LoginResult,
    status: 201,
    errors: ['passwords-off', 'set-up-link-spent', 'email-taken', 'password-common'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'anyone',
    summary: 'Signs in with email and password.',
    affects: [],
    body: Credentials,
    data: LoginResult,
    errors: [
      'passwords-off',
      'wrong-credentials',
      'account-suspended',
      'too-many-attempts',
      'second-factor-needed',
      'wrong-code',
    ],
  }),
  loginWithPasskey: endpoint({
    method: 'POST',
    path: '/auth/passkey-login',
    access: 'anyone',
    summary: 'Signs in with a passkey instead of a password and a code: the device has checked who holds it.',
    affects: [],
    body: z.object({ passkey: UsedPasskey, remember: z._default(z.boolean(), false) }),
    data: LoginResult,
    errors: ['passwords-off', 'passkey-refused', 'account-suspended'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'cook',
    byKey: false,
    beforeSecondFactor: true,
    summary: 'Ends this session and invalidates its token.',
    affects: [],
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'cook',
    beforeSecondFactor: true,
    summary: 'Returns the signed-in cook.',
    data: User,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/auth/password',
    access: 'cook',
    byKey: false,
    summary:
      'Changes the password. Requires the current one; ends every other session, every API key and passkey that is not kept by its id, and every calendar address, archive and invitation.',
    affects: ['account', 'api-keys', 'household', 'meal-plan'],
    body: z.object({
      currentPassword: TypedPassword,
      newPassword: NewPassword,
      /** API keys that go on working. */
      keepKeys: z._default(z.array(Uuid).check(z.maxLength(maxKeptKeys)), []),
      /** Passkeys that go on working. */
      keepPasskeys: z._default(z.array(Uuid).check(z.maxLength(maxKeptKeys)), []),
    }),
    errors: ['passwords-off', 'wrong-password', 'password-common', 'too-many-attempts'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'anyone',
    summary:
      'Sends a password reset link by email. The response never reveals whether the email has an account.',
    affects: [],
    body: z.object({ email: Email }),
    status: 202,
    errors: ['passwords-off'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'anyone',
    summary: 'Sets a new password with the one-time secret of a reset link. Ends all sessions.',
    affects: [],
    body: z.object({ secret: Secret, password: NewPassword }),
    errors: ['passwords-off', 'reset-link-spent', 'password-common'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'cook',
    byKey: false,
    summary: 'Lists the cook’s sessions, most recently used first.',
    data: z.array(Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'cook',
    byKey: false,
    summary: 'Ends one of the cook’s sessions.',
    affects: ['account'],
    params: z.object({ id: Uuid }),
    errors: ['session-not-found'],
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'cook',
    byKey: false,
    summary: 'Ends every session of the cook except this one.',
    affects: ['account'],
  }),
  finishOpenId: endpoint({
    method: 'POST',
    path: '/auth/openid/finish',
    access: 'anyone',
    summary: 'Exchanges the one-time secret of a completed OpenID Connect sign-in for a session.',
    affects: [],
    body: z.object({ secret: Secret }),
    data: LoginResult,
    errors: ['sign-in-expired', 'account-suspended'],
  }),
  ...profileEndpoints,
  ...settingsEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...confirmationEndpoints,
  ...accountDeletionEndpoints,
})
