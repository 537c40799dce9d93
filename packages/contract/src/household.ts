import * as z from 'zod/mini'
import { affected } from './http/affects'
import { endpoint, feature } from './http/endpoint'
import { CountryCode, Instant, normalizeInvitationCode, singleLineField, TimeZone, Uuid } from './http/fields'

/** The role of a member: an owner invites, removes and renames. Example: 'owner'. */
export const MemberRole = z.enum(['owner', 'member'])
/** The role of a member. Example: 'member'. */
export type MemberRole = z.infer<typeof MemberRole>

/** A member of a household: a person with an account. Example: Ana, owner, since March. */
export const Member = z.object({
  accountId: Uuid,
  name: z.string(),
  role: MemberRole,
  joinedAt: Instant,
  you: z.boolean(),
})
/** A member of a household. Example: Ana. */
export type Member = z.infer<typeof Member>

/** A household of the cook, as a list row. Example: `{ name: 'Ana’s kitchen', role: 'owner', members: 3, current: true }`. */
export const HouseholdSummary = z.object({
  id: Uuid,
  name: z.string(),
  role: MemberRole,
  members: z.int(),
  current: z.boolean(),
})
/** A household of the cook, as a list row. Example: the weekend house. */
export type HouseholdSummary = z.infer<typeof HouseholdSummary>

/** An open invitation, valid until it is used, expires or is withdrawn. Only its creator saw the code. */
export const Invitation = z.object({
  id: Uuid,
  invitedBy: z.optional(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  /** Number of members who joined by it. */
  joined: z.int(),
  /** It admits any number of people; otherwise it is spent by the first. */
  forSeveral: z.boolean(),
})
/** An open invitation. Example: made by Ana, for a week. */
export type Invitation = z.infer<typeof Invitation>

/** The cook's current household. Example: Ana’s kitchen with three members. */
export const Household = z.object({
  id: Uuid,
  name: z.string(),
  /** Decides when a day begins and ends. */
  timeZone: z.string(),
  /** The currency of its prices. */
  currency: z.string(),
  /** Decides which pints, cups and packs are meant; absent if unknown. */
  country: z.optional(z.string()),
  role: MemberRole,
  members: z.array(Member),
  /** Only owners receive them. */
  invitations: z.array(Invitation),
})
/** The cook's current household. Example: Ana’s kitchen. */
export type Household = z.infer<typeof Household>

const HouseholdName = singleLineField({ max: 80 })
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Use three letters, like EUR.'))

/**
 * An invitation code as typed. Lower case, spaces, dashes and letters that look like digits are accepted.
 * Example: 'k7qx m2pd-9r' is read as 'K7QXM2PD9R'.
 */
const InvitationCode = z
  .string()
  .check(
    z.maxLength(40),
    z.overwrite(normalizeInvitationCode),
    z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'A code has ten letters and digits, like K7QXM-2PD9R.'),
  )

/** The offered lifetimes of an invitation in days. Example: 7. */
export const invitationDays = [1, 7, 30] as const

/**
 * An event of the event stream: first the household's revision, then each change by feature; 'elsewhere' if the cook
 * switched household or is no longer a member.
 * Example: `{ type: 'changed', words: ['inventory'], revision: 12 }`.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), household: Uuid, revision: z.int() }),
  z.object({ type: z.literal('changed'), words: z.array(z.string()), revision: z.int() }),
  z.object({ type: z.literal('elsewhere') }),
])
/** An event of the event stream. Example: the inventory changed. */
export type LiveEvent = z.infer<typeof LiveEvent>

const byId = z.object({ id: Uuid })
const byAccount = z.object({ accountId: Uuid })

