import * as z from 'zod/mini'
import { endpoint } from '../http/endpoint'
import { Instant, Secret, TypedPassword, textField, Uuid } from '../http/fields'

export { deletionGraceDays } from './deletion-grace-days'

/** The state of a cook's data export: requested, in progress, ready for a limited time, or failed. */
export const DataArchive = z.object({
  state: z.enum(['none', 'working', 'ready', 'failed']),
  /** Progress from 0 to 1. */
  done: z.number(),
  /** Size and expiry of the finished archive. */
  bytes: z.optional(z.int()),
  expiresAt: z.optional(Instant),
  /** Download address. It needs no sign-in: anyone with the address can read the data. */
  url: z.optional(z.string()),
})
/** The state of a cook's data export. Example: `archive.state`. */
export type DataArchive = z.infer<typeof DataArchive>

/** A household of a cook who deletes their account. */
export const HouseholdOfLeaver = z.object({
  id: Uuid,
  name: z.string(),
  /** The household has no other member and is deleted with the account. */
  alone: z.boolean(),
  /** The cook is the only owner: they must name a new owner or have the household deleted. */
  undecided: z.boolean(),
  others: z.array(z.object({ accountId: Uuid, name: z.string() })),
})
/** A household of a cook who deletes their account. Example: `household.others`. */
export type HouseholdOfLeaver = z.infer<typeof HouseholdOfLeaver>

/** The decision about a household: another member becomes owner, or it is deleted with all its data. */
export const HouseholdTransfer = z.object({
  householdId: Uuid,
  /** Absent: the household is deleted. */
  to: z.optional(Uuid),
})

/** Endpoints for data export and account deletion. Example: `account.leave`. */
export const accountDeletionEndpoints = {
  archive: endpoint({
    method: 'GET',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary: 'Where the archive of everything about this cook stands.',
    data: DataArchive,
  }),
  askArchive: endpoint({
    method: 'POST',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary:
      'Put together everything about this cook: JSON, CSV and pictures. While one is under way, that one stays.',
    affects: ['account'],
    data: DataArchive,
    status: 202,
  }),
  dropArchive: endpoint({
    method: 'DELETE',
    path: '/account/archive',
    access: 'cook',
    byKey: false,
    summary: 'Call it off, or throw it away: its address leads nowhere from then on.',
    affects: ['account'],
    data: DataArchive,
  }),
  fetchArchive: endpoint({
    method: 'GET',
    path: '/archives/:secret',
    access: 'anyone',
    summary: 'The archive itself, as long as its address is good.',
    params: z.object({ secret: Secret }),
    gives: 'archive',
    errors: ['archive-not-found'],
  }),
  leaving: endpoint({
    method: 'GET',
    path: '/account/leaving',
    access: 'cook',
    byKey: false,
    summary: 'What deleting the account would leave behind: its households and who else is in them.',
    data: z.object({ deletionAt: z.optional(Instant), households: z.array(HouseholdOfLeaver) }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/account/leave',
    access: 'cook',
    byKey: false,
    summary:
      'Delete the account in 14 days, and end its sessions now. The email must be typed, and the password where there is one.',
    affects: ['account'],
    body: z.object({
      email: textField({ max: 254 }),
      currentPassword: z.optional(TypedPassword),
      handovers: z._default(z.array(HouseholdTransfer).check(z.maxLength(50)), []),
    }),
    data: z.object({ deletionAt: Instant }),
    errors: ['email-differs', 'wrong-password', 'last-admin', 'household-undecided', 'too-many-attempts'],
  }),
  stay: endpoint({
    method: 'POST',
    path: '/account/stay',
    access: 'cook',
    byKey: false,
    summary: 'Keep the account after all.',
    affects: ['account'],
  }),
} as const
