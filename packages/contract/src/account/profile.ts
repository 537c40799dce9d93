import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import {
  DayText,
  Email,
  Instant,
  maxPictureBytes,
  normalizeInvitationCode,
  PersonName,
  Secret,
  TypedPassword,
  Uuid,
} from '../http/fields'

/** A code from an email as typed, in any spelling. Example: 'k7qxm-2pd9r' becomes 'K7QXM2PD9R'. */
const EmailCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(20), z.overwrite(normalizeInvitationCode))

/** The profile a cook can view and edit. */
export const AccountProfile = z.object({
  name: z.string(),
  email: z.string(),
  /** The new address, until its confirmation link is opened. */
  newEmail: z.optional(z.string()),
  avatar: z.optional(Uuid),
  /** False for accounts that sign in by OpenID Connect: they have no password to ask for. */
  hasPassword: z.boolean(),
  /** The deletion time of the account, if the cook requested deletion. */
  deletionAt: z.optional(Instant),
})
/** The profile a cook can view and edit. Example: `profile.name`. */
export type AccountProfile = z.infer<typeof AccountProfile>

/** The activity counts of a cook. */
export const AccountOverview = z.object({
  /** The day the account was created. */
  since: DayText,
  scans: z.int(),
  recipes: z.int(),
  cooked: z.int(),
  /** Likes by other cooks on this cook's recipes. */
  likes: z.int(),
  communities: z.int(),
  /** Items in the kitchen of the current household. */
  items: z.int(),
})
/** The activity counts of a cook. Example: `overview.cooked`. */
export type AccountOverview = z.infer<typeof AccountOverview>

const badPicture = [
  'not-a-picture',
  'broken-picture',
  'animated-picture',
  'too-many-pixels',
  'too-large',
] as const

/** Endpoints of a cook's own profile. Example: `account.saveProfile`. */
export const profileEndpoints = {
  profile: endpoint({
    method: 'GET',
    path: '/account/profile',
    access: 'cook',
    summary: 'Returns the cook’s own profile.',
    data: AccountProfile,
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/account/profile',
    access: 'cook',
    byKey: false,
    summary:
      'Changes the name or the email. A new email takes effect when the link sent to it is opened, and requires the current password if there is one, and a confirmation where there is none or a second factor.',
    affects: ['account', 'household', 'community', 'diet', 'inventory', 'shopping'],
    body: z.object({ name: PersonName, email: Email, currentPassword: z.optional(TypedPassword) }),
    data: AccountProfile,
    errors: ['wrong-password', 'confirmation-needed', 'email-taken', 'too-many-attempts'],
  }),
  dropNewEmail: endpoint({
    method: 'DELETE',
    path: '/account/new-email',
    access: 'cook',
    byKey: false,
    summary: 'Cancels a pending email change and invalidates its link.',
    affects: ['account', 'household', 'community'],
    data: AccountProfile,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'anyone',
    summary: 'Confirms a new email with the one-time secret of the link sent to it.',
    affects: ['account'],
    body: z.object({ secret: Secret }),
    data: z.object({ email: z.string() }),
    errors: ['email-link-spent', 'email-taken'],
  }),
  mailEmailCode: endpoint({
    method: 'POST',
    path: '/account/email-code',
    access: 'cook',
    byKey: false,
    summary:
      'Emails a code to the cook’s own address. Where the installation sends email, a household is shared only by cooks who have confirmed theirs.',
    affects: [],
    status: 202,
  }),
  confirmEmailCode: endpoint({
    method: 'POST',
    path: '/account/email-code/confirm',
    access: 'cook',
    byKey: false,
    summary: 'Confirms the cook’s own address with the code that was emailed to it.',
    affects: ['account'],
    body: z.object({ code: EmailCode }),
    errors: ['email-code-wrong'],
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/account/avatar',
    access: 'cook',
    summary: 'Sets the profile picture. It is cropped to a square and its metadata is removed.',
    affects: ['account', 'household', 'community'],
    takes: 'picture',
    largest: maxPictureBytes,
    data: AccountProfile,
    errors: [...badPicture, 'scanner-busy'],
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/account/avatar',
    access: 'cook',
    summary: 'Deletes the profile picture; the initials are shown instead.',
    affects: ['account', 'household', 'community'],
    data: AccountProfile,
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/avatars/:id',
    access: 'anyone',
    summary: 'Returns a cook’s picture. Its address changes with every picture.',
    params: z.object({ id: Uuid }),
    gives: 'picture',
    lasting: true,
    errors: ['no-picture'],
  }),
  overview: endpoint({
    method: 'GET',
    path: '/account/overview',
    access: 'cook',
    summary: 'Returns the cook’s statistics.',
    data: AccountOverview,
  }),
} as const