/** Households: members, invitations and the event stream of changes. Example: `household.join`. */
export const household = feature('household', {
  list: endpoint({
    method: 'GET',
    path: '/households',
    access: 'cook',
    summary: 'Lists the cook’s households.',
    data: z.array(HouseholdSummary),
  }),
  create: endpoint({
    method: 'POST',
    path: '/households',
    access: 'cook',
    byKey: false,
    summary: 'Creates another household and makes it the current one.',
    affects: ['household', ...affected.diet],
    body: z.object({
      name: HouseholdName,
      timeZone: z.optional(TimeZone),
      country: z.optional(CountryCode),
    }),
    data: Household,
    status: 201,
    errors: ['too-many-households'],
  }),
  current: endpoint({
    method: 'GET',
    path: '/households/current',
    access: 'cook',
    summary: 'Returns the current household with its members.',
    data: Household,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/households/current',
    access: 'cook',
    summary: 'Changes the household’s name, time zone, currency or country. Owners only.',
    affects: ['household', ...affected.stock],
    body: z.object({
      name: z.optional(HouseholdName),
      timeZone: z.optional(TimeZone),
      currency: z.optional(Currency),
      country: z.optional(CountryCode),
      /** The probable country, detected on an owner's device; stored only if none is set. */
      likelyCountry: z.optional(CountryCode),
    }),
    data: Household,
    errors: ['owners-only'],
  }),
  enter: endpoint({
    method: 'POST',
    path: '/households/:id/enter',
    access: 'cook',
    byKey: false,
    summary: 'Switches the current household on every device of the cook.',
    affects: ['household', ...affected.diet],
    params: byId,
    data: Household,
    errors: ['household-not-found'],
  }),
  leave: endpoint({
    method: 'POST',
    path: '/households/:id/leave',
    access: 'cook',
    byKey: false,
    summary:
      'Leaves a household. If no member is left, it is deleted with its data. A cook without a household gets a new, empty one.',
    affects: ['household', ...affected.diet, 'my-recipes', 'cooking'],
    params: byId,
    data: Household,
    errors: ['household-not-found', 'last-owner'],
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/households/current/members/:accountId',
    access: 'cook',
    byKey: false,
    summary: 'Changes a member’s role. Owners only.',
    affects: ['household'],
    params: byAccount,
    body: z.object({ role: MemberRole }),
    data: Household,
    errors: ['owners-only', 'member-not-found', 'last-owner'],
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/households/current/members/:accountId',
    access: 'cook',
    byKey: false,
    summary: 'Removes a member and revokes all open invitations. Owners only.',
    affects: ['household', ...affected.diet, 'my-recipes', 'cooking'],
    params: byAccount,
    data: Household,
    errors: ['owners-only', 'member-not-found', 'last-owner'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/households/current/invitations',
    access: 'cook',
    byKey: false,
    confirmed: true,
    summary: 'Creates an invitation. Its code and link are returned only here. Owners only.',
    affects: ['household'],
    body: z.object({
      days: z._default(z.literal(invitationDays), 7),
      forSeveral: z._default(z.boolean(), false),
    }),
    data: z.object({ invitation: Invitation, code: z.string(), link: z.string() }),
    status: 201,
    errors: ['owners-only', 'household-being-deleted', 'too-many-invitations', 'email-unconfirmed'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/households/current/invitations/:id',
    access: 'cook',
    byKey: false,
    summary: 'Revokes an invitation. Owners only.',
    affects: ['household'],
    params: byId,
    errors: ['owners-only', 'invitation-not-found'],
  }),
  peek: endpoint({
    method: 'POST',
    path: '/households/invitation',
    access: 'anyone',
    byKey: false,
    summary: 'Returns who invites and to which household, to anyone with the code.',
    reads: true,
    body: z.object({ code: InvitationCode }),
    data: z.object({
      household: z.string(),
      invitedBy: z.optional(z.string()),
      members: z.int(),
      expiresAt: Instant,
      alreadyMember: z.boolean(),
    }),
    errors: ['invitation-not-found'],
  }),
  join: endpoint({
    method: 'POST',
    path: '/households/join',
    access: 'cook',
    byKey: false,
    summary: 'Joins the household of an invitation and makes it the current one.',
    affects: ['household', ...affected.diet],
    body: z.object({ code: InvitationCode }),
    data: Household,
    errors: [
      'invitation-not-found',
      'already-member',
      'too-many-households',
      'too-many-members',
      'email-unconfirmed',
    ],
  }),
  live: endpoint({
    method: 'GET',
    path: '/households/current/live',
    access: 'cook',
    summary: 'Streams changes in the household as server-sent events.',
    data: LiveEvent,
    stream: true,
  }),
})
