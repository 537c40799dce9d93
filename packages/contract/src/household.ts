import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { CountryCode, Instant, singleLineField, TimeZone, Uuid } from './http/fields'

/** What a member may do: an owner invites, removes and renames. Example: 'owner'. */
export const MemberRole = z.enum(['owner', 'member'])
/** What a member may do. Example: 'member'. */
export type MemberRole = z.infer<typeof MemberRole>

/** Somebody with an account who belongs to a household. Example: Ana, owner, since March. */
export const Member = z.object({
  accountId: Uuid,
  name: z.string(),
  role: MemberRole,
  joinedAt: Instant,
  you: z.boolean(),
})
/** Somebody with an account who belongs to a household. Example: Ana. */
export type Member = z.infer<typeof Member>

/** One of the households a cook belongs to. Example: `{ name: 'Ana’s kitchen', role: 'owner', members: 3, current: true }`. */
export const HouseholdSummary = z.object({
  id: Uuid,
  name: z.string(),
  role: MemberRole,
  members: z.int(),
  current: z.boolean(),
})
/** One of the households a cook belongs to. Example: the weekend house. */
export type HouseholdSummary = z.infer<typeof HouseholdSummary>

/** A way in that is open until it expires or is withdrawn; only its maker ever saw the code. */
export const Invitation = z.object({
  id: Uuid,
  invitedBy: z.optional(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  /** How many joined by it. */
  joined: z.int(),
})
/** A way in that is open until it expires. Example: made by Ana, for a week. */
export type Invitation = z.infer<typeof Invitation>

/** The household a cook acts for at the moment. Example: Ana’s kitchen with three members. */
export const Household = z.object({
  id: Uuid,
  name: z.string(),
  /** Decides when a day begins and ends here. */
  timeZone: z.string(),
  /** The currency of its prices. */
  currency: z.string(),
  /** Decides whose pints, cups and packs are meant; absent where nobody has said it. */
  country: z.optional(z.string()),
  role: MemberRole,
  members: z.array(Member),
  /** Only owners see them. */
  invitations: z.array(Invitation),
})
/** The household a cook acts for at the moment. Example: Ana’s kitchen. */
export type Household = z.infer<typeof Household>

const HouseholdName = singleLineField({ max: 80 })
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'Use three letters, like EUR.'))

/**
 * The code of an invitation as people type it: small letters, spaces and dashes are forgiven, and so are the letters that
 * look like digits. Example: 'k7qx m2pd-9r' is read as 'K7QXM2PD9R'.
 */
export const InvitationCode = z.string().check(
  z.maxLength(40),
  z.overwrite((given) =>
    given.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1'),
  ),
  z.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/, 'A code has ten letters and digits, like K7QXM-2PD9R.'),
)

/** How long an invitation may be open, in days. Example: 7. */
export const invitationDays = [1, 7, 30] as const

/**
 * What the live line says: first where the household stands, then what changed, by words of the contract; 'elsewhere' when
 * the cook now acts for another household or is no longer in this one. Example: `{ type: 'changed', words: ['inventory'], revision: 12 }`.
 */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), household: Uuid, revision: z.int() }),
  z.object({ type: z.literal('changed'), words: z.array(z.string()), revision: z.int() }),
  z.object({ type: z.literal('elsewhere') }),
])
/** What the live line says. Example: the inventory changed. */
export type LiveEvent = z.infer<typeof LiveEvent>

const byId = z.object({ id: Uuid })
const byAccount = z.object({ accountId: Uuid })

/** Households: who cooks together, who may come in, and word of each change as it happens. Example: `household.join`. */
export const household = feature('household', {
  list: endpoint({
    method: 'GET',
    path: '/households',
    access: 'cook',
    summary: 'The households of the signed-in cook.',
    data: z.array(HouseholdSummary),
  }),
  create: endpoint({
    method: 'POST',
    path: '/households',
    access: 'cook',
    summary: 'Begin another household and act for it from now on.',
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
    summary: 'The household the cook acts for, with its members.',
    data: Household,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/households/current',
    access: 'cook',
    summary: 'Rename it, or set its time zone, currency and country; owners only.',
    body: z.object({
      name: z.optional(HouseholdName),
      timeZone: z.optional(TimeZone),
      currency: z.optional(Currency),
      country: z.optional(CountryCode),
      /** Where it probably is, by the device of an owner: kept only as long as nobody has said it. */
      likelyCountry: z.optional(CountryCode),
    }),
    data: Household,
    errors: ['owners-only'],
  }),
  enter: endpoint({
    method: 'POST',
    path: '/households/:id/enter',
    access: 'cook',
    summary: 'Act for another of the own households, on every device.',
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
      'Leave a household. The last one out deletes it with all it holds; whoever has none left gets a new, empty one.',
    params: byId,
    data: Household,
    errors: ['household-not-found', 'last-owner'],
  }),
  setRole: endpoint({
    method: 'PUT',
    path: '/households/current/members/:accountId',
    access: 'cook',
    byKey: false,
    summary: 'Make a member an owner or an owner a member; owners only.',
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
    summary: 'Remove a member, and withdraw every open invitation with them; owners only.',
    params: byAccount,
    data: Household,
    errors: ['owners-only', 'member-not-found', 'last-owner'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/households/current/invitations',
    access: 'cook',
    byKey: false,
    summary: 'Open an invitation; its code and link are shown this once. Owners only.',
    body: z.object({ days: z._default(z.literal(invitationDays), 7) }),
    data: z.object({ invitation: Invitation, code: z.string(), link: z.string() }),
    status: 201,
    errors: ['owners-only', 'household-being-deleted', 'too-many-invitations'],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/households/current/invitations/:id',
    access: 'cook',
    byKey: false,
    summary: 'Withdraw an invitation; owners only.',
    params: byId,
    errors: ['owners-only', 'invitation-not-found'],
  }),
  peek: endpoint({
    method: 'POST',
    path: '/households/invitation',
    access: 'cook',
    byKey: false,
    summary: 'What an invitation leads to, before saying yes.',
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
    summary: 'Join the household of an invitation and act for it from now on.',
    body: z.object({ code: InvitationCode }),
    data: Household,
    errors: ['invitation-not-found', 'already-member', 'too-many-households', 'too-many-members'],
  }),
  live: endpoint({
    method: 'GET',
    path: '/households/current/live',
    access: 'cook',
    summary: 'Word of every change in the household as it happens, as server-sent events.',
    data: LiveEvent,
    stream: true,
  }),
})
